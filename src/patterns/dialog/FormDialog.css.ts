import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;

export const fields = style({ position: 'relative', display: 'grid', gap: space[4], minWidth: 0 });
/** An empty live region adds no gap. */
globalStyle(`${fields} > [role="status"]:empty`, { position: 'absolute', margin: 0 });
