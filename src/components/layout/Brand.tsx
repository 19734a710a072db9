import { classes } from '../../lib/classes.ts';
import * as styles from './Brand.css.ts';

type BrandProps = { size?: keyof typeof styles.sizes };

const MARK_PIXELS = { regular: 24, large: 32 };

/** The logo and name of the product; the logo equals `public/favicon.svg`. */
export function Brand({ size = 'regular' }: BrandProps) {
  const pixels = MARK_PIXELS[size];
  return (
    <span className={classes(styles.brand, styles.sizes[size])}>
      <svg width={pixels} height={pixels} viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="8" className={styles.ground} />
        <g className={styles.total}>
          <circle cx="16" cy="7.75" r="3.25" />
          <path d="M7 21.5a9 9 0 0 1 18 0h-4.5a4.5 4.5 0 0 0-9 0z" />
          <rect x="7" y="23.75" width="18" height="3.5" rx="1.75" />
        </g>
      </svg>
      Staff
    </span>
  );
}
