import { Cell } from './Cell.tsx';
import * as styles from './Table.css.ts';

/** An email address; where it takes more than one line, one begins with its @. */
export function EmailCell({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <Cell label="Email" bare>
      <bdi className={styles.content} title={address}>
        {address.slice(0, Math.max(at, 0))}
        <wbr />
        {address.slice(Math.max(at, 0))}
      </bdi>
    </Cell>
  );
}
