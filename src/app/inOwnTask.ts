type Scheduler = { postTask: (act: () => void, options: { priority: 'user-blocking' }) => Promise<void> };

/**
 * Acts in a task of its own, ahead of the next frame; at once in a browser that knows no such tasks (Safari). Returns
 * what takes it back.
 */
export function inOwnTask(act: () => void): () => void {
  // TypeScript does not know it yet.
  const { scheduler } = window as { scheduler?: Scheduler };
  if (scheduler === undefined) {
    act();
    return () => {};
  }
  // An AbortSignal for each took a fifth of all memory that scrolling asks for.
  let isTakenBack = false;
  const actOnce = () => {
    if (!isTakenBack) act();
  };
  void scheduler.postTask(actOnce, { priority: 'user-blocking' });
  return () => {
    isTakenBack = true;
  };
}
