import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../testing/answers.ts';
import type { PaletteScope } from './options.ts';
import { ann, anna, found, openPalette } from './paletteFixtures.ts';
import * as select from './commandPaletteMachine.ts';

/** Part of commandPaletteMachine.test.ts: a field that picks a person. */

describe('picking a person', () => {
  const opening: PaletteScope = { commands: [], finds: 'people' };

  it('offers nothing before text is typed, then only people', async () => {
    const { search, ids, active, now } = openPalette([found(ann, anna)], opening);
    expect(ids()).toEqual([]);
    await search('ann');
    expect(ids()).toEqual(['person-ann', 'person-anna']);
    expect(active()).toBe('person-ann');
    expect(select.selectIsCut(now())).toBe(false);
  });

  it('shows that more people match', async () => {
    const more = accepted({ rows: [ann], next: { key: 'k', id: 'ann' } });
    const { search, ids, now } = openPalette([more], opening);
    await search('ann');
    expect(ids()).toEqual(['person-ann']);
    expect(select.selectIsCut(now())).toBe(true);
    const palette = openPalette([more]);
    await palette.search('ann');
    expect(select.selectIsCut(palette.now())).toBe(false);
  });

  it('shows five people, matches by name before matches by role or placement', async () => {
    const others = ['bo', 'cy', 'di', 'ed', 'flo'].map((id) => ({ ...ann, id, firstName: id, email: `${id}@x.org` }));
    const { search, ids, now } = openPalette([found(...others, anna, ann)], opening);
    await search('an');
    expect(ids()).toEqual(['person-anna', 'person-ann', 'person-bo', 'person-cy', 'person-di']);
    expect(select.selectIsCut(now())).toBe(true);
  });

  it('reports the selected person and clears its state', async () => {
    const { search, choose, carryOut, now } = openPalette([found(ann)], opening);
    await search('ann');
    choose();
    expect(carryOut).toHaveBeenCalledExactlyOnceWith({ option: { id: 'person-ann', kind: 'person', person: ann } });
    expect(select.selectText(now())).toBe('');
    expect(select.selectIsOpen(now())).toBe(false);
  });

  it('shows that no one was found, or why the search failed', async () => {
    const { search, ids, choose, carryOut, now } = openPalette([found(), rejected('unreachable')], opening);
    await search('zoe');
    expect(ids()).toEqual([]);
    choose();
    expect(carryOut).not.toHaveBeenCalled();
    await search('zo');
    expect(select.selectFailure(now())).toBe('Failed to search people');
  });
});
