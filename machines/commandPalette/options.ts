import { searchedText } from '../list/query.ts';
import { fullName, type User } from '../shared/entities.ts';
import { matchesSearch } from '../rules/matchesSearch.ts';

/** The maximum number of people shown. */
export const PEOPLE_SHOWN = 5;

/** A person found by a search: in the list of people or, if removed, in the audit log. */
export type FoundPerson = Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'displayName' | 'role'> & {
  isSignedUp?: boolean;
  isRemoved?: true;
};

/** A screen or an action that the palette offers. */
export type Command = {
  id: string;
  group: 'screens' | 'actions';
  name: string;
  /** Additional search terms. */
  searchTerms: string;
};

/** A row of the palette. */
export type Option = { id: string } & (
  | { kind: 'command'; command: Command }
  /** Opens the person's page, or their history in the audit log. */
  | { kind: 'person' | 'history'; person: FoundPerson }
  /** Opens the list of all matching people. */
  | { kind: 'allPeople'; search: string }
);

/** The options that the palette is opened with. */
export type PaletteScope = {
  /** The screens and actions that the user may open. */
  commands: Command[];
  /** `nothing` if the user may not read the list of people; `people` to pick a person, or without the audit log. */
  finds: 'nothing' | 'people' | 'peopleAndHistory';
};

export type PaletteContext = PaletteScope & {
  /** The text of the search field. */
  text: string;
  /** The people of the last search who still match, in the order of the server. */
  people: FoundPerson[];
  /** Whether more people match. */
  hasMore: boolean;
  /** The option that Enter chooses; null means the first one. */
  activeId: string | null;
  /** The search error, or null. */
  failure: string | null;
};

/** A keyboard move through the options. */
export type Step = 'next' | 'previous' | 'first' | 'last';

type Shown = Pick<PaletteContext, 'commands' | 'finds' | 'people' | 'hasMore' | 'text' | 'activeId'>;

/** The options in their order on screen: matching commands, then people, then their history. */
export function optionsOf({ commands, finds, people, hasMore, text }: Shown): Option[] {
  const search = searchedText(text);
  const matching = commands.filter(({ name, searchTerms }) => hasEachWord(`${name} ${searchTerms}`, search));
  const found: Option[] = [
    ...matching.map((command): Option => ({ id: command.id, kind: 'command', command })),
    ...people.map((person): Option => ({ id: `person-${person.id}`, kind: 'person', person })),
  ];
  if (finds !== 'peopleAndHistory') return found;
  return [
    ...found,
    ...(hasMore ? [{ id: 'allPeople', kind: 'allPeople', search } as const] : []),
    ...people.map((person): Option => ({ id: `history-${person.id}`, kind: 'history', person })),
  ];
}

/** The option that Enter chooses; null when there is none. */
export function activeOption(shown: Shown): Option | null {
  const options = optionsOf(shown);
  return options.find(({ id }) => id === shown.activeId) ?? options[0] ?? null;
}

/** The option with this id, or the active one if it is null; null if it is not on screen. */
export function chosenOption(shown: Shown, id: string | null): Option | null {
  return id === null ? activeOption(shown) : (optionsOf(shown).find((option) => option.id === id) ?? null);
}

/** The id of the option after a step; wraps around at both ends. */
export function steppedTo(shown: Shown, step: Step): string | null {
  const ids = optionsOf(shown).map(({ id }) => id);
  const current = ids.indexOf(activeOption(shown)?.id ?? '');
  const index = { next: (current + 1) % ids.length, previous: current - 1, first: 0, last: -1 }[step];
  return ids.at(index) ?? null;
}

/** Whether the name or email of a person contains the search. */
export function isNamed(person: FoundPerson, search: string): boolean {
  return matchesSearch(`${fullName(person)} ${person.displayName ?? ''} ${person.email}`, search);
}

/** The people to show: matches by name before matches by role or placement. */
export function shownPeople(found: FoundPerson[], search: string): FoundPerson[] {
  const named = found.filter((person) => isNamed(person, search));
  const others = found.filter((person) => !named.includes(person));
  return [...named, ...others].slice(0, PEOPLE_SHOWN);
}

/** Whether each word of a search starts a word of the text. Matching inside words would find nearly every command. */
function hasEachWord(text: string, search: string): boolean {
  const words = wordsOf(text);
  const parts = wordsOf(search);
  return (parts.length > 0 || search === '') && parts.every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
