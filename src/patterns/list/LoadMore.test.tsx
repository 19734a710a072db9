import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { SPINNER_DELAY, type LoadedPage } from '../../../machines/list/listContext.ts';
import { listMachine } from '../../../machines/list/listMachine.ts';
import { accepted, answering, exactly, rejected, settle } from '../../../machines/testing/answers.ts';
import { LoadMore } from './LoadMore.tsx';

function page(first: number, hasNext: boolean): LoadedPage {
  const rows = Array.from({ length: 50 }, (_, index) => ({ id: String(first + index) }));
  return accepted({ rows, next: hasNext ? { key: 'key', id: String(first + 49) } : null });
}

/** A list of 300 rows that shows the first two pages. */
async function openList(...answers: LoadedPage[]) {
  const clock = new SimulatedClock();
  const load = answering(page(0, true), ...answers);
  const machine = listMachine.provide({
    actors: { loadPage: fromPromise(load), countRows: fromPromise(() => Promise.resolve(accepted(exactly(300)))) },
    actions: { rememberQuery: () => undefined },
  });
  const list = createActor(machine, { clock, input: { failureText: 'Failed' } }).start();
  await settle();
  list.send({ type: 'page.more' });
  await settle();
  return { clock, list, markup: () => renderToStaticMarkup(<LoadMore list={list} />) };
}

it('shows that all rows are shown only if they are', async () => {
  const { markup } = await openList(page(50, false));
  expect(markup()).toContain('All 100 shown');
  expect(markup()).not.toContain('Load more');
});

it('keeps showing the number of rows during and after a failed refresh', async () => {
  const { clock, list, markup } = await openList(page(50, true), rejected('other'));
  list.send({ type: 'list.refresh' });
  expect(markup()).toMatch(/Load more.*100 of 300/);
  clock.increment(SPINNER_DELAY);
  expect(markup()).toMatch(/Loading\.\.\..*100 of 300/);
  await settle();
  expect(markup()).toContain('100 of 300');
  expect(markup()).not.toContain('<button');
});
