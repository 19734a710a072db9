import { clampedTo } from '../../theme/clampedTo.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { TIGHT } from './tableWidth.css.ts';

/** For the `@media` key of a text in a row: two lines of it are as high as a row, a narrow table gives it a third. */
export const rowText = {
  [`${media.screen} and ${media.regular}`]: {
    ...clampedTo(2),
    lineHeight: '1.125rem',
    '@container': { [TIGHT]: { WebkitLineClamp: 3, marginBlock: vars.space[1] } },
  },
} as const;
