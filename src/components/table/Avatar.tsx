import { classes } from '../../lib/classes.ts';
import { initial, stableStep } from './initial.ts';
import * as styles from './Avatar.css.ts';

export type AvatarProps = {
  /** Its first letter is shown: display name or email. */
  name: string;
  /** Decides the colour. */
  id: string;
  size?: keyof typeof styles.sizes;
};

const COLOURS = Object.values(styles.colours);

/** The first letter of a name in a circle. Not read aloud: the name stands beside it. */
export function Avatar({ name, id, size = 'regular' }: AvatarProps) {
  return (
    <span aria-hidden className={classes(styles.base, styles.sizes[size], COLOURS[stableStep(id, COLOURS.length)])}>
      {initial(name)}
    </span>
  );
}
