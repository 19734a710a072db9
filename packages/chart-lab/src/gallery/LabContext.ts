import { createContext, use } from 'react';
import type { Lab } from '../lab.ts';

/** What the gallery shows. */
export const LabContext = createContext<Lab | null>(null);

/** What the gallery shows. */
export function useLab(): Lab {
  const lab = use(LabContext);
  if (lab === null) throw new Error('There is no LabContext');
  return lab;
}
