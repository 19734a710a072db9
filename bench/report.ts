import { FIGURES, type Attempt, type Total } from './browser/contest.ts';
import { INPUT_BUDGET } from './browser/interactions.ts';
import { medians } from './statistics.ts';

/** What the app may take of what react-admin takes. */
const GOALS: Partial<Record<Total, number>> = {
  usable: 0.6,
  firstRow: 0.5,
  blocking: 0.4,
  heap: 0.6,
  signInToRow: 0.45,
};

const column = (text: string) => text.padStart(18);

/** One line a figure: each app's median, and the app's part of react-admin's beside its goal. */
export function reportContest(attempts: Map<string, Attempt[]>): string[] {
  const apps = [...attempts].map(([name, all]) => ({ name, totals: medians(all) }));
  const [own, rival] = apps;
  const header = [
    'figure'.padEnd(32),
    ...apps.map(({ name }) => column(name)),
    column('ours / first rival'),
    '    goal',
  ];
  const lines = (Object.keys(FIGURES) as Total[]).map((total) => {
    const values = apps.map(({ totals }) => column(totals[total].toFixed(1)));
    const ratio = own && rival ? own.totals[total] / rival.totals[total] : NaN;
    const goal = GOALS[total];
    const note = goal === undefined ? '' : `    ${goal}${ratio > goal ? '  MISSED' : ''}`;
    return [FIGURES[total].padEnd(32), ...values, column(ratio.toFixed(2)), note].join('');
  });
  return [header.join(''), ...lines];
}

/** One line an action, the slowest first, beside the budget. */
export function reportActions(rounds: Record<string, number>[]): string[] {
  return Object.entries(medians(rounds))
    .sort(([, one], [, other]) => other - one)
    .map(([name, taken], place) => {
      const note = taken > INPUT_BUDGET ? 'OVER' : place === 0 ? 'the worst' : '';
      return `${name.padEnd(32)}${column(`${taken} ms`)}    ${INPUT_BUDGET} ms  ${note}`.trimEnd();
    });
}
