import { classes } from '../../lib/classes.ts';
import { initial, stableStep } from './initial.ts';
import * as styles from './Avatar.css.ts';

export type AvatarProps = {
  /** The display name or email, whose first letter is shown. */
  name: string;
  /** Selects the color. */
  id: string;
  size?: keyof typeof styles.sizes;
};

const COLOURS = Object.values(styles.colours);

/** The first letter of a name in a circle. Hidden from screen readers, because the name is beside it. */
export function Avatar({ name, id, size = 'regular' }: AvatarProps) {
  return (
    <span aria-hidden className={classes(styles.base, styles.sizes[size], COLOURS[stableStep(id, COLOURS.length)])}>
      {initial(name)}
    </span>
  );
}
