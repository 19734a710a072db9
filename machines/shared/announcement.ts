import { notProvided } from './outcome.ts';

/** The stub of an action that says something to the person: `src/app` hands over a toast. */
export const announcement: (name: string) => (_: unknown, params: { text: string }) => void = notProvided;
