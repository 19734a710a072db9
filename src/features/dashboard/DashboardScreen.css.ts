import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { bar } from '../../components/table/SkeletonRows.css.ts';

const { color, leading, motion, radius, space, text, weight } = vars;

export const page = style({ display: 'grid', gap: space[6], maxWidth: '1120px' });
export const header = style({ display: 'grid', gap: space[1] });
export const heading = style({ fontSize: text[20], lineHeight: leading.tight, letterSpacing: '-0.012em' });
export const lead = style({ color: color.textQuiet });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[4],
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))', gap: space[3] },
  },
});
export const card = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: space[2],
  height: '100%',
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.panel,
  color: color.text,
  '@media': { [media.narrow]: { padding: space[3] } },
  textDecoration: 'none',
  transition: `border-color ${motion.quick} ${motion.ease}, background ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:hover': { borderColor: color.borderStrong, background: color.raised },
    '&:focus-visible': { borderRadius: radius.panel },
  },
});
export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.textQuiet,
  fontWeight: weight.medium,
});
/** The line height of the number that replaces the skeleton. */
const LINE = `calc(${text[28]} * ${leading.tight})`;
export const total = style({
  height: LINE,
  fontSize: text[28],
  fontWeight: weight.semibold,
  lineHeight: leading.tight,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});
export const skeleton = style([
  bar,
  { width: space[12], height: space[5], marginBlock: `calc((${LINE} - ${space[5]}) / 2)` },
]);
