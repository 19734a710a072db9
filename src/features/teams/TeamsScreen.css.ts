import { createContainer, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { hiddenInPrint } from '../../theme/paper.css.ts';
import { truncate } from '../../theme/text.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { size, space, text, weight } = vars;

const container = createContainer();
/** The container condition under which the departments are beside the teams. */
export const BESIDE = `${container} (width >= 1040px)`;

export const frame = style({
  containerName: container,
  containerType: 'inline-size',
  '@media': { [media.paper]: { containerType: 'normal' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@container': {
    [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 224px', gap: space[6], alignItems: 'start' },
  },
});

/** One line on a phone. */
export const listControls = style({
  display: 'flex',
  gap: space[2],
  selectors: { '&&': { '@media': { [media.narrow]: { flexBasis: '100%' } } } },
  '@media': { [media.narrow]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

/** The sort order is in the headers of a table; cards have none. */
export const cardSort = style([hiddenInPrint, { '@media': { [media.regular]: { display: 'none' } } }]);

/** A large touch target that does not make the row taller. */
export const members = style({
  display: 'inline-block',
  minWidth: '24px',
  lineHeight: '1.5rem',
  textAlign: 'end',
  '@media': {
    [media.narrow]: { textAlign: 'start' },
    [media.touch]: { minWidth: size.control, lineHeight: size.control },
  },
});

export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[3],
});
export const chosenName = style([
  truncate,
  { marginInlineEnd: 'auto', fontSize: text[16], fontWeight: weight.semibold },
]);

export const teams = style({
  position: 'relative',
  minWidth: 0,
  '@container': { [BESIDE]: { gridColumn: 1, gridRow: 1 } },
});

/** The actions of the department. */
export const chosenActions = style([hiddenInPrint, { display: 'flex', flexWrap: 'wrap', gap: space[2] }]);
