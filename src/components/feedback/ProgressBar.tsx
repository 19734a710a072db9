import * as styles from './ProgressBar.css.ts';

type ProgressBarProps = {
  /** The accessible name. */
  label: string;
  done: number;
  total: number;
  /** The progress as text. */
  text: string;
};

/** The progress of a long task. */
export function ProgressBar({ label, done, total, text }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={text}
      className={styles.track}
    >
      <div className={styles.bar} style={{ width: `${total === 0 ? 0 : (done / total) * 100}%` }} />
    </div>
  );
}
