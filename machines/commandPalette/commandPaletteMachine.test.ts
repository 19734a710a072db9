import { afterAll, describe, expect, it } from 'vitest';
import { accepted, DEFECT, rejected, settle } from '../testing/answers.ts';
import { NOTHING, type FoundPeople } from './commandPaletteMachine.ts';
import { ann, anna, AUDIT, coverage, found, openPalette } from './paletteFixtures.ts';
import './picking.cases.ts';
import * as select from './commandPaletteMachine.ts';

afterAll(coverage.expectComplete);

describe('opening and closing', () => {
  it('opens with all commands and the first one active, and clears its state on close', async () => {
    const { actor, now, ids, active, isIn, search } = openPalette([found(ann)]);
    expect(select.selectIsOpen(now())).toBe(true);
    expect(isIn('idle')).toBe(true);
    expect(ids()).toEqual(['teams', 'audit', 'signOut']);
    expect(active()).toBe('teams');
    await search('ann');
    actor.send({ type: 'palette.close' });
    expect(select.selectIsOpen(now())).toBe(false);
    expect(now().context).toEqual(NOTHING);
    expect(active()).toBeNull();
  });

  it.each([
    ['the start of a word', 'depart', ['teams']],
    ['its full name with punctuation', 'Teams & Departments', ['teams']],
    ['any case and order of words', 'OUT sign', ['signOut']],
    ['another search term', 'trail', ['audit']],
  ])('finds a command by %s without a delay', (_, text, expected) => {
    const { type, ids, now } = openPalette();
    type(text);
    expect(ids()).toEqual(expected);
    expect(select.selectText(now())).toBe(text);
  });

  it.each(['ign', '"'])('matches commands only at the start of a word: %j (F-104)', (text) => {
    const { type, ids } = openPalette();
    type(text);
    expect(ids()).toEqual([]);
  });

  it('moves through the options, wraps around, and activates the hovered one', () => {
    const { actor, active } = openPalette();
    const stops = (['next', 'next', 'next', 'previous', 'previous', 'first', 'last'] as const).map((step) => {
      actor.send({ type: 'option.move', step });
      return active();
    });
    expect(stops).toEqual(['audit', 'signOut', 'teams', 'signOut', 'audit', 'teams', 'signOut']);
    actor.send({ type: 'option.activate', id: 'audit' });
    expect(active()).toBe('audit');
  });

  it('activates the first option when the text changes', () => {
    const { actor, type, active } = openPalette();
    actor.send({ type: 'option.move', step: 'last' });
    type('t');
    expect(active()).toBe('teams');
    actor.send({ type: 'option.move', step: 'last' });
    type('t ');
    expect(active()).toBe('teams');
    type('');
    expect(active()).toBe('teams');
  });

  it('ignores arrow keys without options', () => {
    const { actor, type, active } = openPalette();
    type('nobody');
    for (const step of ['next', 'previous', 'first', 'last'] as const) {
      actor.send({ type: 'option.move', step });
      expect(active()).toBeNull();
    }
  });
});

describe('choosing', () => {
  it('runs the active option once, and closes', () => {
    const { actor, choose, carryOut, now } = openPalette();
    actor.send({ type: 'option.move', step: 'next' });
    choose();
    choose();
    expect(carryOut).toHaveBeenCalledExactlyOnceWith({ option: { id: 'audit', kind: 'command', command: AUDIT } });
    expect(select.selectIsOpen(now())).toBe(false);
    expect(now().context).toEqual(NOTHING);
  });

  it('runs the pressed option', () => {
    const { choose, carryOut } = openPalette();
    choose('signOut');
    expect(carryOut.mock.lastCall?.[0].option?.id).toBe('signOut');
  });

  it('ignores an option that is no longer on screen', () => {
    const { type, choose, carryOut, isIn } = openPalette();
    choose('person-ann');
    expect(isIn('idle')).toBe(true);
    type('teams');
    choose('signOut');
    expect(isIn('typing')).toBe(true);
    expect(carryOut).not.toHaveBeenCalled();
  });

  it('opens a person or their history', async () => {
    const { search, choose, carryOut } = openPalette([found(ann)]);
    await search('ann');
    choose();
    expect(carryOut).toHaveBeenCalledExactlyOnceWith({ option: { id: 'person-ann', kind: 'person', person: ann } });
    const other = openPalette([found(ann)]);
    await other.search('ann');
    other.choose('history-ann');
    expect(other.carryOut.mock.lastCall?.[0].option).toEqual({ id: 'history-ann', kind: 'history', person: ann });
  });
});

