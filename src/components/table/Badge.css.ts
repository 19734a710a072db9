import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, radius, role, space, text, weight } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  // In a card it would be as wide as the column.
  justifySelf: 'start',
  gap: space[1],
  maxWidth: '100%',
  overflow: ['hidden', 'clip'],
  minHeight: '22px',
  paddingInline: space[2],
  border: '1px solid transparent',
  borderRadius: radius.small,
  fontSize: text[13],
  fontWeight: weight.medium,
  lineHeight: '1.25rem',
  whiteSpace: 'nowrap',
  // Without it, browsers print white text without its background.
  printColorAdjust: 'exact',
  '@media': { [media.paper]: { fontSize: 'inherit' } },
});

export const badge = styleVariants({
  neutral: [base, { background: color.hover, borderColor: color.border, color: color.textQuiet }],
  accent: [base, { background: color.accentSoft, color: color.accentInk }],
  success: [base, { background: color.successSoft, color: color.success }],
  warning: [base, { background: color.warningSoft, color: color.warning }],
  danger: [base, { background: color.dangerSoft, color: color.dangerInk }],
});

/** Shades of one hue: the higher the role, the stronger. */
export const roleBadge = styleVariants(role, ({ fill, ink }) => [base, { background: fill, color: ink }]);
