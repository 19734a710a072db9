/** Whether a message is the warning about Node 20 that supabase-js logs in each process that loads it. */
export function isNodeWarning(message: unknown): boolean {
  return typeof message === 'string' && message.includes('Node.js 20 and below are deprecated');
}

// Import this file before supabase-js in a process beside others, so that a command does not repeat the warning.
const { warn } = console;
console.warn = (...message: unknown[]) => {
  if (!isNodeWarning(message[0])) warn(...message);
};
