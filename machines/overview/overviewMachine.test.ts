import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it } from 'vitest';
import type { AuditLog } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import {
  overviewMachine,
  selectLatest,
  selectLatestFailure,
  selectTotals,
  selectTotalsFailure,
  type Totals,
} from './overviewMachine.ts';
import { selectIsSlow } from '../shared/dialogSelectors.ts';

const coverage = trackTransitions(overviewMachine);
afterAll(coverage.expectComplete);

const TOTALS: Totals = {
  people: 8,
  teams: 3,
  departments: 2,
  pendingSetups: 1,
  attention: [],
  byRole: [],
  byDepartment: [],
};
const ENTRY: AuditLog = {
  id: '1',
  performedAt: '2024-01-05T13:45:09Z',
  performedBy: null,
  performedByLabel: 'Ann Lee',
  performer: null,
  action: 'INSERT',
  resourceType: 'teams',
  resourceId: null,
  subjectId: null,
  label: null,
  changes: {},
};

type Answers<Value> = (Outcome<Value> | typeof DEFECT)[];

type Options = { totals?: Answers<Totals>; latest?: Answers<AuditLog[]>; mayReadLog?: boolean };

async function openOverview({ totals = [], latest = [], mayReadLog = true }: Options) {
  const clock = new SimulatedClock();
  const loadTotals = answering(...totals);
  const loadLatest = answering(...latest);
  const machine = overviewMachine.provide({
    actors: {
      loadTotals: fromPromise(() => loadTotals()),
      loadLatest: fromPromise(() => loadLatest()),
      watchConnection: fromCallback(() => {}),
    },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input: { mayReadLog } }).start();
  await settle();
  return { actor, clock, loadTotals, loadLatest, snapshot: () => actor.getSnapshot() };
}

describe('dashboard', () => {
  it('shows the totals while the latest changes are loading', async () => {
    const { snapshot } = await openOverview({ totals: [accepted(TOTALS)] });
    expect(snapshot().value).toEqual({ totals: 'shown', latest: { loading: 'waiting' } });
    expect(selectTotals(snapshot())).toEqual(TOTALS);
    expect(selectLatest(snapshot())).toBeNull();
    expect(selectLatestFailure(snapshot())).toBeNull();
  });

  it('does not load the latest changes for a role that may not read the audit log', async () => {
    const { actor, loadLatest, snapshot } = await openOverview({ totals: [accepted(TOTALS)], mayReadLog: false });
    actor.send({ type: 'connection.restored' });
    expect(snapshot().value).toEqual({ totals: { loading: 'waiting' }, latest: 'withheld' });
    expect(loadLatest).not.toHaveBeenCalled();
  });

  it('shows the latest changes without the totals', async () => {
    const { snapshot } = await openOverview({ latest: [accepted([ENTRY])] });
    expect(snapshot().value).toEqual({ totals: { loading: 'waiting' }, latest: 'shown' });
    expect(selectLatest(snapshot())).toEqual([ENTRY]);
    expect(selectTotals(snapshot())).toBeNull();
  });

  it('shows the server message or the fallback, and retries only the failed request', async () => {
    const { actor, snapshot, loadTotals, loadLatest } = await openOverview({
      totals: [rejected('unreachable'), accepted(TOTALS)],
      latest: [rejected('permission', 'Not allowed'), accepted([ENTRY])],
    });
    expect(selectTotalsFailure(snapshot())).toBe('Failed to load the totals');
    expect(selectLatestFailure(snapshot())).toBe('Not allowed');
    actor.send({ type: 'totals.retry' });
    expect(loadTotals).toHaveBeenCalledTimes(2);
    expect(loadLatest).toHaveBeenCalledTimes(1);
    actor.send({ type: 'latest.retry' });
    await settle();
    expect(selectTotalsFailure(snapshot())).toBeNull();
    expect(selectTotals(snapshot())).toEqual(TOTALS);
    expect(selectLatest(snapshot())).toEqual([ENTRY]);
  });

  it('retries the failed request when the device is online again', async () => {
    const { actor, snapshot } = await openOverview({
      totals: [DEFECT, accepted(TOTALS)],
      latest: [DEFECT, accepted([ENTRY])],
    });
    expect(selectTotalsFailure(snapshot())).toBe('Failed to load the totals');
    expect(selectLatestFailure(snapshot())).toBe('Failed to load the latest changes');
    actor.send({ type: 'connection.restored' });
    await settle();
    expect(snapshot().value).toEqual({ totals: 'shown', latest: 'shown' });
    expect(selectTotals(snapshot())).toEqual(TOTALS);
    expect(selectLatest(snapshot())).toEqual([ENTRY]);
  });

  it('F-14 reloads everything when the device is online again, and keeps the old values meanwhile', async () => {
    const { actor, snapshot } = await openOverview({
      totals: [accepted(TOTALS), accepted({ ...TOTALS, people: 9 })],
      latest: [accepted([ENTRY]), rejected('unreachable')],
    });
    actor.send({ type: 'connection.restored' });
    expect(selectTotals(snapshot())).toEqual(TOTALS);
    await settle();
    expect(selectTotals(snapshot())).toEqual({ ...TOTALS, people: 9 });
    expect(selectLatest(snapshot())).toEqual([ENTRY]);
    expect(selectLatestFailure(snapshot())).toBe('Failed to load the latest changes');
  });

  it.each([
    ['the totals are', { latest: [accepted([ENTRY])] }],
    ['the latest changes are', { totals: [accepted(TOTALS)] }],
  ])('shows that it is still working when only %s late', async (_, answers) => {
    const { clock, snapshot } = await openOverview(answers);
    clock.increment(4_999);
    expect(selectIsSlow(snapshot())).toBe(false);
    clock.increment(1);
    expect(selectIsSlow(snapshot())).toBe(true);
  });

  it('shows after 5 s that it is still working, and times out after 15 s', async () => {
    const { clock, snapshot } = await openOverview({});
    expect(selectIsSlow(snapshot())).toBe(false);
    clock.increment(5_000);
    expect(selectIsSlow(snapshot())).toBe(true);
    clock.increment(10_000);
    expect(selectIsSlow(snapshot())).toBe(false);
    expect(selectTotalsFailure(snapshot())).not.toBeNull();
    expect(selectLatestFailure(snapshot())).not.toBeNull();
  });
});
