import * as styles from './Differences.css.ts';

/** A field that two users changed, with both values; empty for none. */
type LabelledDifference = { label: string; saved: string; typed: string };

const NONE = '-';

/** The values of a newer version beside the typed ones. */
export function Differences({ rows }: { rows: LabelledDifference[] }) {
  if (rows.length === 0) return null;
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          {['Field', 'Theirs, saved', 'Mine'].map((column) => (
            <th key={column} scope="col" className={styles.differenceName}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, saved, typed }) => (
          <tr key={label}>
            <th scope="row" className={styles.differenceName}>
              {label}
            </th>
            <td className={styles.difference}>
              <bdi>{saved || NONE}</bdi>
            </td>
            <td className={styles.difference}>
              <bdi>{typed || NONE}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
