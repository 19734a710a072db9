import { FIGURES, type Attempt, type Figure } from './browser/contest.ts';
import { INPUT_BUDGET } from './browser/interactions.ts';
import { TASK_BUDGET, type Pace, type Scrolled } from './browser/scrolling.ts';
import { median, medians } from './statistics.ts';

/** What the app may take of what react-admin takes. */
const GOALS: Record<Figure, number> = {
  signInBytes: 0.32,
  usable: 0.56,
  peopleBytes: 0.52,
  firstRow: 0.48,
  blocking: 0.24,
  heap: 0.45,
  signInToRow: 0.38,
};

const column = (text: string) => text.padStart(18);

/** One line a figure: each app's median, and the app's part of react-admin's beside its goal. */
export function reportContest(attempts: Map<string, Attempt[]>): string[] {
  const apps = [...attempts].map(([name, all]) => ({ name, figures: medians(all) }));
  const [own, rival] = apps;
  const header = [
    'figure'.padEnd(32),
    ...apps.map(({ name }) => column(name)),
    column('ours / first rival'),
    '    goal',
  ];
  const lines = (Object.keys(FIGURES) as Figure[]).map((figure) => {
    const values = apps.map(({ figures }) => column(figures[figure].toFixed(1)));
    const ratio = own && rival ? own.figures[figure] / rival.figures[figure] : NaN;
    const missed = ratio > GOALS[figure] ? '  MISSED' : '';
    return [FIGURES[figure].padEnd(32), ...values, column(ratio.toFixed(2)), `    ${GOALS[figure]}${missed}`].join('');
  });
  return [header.join(''), ...lines];
}

const GROWTH_BUDGET = 10;

/** How much of the heap stays after ten rounds through every screen: the median, beside the budget and the worst. */
export function reportHeap(rounds: { first: number; last: number }[]): string {
  const growths = rounds.map(({ first, last }) => (last / first - 1) * 100);
  const growth = median(growths);
  const { first, last } = medians(rounds);
  return [
    `${first.toFixed(1)} MB and ${last.toFixed(1)} MB`,
    `growth ${growth.toFixed(0)} %, at most ${GROWTH_BUDGET} %${growth > GROWTH_BUDGET ? '  OVER' : ''}`,
    `${Math.max(...growths).toFixed(0)} % in the worst of ${rounds.length} rounds`,
  ].join('; ');
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

/** One line a pace: medians of its rounds, and its longest task beside the budget and beside that of the worst round. */
export function reportScrolling({ rows, inDocument, dragged, turned }: Scrolled): string[] {
  const line = (name: string, paces: Pace[]) => {
    const { longestTask, frames, dropped, unfilled } = medians(paces);
    const worst = Math.max(...paces.map((pace) => pace.longestTask));
    return [
      `${name}: longest task ${longestTask} ms, at most ${TASK_BUDGET} ms${longestTask > TASK_BUDGET ? '  OVER' : ''}`,
      `${worst} ms in the worst of ${paces.length} rounds`,
      `${frames} frames shown, ${dropped} dropped, ${unfilled} with a row to come`,
    ].join('; ');
  };
  return [
    `scrolling ${rows} rows: ${inDocument} in the document at the end`,
    line('all of them by the scrollbar', dragged),
    line('by the wheel', turned),
  ];
}