describe('people', () => {
  it('searches once, 250 ms after the last key, and lists people with their history', async () => {
    const { type, clock, findPeople, ids, isIn, now } = openPalette([found(ann, anna)]);
    type('an');
    clock.increment(249);
    type('ann ');
    clock.increment(249);
    expect(findPeople).not.toHaveBeenCalled();
    expect(isIn('typing')).toBe(true);
    clock.increment(1);
    expect(isIn('searching')).toBe(true);
    expect(select.selectIsSearching(now())).toBe(true);
    expect(findPeople).toHaveBeenCalledExactlyOnceWith({ search: 'ann' });
    await settle();
    expect(isIn('results')).toBe(true);
    expect(select.selectIsSearching(now())).toBe(false);
    expect(ids()).toEqual(['person-ann', 'person-anna', 'history-ann', 'history-anna']);
  });

  it('offers all matching people when there are more than fit', async () => {
    const { search, ids, choose, carryOut } = openPalette([
      accepted({ rows: [ann], next: { key: '2024', id: 'ann' } }),
    ]);
    await search(' ann');
    expect(ids()).toEqual(['person-ann', 'allPeople', 'history-ann']);
    choose('allPeople');
    expect(carryOut.mock.lastCall?.[0].option).toEqual({ id: 'allPeople', kind: 'allPeople', search: 'ann' });
  });

  it('does not search again when only a space is typed', async () => {
    const { search, type, findPeople, isIn } = openPalette([found(ann)]);
    await search('ann');
    type('ann ');
    expect(isIn('results')).toBe(true);
    expect(findPeople).toHaveBeenCalledOnce();
  });

  it('keeps showing people who still match until the response arrives', async () => {
    const { search, type, ids } = openPalette([accepted({ rows: [ann, anna], next: { key: '', id: '' } })]);
    await search('ann');
    type('anna');
    expect(ids()).toEqual(['person-anna', 'history-anna']);
    type('org, ánna');
    expect(ids()).toEqual(['person-anna', 'history-anna']);
  });

  it('clears the people when the text is cleared', async () => {
    const { search, type, ids, isIn } = openPalette([found(ann)]);
    await search('ann');
    type(' ');
    expect(isIn('idle')).toBe(true);
    expect(ids()).toEqual(['teams', 'audit', 'signOut']);
  });

  it('ignores late responses of an older search', async () => {
    let answerLate: (people: FoundPeople) => void = () => {};
    const { type, clock, findPeople, ids, isIn } = openPalette();
    findPeople.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve))).mockResolvedValueOnce(found(anna));
    type('ann');
    clock.increment(250);
    type('anna');
    answerLate(found(ann));
    await settle();
    expect(isIn('typing')).toBe(true);
    expect(ids()).toEqual([]);
    clock.increment(250);
    await settle();
    expect(ids()).toEqual(['person-anna', 'history-anna']);
  });

  it('keeps the option that Enter was about to choose when people arrive', async () => {
    const { search, type, clock, active } = openPalette([found(anna, ann), found(ann, anna)]);
    await search('ann');
    expect(active()).toBe('person-anna');
    type('anna');
    type('an');
    clock.increment(250);
    await settle();
    expect(active()).toBe('person-anna');
  });

  it('searches at once on Enter without options', async () => {
    const { type, choose, findPeople, isIn, active } = openPalette([found(ann)]);
    type('ann');
    choose();
    expect(isIn('searching')).toBe(true);
    choose();
    expect(findPeople).toHaveBeenCalledOnce();
    await settle();
    expect(active()).toBe('person-ann');
  });

  it('does not search people without permission', () => {
    const { type, clock, findPeople, isIn, ids } = openPalette([], { finds: 'nothing' });
    type('out');
    clock.increment(250);
    expect(isIn('idle')).toBe(true);
    expect(ids()).toEqual(['signOut']);
    expect(findPeople).not.toHaveBeenCalled();
  });
});

describe('a failed search', () => {
  it.each([
    ['is rejected', rejected('permission', 'Not allowed'), 'Not allowed'],
    ['is rejected without a message', rejected('other'), 'Failed to search people'],
    ['throws', DEFECT, 'Failed to search people'],
  ] as const)('shows the error when the request %s, and searches again on Retry', async (_, answer, text) => {
    const { actor, search, isIn, now, ids, findPeople } = openPalette([answer, found(ann)]);
    expect(select.selectFailure(now())).toBeNull();
    await search('ann');
    expect(isIn('failed')).toBe(true);
    expect(select.selectFailure(now())).toBe(text);
    actor.send({ type: 'search.retry' });
    expect(isIn('searching')).toBe(true);
    expect(select.selectFailure(now())).toBeNull();
    await settle();
    expect(findPeople).toHaveBeenCalledTimes(2);
    expect(ids()).toEqual(['person-ann', 'history-ann']);
  });

  it('shows after 5 s that the request is slow, and times out after 15 s', async () => {
    const { search, clock, now, isIn } = openPalette();
    await search('ann');
    clock.increment(4_999);
    expect(select.selectIsSlow(now())).toBe(false);
    clock.increment(1);
    expect(select.selectIsSlow(now())).toBe(true);
    expect(isIn('searching')).toBe(true);
    clock.increment(9_999);
    expect(isIn('searching')).toBe(true);
    clock.increment(1);
    expect(isIn('failed')).toBe(true);
    expect(select.selectFailure(now())).toBe('Failed to search people');
  });
});
