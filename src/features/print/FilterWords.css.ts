import { style } from '@vanilla-extract/css';
import { onPaperOnly } from '../../theme/paper.css.ts';

export const words = style([onPaperOnly, { display: 'block' }]);
