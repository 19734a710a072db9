import { createContext } from 'react';

/** Has `onBack` called in place of leaving the page by Back or Forward, until the returned function is called. */
export type AnswerBack = (onBack: () => void) => () => void;

/** What an open dialog answers Back with; null where there is no history to go back in. */
export const BackContext = createContext<AnswerBack | null>(null);
