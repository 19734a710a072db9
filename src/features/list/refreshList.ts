type List = { getSnapshot: () => { status: string }; send: (event: { type: 'list.refresh' }) => void };

/** Reads a list again, if its screen is still there. */
export function refreshList(list: List): void {
  if (list.getSnapshot().status === 'active') list.send({ type: 'list.refresh' });
}
