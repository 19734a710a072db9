import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrivedFirstPage, askFirstPage, dropFirstPageOfOthers, forgetFirstPage, takeFirstPage } from './firstPage.ts';

const page = { ok: true, value: { rows: [{ id: 'bo' }], next: null } };
const whole = { search: '', filters: {}, after: null };

const backend = vi.hoisted(() => ({ listStaff: vi.fn(), listTeams: vi.fn(), listAuditLogs: vi.fn() }));
vi.mock('../loadBackend.ts', () => ({ loadBackend: () => Promise.resolve(backend) }));

beforeEach(() => {
  vi.useFakeTimers();
  backend.listStaff.mockResolvedValue(page);
});
afterEach(() => {
  dropFirstPageOfOthers(undefined);
  vi.useRealTimers();
  vi.resetAllMocks();
});

function askForPeople(search = '') {
  askFirstPage({ pathname: '/dashboard/roles', search }, 'ann');
}

it('is asked for before the list is there, and taken once', async () => {
  askForPeople();
  await vi.waitFor(() => expect(backend.listStaff).toHaveBeenCalledOnce());
  await expect(takeFirstPage('listStaff', whole)).resolves.toBe(page);
  expect(takeFirstPage('listStaff', whole)).toBeNull();
  expect(backend.listStaff).toHaveBeenCalledOnce();
});

it('is there for the first rendering once it has arrived, until it is forgotten', async () => {
  askForPeople();
  expect(arrivedFirstPage('listStaff', whole)).toBeNull();
  await vi.runAllTimersAsync();
  expect(arrivedFirstPage('listStaff', whole)).toBe(page.value);
  expect(arrivedFirstPage('listTeams', whole)).toBeNull();
  expect(arrivedFirstPage('listStaff', { ...whole, search: 'bo' })).toBeNull();
  forgetFirstPage('listTeams');
  expect(arrivedFirstPage('listStaff', whole)).toBe(page.value);
  forgetFirstPage('listStaff');
  expect(arrivedFirstPage('listStaff', whole)).toBeNull();
});

it.each([
  ['/settings', ''],
  ['/constructor', ''],
  ['/dashboard/roles', '?q=ann'],
])('is not asked for at %s%s', async (pathname, search) => {
  askFirstPage({ pathname, search }, 'ann');
  await vi.runAllTimersAsync();
  expect(backend.listStaff).not.toHaveBeenCalled();
  expect(takeFirstPage('listStaff', whole)).toBeNull();
});

it.each([
  ['another search', { ...whole, search: 'bo' }],
  ['a filter', { ...whole, filters: { role: 'MANAGER' } }],
  ['another order', { ...whole, sort: { key: 'name', isDescending: false } }],
  ['a further page', { ...whole, after: { key: 'k', id: 'bo' } }],
  ['another size', { ...whole, size: 5 }],
])('is not what is asked for with %s', (_, request) => {
  askForPeople();
  expect(takeFirstPage('listStaff', request)).toBeNull();
});

it('is of its own list', () => {
  askForPeople();
  expect(takeFirstPage('listTeams', whole)).toBeNull();
  expect(takeFirstPage('listStaff', whole)).not.toBeNull();
});

it('is not shown when it has become old', async () => {
  askForPeople();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(takeFirstPage('listStaff', whole)).toBeNull();
});

it.each([
  ['nobody', undefined],
  ['somebody else', 'bo'],
])('is dropped for %s', async (_, userId) => {
  askForPeople();
  await vi.waitFor(() => expect(backend.listStaff).toHaveBeenCalledOnce());
  dropFirstPageOfOthers(userId);
  expect(takeFirstPage('listStaff', whole)).toBeNull();
  const [, signal] = backend.listStaff.mock.calls[0] as [unknown, AbortSignal];
  expect(signal.aborted).toBe(true);
});

it.each([
  ['refused', () => Promise.resolve({ ok: false, refusal: { kind: 'unreachable', message: null } })],
  ['defective', () => Promise.reject(new Error('defect'))],
])('is asked for again when it was %s', async (_, load) => {
  backend.listStaff.mockImplementation(load);
  askForPeople();
  await vi.runAllTimersAsync();
  expect(backend.listStaff).toHaveBeenCalledOnce();
  expect(takeFirstPage('listStaff', whole)).toBeNull();
});

it('stays for the person it was asked for', () => {
  askForPeople();
  dropFirstPageOfOthers('ann');
  expect(takeFirstPage('listStaff', whole)).not.toBeNull();
});
