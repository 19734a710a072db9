import { notProvided } from './outcome.ts';

/** The stub of an action that shows a toast. */
export const announcement: (name: string) => (_: unknown, params: { text: string }) => void = notProvided;
