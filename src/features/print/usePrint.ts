import { queryOf } from '../../../machines/list/query.ts';
import { totalOf } from '../../../machines/list/selectors.ts';
import type { ListActor } from '../list/listActor.ts';
import { PrintActor } from './printActor.ts';

/** Returns a function that prints the filtered list, including rows that are not loaded yet. Needs a PrintDialog. */
export function usePrint(list: ListActor): () => void {
  const printing = PrintActor.useActorRef();
  return () => {
    // What is typed counts already, so that the paper says what its rows are.
    list.send({ type: 'search.submit' });
    const listed = list.getSnapshot();
    printing.send({ type: 'print.start', query: queryOf(listed.context), total: totalOf(listed), now: Date.now() });
  };
}
