/** Somebody who works. */
export type Worker = { email: string; role: string };

/** What the server under load tells the bench. */
export type ToBench = { type: 'ready'; url: string; people: Worker[] } | { type: 'memory'; bytes: number };

/** What the bench tells the server. */
export type ToServer = { type: 'measure' } | { type: 'stop' };
