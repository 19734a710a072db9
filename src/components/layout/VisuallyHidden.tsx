import type { ComponentPropsWithRef } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** Text for screen readers only. Takes the props of a span. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <span {...props} className={visuallyHidden} />;
}
