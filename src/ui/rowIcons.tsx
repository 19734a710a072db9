import type { ComponentType } from 'react';
import * as styles from './RowActions.css.ts';

/** An icon of Lucide, or one drawn like them. */
export type Icon = ComponentType<{ size?: number; className?: string; 'aria-hidden'?: true }>;

/**
 * An icon for each row of a long list: one path and no component of Lucide's, since whatever a row is made of is there
 * as often as there are rows, and each dialog that opens computes the style of all of it anew.
 */
const rowIcon = (path: string): Icon =>
  function RowIcon() {
    return (
      <svg viewBox="0 0 24 24" aria-hidden className={styles.rowIcon}>
        <path d={path} />
      </svg>
    );
  };

// The lines of Lucide's History, Pencil and Trash (ISC licence), each drawn in one go.
export const RowHistory = rowIcon('M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2');
export const RowPencil = rowIcon(
  'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
);
export const RowTrash = rowIcon(
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
);
