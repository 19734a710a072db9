import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, motion, radius, space, text } = vars;

export const zone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[6]} ${space[4]}`,
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: radius.panel,
  background: color.page,
  textAlign: 'center',
  transition: `background ${motion.quick} ${motion.ease}, border-color ${motion.quick} ${motion.ease}`,
});
export const over = style({ borderColor: color.focus, background: color.accentSoft });
export const hint = style({ color: color.textQuiet, fontSize: text[13] });
