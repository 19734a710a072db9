import * as styles from './Switch.css.ts';

type Props = {
  isOn: boolean;
  /** The change is being saved; the switch moves afterwards. */
  isBusy?: boolean;
  labelledBy: string;
  describedBy: string;
  onToggle: () => void;
};

/** A toggle button that looks like a switch. */
export function Switch({ isOn, isBusy = false, labelledBy, describedBy, onToggle }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      className={styles.track}
      onClick={isBusy ? undefined : onToggle}
    >
      <span className={styles.thumb} />
    </button>
  );
}
