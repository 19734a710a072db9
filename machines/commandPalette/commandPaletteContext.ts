import type { Page } from '../list/page.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { Command, FoundPerson, Option } from './options.ts';

/** What the effect `findPeople` returns. */
export type FoundPeople = Outcome<Page<FoundPerson>>;

/** What the palette is opened with. */
export type PaletteOpening = {
  /** Where the person may go, and what they may do. */
  commands: Command[];
  /** Whom it finds: nobody, where they may not read the list of people; people alone, to pick one of them. */
  finds: 'nobody' | 'people' | 'peopleAndHistory';
};

export type PaletteContext = PaletteOpening & {
  /** What is typed. */
  text: string;
  /** The people found last who still match, as the server orders them. */
  people: FoundPerson[];
  /** Whether there are more of them than these. */
  hasMore: boolean;
  /** The option that Enter chooses; null stands for the first one. */
  activeId: string | null;
  /** Why nobody was found; null until a search fails. */
  failure: string | null;
};

/** Where a key moves to among the options. */
export type Step = 'next' | 'previous' | 'first' | 'last';

export type PaletteEvent =
  | ({ type: 'palette.open' } & PaletteOpening)
  | { type: 'palette.close' }
  | { type: 'text.change'; text: string }
  | { type: 'option.move'; step: Step }
  /** The pointer is on it. */
  | { type: 'option.activate'; id: string }
  /** Null chooses the active one. */
  | { type: 'option.choose'; id: string | null }
  | { type: 'search.retry' };

/** What `src/app` does with the option that was chosen; null never comes. */
export type Choice = { option: Option | null };

/** What a closed palette knows: nothing of what was typed or found. */
export const NOTHING: PaletteContext = {
  commands: [],
  finds: 'nobody',
  text: '',
  people: [],
  hasMore: false,
  activeId: null,
  failure: null,
};
