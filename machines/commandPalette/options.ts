import { searchedText } from '../list/query.ts';
import { fullName, type StaffMember } from '../shared/entities.ts';
import { matchesSearch } from '../rules/matchesSearch.ts';

/** So many people are shown of those who are found. */
export const PEOPLE_SHOWN = 5;

/** Somebody whom a search finds: in the list of people or, once removed, in the audit trail. */
export type FoundPerson = Pick<StaffMember, 'id' | 'email' | 'firstName' | 'lastName' | 'displayName' | 'role'> & {
  isRemoved?: true;
};

/** Somewhere to go, or something to do, whatever is typed. */
export type Command = {
  id: string;
  group: 'screens' | 'actions';
  name: string;
  /** Other words that it is found by. */
  words: string;
};

/** A row of the palette. */
export type Option = { id: string } & (
  | { kind: 'command'; command: Command }
  /** Leads to the person in the list, or to what was done to them. */
  | { kind: 'person' | 'history'; person: FoundPerson }
  /** Leads to all whom the search finds. */
  | { kind: 'everyone'; search: string }
);

/** The options of the palette when it opens. */
export type PaletteScope = {
  /** The screens and actions that the user may open. */
  commands: Command[];
  /** `nobody` if the user may not read the list of people; `people` to pick a person. */
  finds: 'nobody' | 'people' | 'peopleAndHistory';
};

export type PaletteContext = PaletteScope & {
  /** The text of the field. */
  text: string;
  /** The people of the last search who still match, in the server's order. */
  people: FoundPerson[];
  /** Whether there are more of them than these. */
  hasMore: boolean;
  /** The option that Enter chooses; null stands for the first one. */
  activeId: string | null;
  /** The error of the search; null without one. */
  failure: string | null;
};

/** A move among the options. */
export type Step = 'next' | 'previous' | 'first' | 'last';

type Shown = Pick<PaletteContext, 'commands' | 'finds' | 'people' | 'hasMore' | 'text' | 'activeId'>;

/** The options in their order on screen: commands that match what is typed, then the people found, then their history. */
export function optionsOf({ commands, finds, people, hasMore, text }: Shown): Option[] {
  const search = searchedText(text);
  const matching = commands.filter(({ name, words }) => hasEachWord(`${name} ${words}`, search));
  const found: Option[] = [
    ...matching.map((command): Option => ({ id: command.id, kind: 'command', command })),
    ...people.map((person): Option => ({ id: `person-${person.id}`, kind: 'person', person })),
  ];
  if (finds !== 'peopleAndHistory') return found;
  return [
    ...found,
    ...(hasMore ? [{ id: 'everyone', kind: 'everyone', search } as const] : []),
    ...people.map((person): Option => ({ id: `history-${person.id}`, kind: 'history', person })),
  ];
}

/** The option that Enter chooses; null when there is none. */
export function activeOption(shown: Shown): Option | null {
  const options = optionsOf(shown);
  return options.find(({ id }) => id === shown.activeId) ?? options[0] ?? null;
}

/** The option with this id, or the active one for null; null when it is not on screen. */
export function chosenOption(shown: Shown, id: string | null): Option | null {
  return id === null ? activeOption(shown) : (optionsOf(shown).find((option) => option.id === id) ?? null);
}

/** The id of the option that a key leads to; behind the last one comes the first. */
export function steppedTo(shown: Shown, step: Step): string | null {
  const ids = optionsOf(shown).map(({ id }) => id);
  const current = ids.indexOf(activeOption(shown)?.id ?? '');
  const index = { next: (current + 1) % ids.length, previous: current - 1, first: 0, last: -1 }[step];
  return ids.at(index) ?? null;
}

/** Whether name or email of somebody hold what is searched for. */
export function isNamed(person: FoundPerson, search: string): boolean {
  return matchesSearch(`${fullName(person)} ${person.displayName ?? ''} ${person.email}`, search);
}

/** The people to show of those found: whoever is so named before whoever is found by role or workplace. */
export function shownPeople(found: FoundPerson[], search: string): FoundPerson[] {
  const named = found.filter((person) => isNamed(person, search));
  const others = found.filter((person) => !named.includes(person));
  return [...named, ...others].slice(0, PEOPLE_SHOWN);
}

/** Whether each word of a search begins one of the text's: a part inside a word would find nearly everything. */
function hasEachWord(text: string, search: string): boolean {
  const words = wordsOf(text);
  return wordsOf(search).every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
