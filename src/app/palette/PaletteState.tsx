import {
  selectFailure,
  selectIsSearching,
  selectIsSlow,
  selectOptions,
} from '../../../machines/commandPalette/selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { PaletteActor } from './paletteActor.ts';
import * as styles from './CommandPalette.css.ts';

/** Under the options: what the search is at, read aloud, too. */
export function PaletteState() {
  const palette = PaletteActor.useActorRef();
  const count = PaletteActor.useSelector(selectOptions).length;
  const isSearching = PaletteActor.useSelector(selectIsSearching);
  const isSlow = PaletteActor.useSelector(selectIsSlow);
  const failure = PaletteActor.useSelector(selectFailure);
  return (
    <div className={styles.state}>
      <div role="status">{failure ?? (isSearching ? searching(isSlow) : found(count))}</div>
      {failure !== null && <Button onClick={() => palette.send({ type: 'search.retry' })}>Retry</Button>}
    </div>
  );
}

function searching(isSlow: boolean): string {
  return isSlow ? 'Still searching people...' : 'Searching people...';
}

function found(count: number): string {
  if (count === 0) return 'Nothing found.';
  return count === 1 ? '1 result' : `${count} results`;
}
