import type { RefObject } from 'react';
import {
  selectFailure,
  selectIsCut,
  selectIsSearching,
  selectIsSlow,
  selectOptions,
} from '../../../machines/commandPalette/commandPaletteMachine.ts';
import { counted } from '../../../machines/rules/counted.ts';
import { formatNumber } from '../../../machines/rules/format.ts';
import { Button } from '../../components/button/Button.tsx';
import { PaletteActor } from './paletteActor.ts';
import * as styles from './CommandPalette.css.ts';

type PaletteStateProps = {
  /** Gets the focus when Retry unmounts. */
  field: RefObject<HTMLInputElement | null>;
};

/** The status of the search below the options, as a live region. */
export function PaletteState({ field }: PaletteStateProps) {
  const palette = PaletteActor.useActorRef();
  const count = PaletteActor.useSelector(selectOptions).length;
  const isCut = PaletteActor.useSelector(selectIsCut);
  const isSearching = PaletteActor.useSelector(selectIsSearching);
  const isSlow = PaletteActor.useSelector(selectIsSlow);
  const failure = PaletteActor.useSelector(selectFailure);
  const retry = () => {
    field.current?.focus();
    palette.send({ type: 'search.retry' });
  };
  return (
    <div className={styles.state}>
      <div role="status">{failure ?? (isSearching ? searching(isSlow) : found(count, isCut))}</div>
      {failure !== null && <Button onClick={retry}>Retry</Button>}
    </div>
  );
}

function searching(isSlow: boolean): string {
  return isSlow ? 'Still searching people...' : 'Searching people...';
}

function found(count: number, isCut: boolean): string {
  if (isCut) return `The first ${formatNumber(count)}: type more to find others.`;
  if (count === 0) return 'Nothing found.';
  return counted(count, 'result', 'results');
}
