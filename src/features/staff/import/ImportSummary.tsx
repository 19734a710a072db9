import { Badge, type BadgeProps } from '../../../components/table/Badge.tsx';
import * as styles from './import.css.ts';

type Count = { tone: NonNullable<BadgeProps['tone']>; text: string };

/** A file, and how many of its rows are what; read aloud when a step begins. */
export function ImportSummary({ title, counts }: { title: string; counts: Count[] }) {
  return (
    <div role="status" className={styles.summary}>
      <bdi className={styles.fileName}>{title}</bdi>
      {counts
        .filter(({ text }) => !text.startsWith('0 '))
        .map(({ tone, text }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
    </div>
  );
}
