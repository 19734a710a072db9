import { root } from '../../embedded/paths.ts';
import { chartDiff } from '../diff/chartDiff.ts';
import { chartsAt, chartsIn } from '../diff/chartsAt.ts';

/**
 * The ids of the states and transitions of a chart that are new or changed since a commit.
 * @throws if the commit does not exist
 */
export function touchedBy(commit: string, chart: string): Set<string> {
  const modelIn = (charts: ReturnType<typeof chartsIn>) =>
    charts.find(({ model }) => model.id === chart)?.model ?? null;
  const { changes } = chartDiff(modelIn(chartsAt(commit, root)), modelIn(chartsIn(root)));
  return new Set(changes.filter(({ mark }) => mark !== 'removed').map(({ part }) => part.id));
}
