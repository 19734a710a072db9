import { Cell } from './Cell.tsx';
import { Row } from './Table.tsx';
import * as styles from './SkeletonRows.css.ts';

/** Widths in percent, so that the rows look like text. */
const WIDTHS = [72, 54, 84, 46, 64];

type SkeletonRowsProps = {
  columns: number;
  /** The number of rows; 8 by default. */
  rows?: number;
};

/** Placeholder rows of the real height while a list loads, hidden from screen readers. Rendered in a TableBody. */
export function SkeletonRows({ columns, rows = 8 }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    <Row key={row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        <Cell key={column}>
          <span className={styles.bar} style={{ width: `${WIDTHS[(row * 2 + column) % WIDTHS.length]}%` }} />
        </Cell>
      ))}
    </Row>
  ));
}
