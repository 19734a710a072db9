import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { dark, light } from './palette.ts';

const { color, role, avatar, shadow, ...scales } = vars;
const themed = { color, role, avatar, shadow };

/** The tokens that both themes share. */
createGlobalTheme(':root', scales, {
  font: {
    sans: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', system-ui, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', 'Liberation Mono', monospace",
  },
  text: { 13: '0.8125rem', 14: '0.875rem', 16: '1rem', 20: '1.25rem', 28: '1.75rem' },
  leading: { tight: '1.25', body: '1.5' },
  weight: { regular: '400', medium: '500', semibold: '600' },
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  radius: { small: '4px', control: '6px', panel: '8px', dialog: '12px', full: '999px' },
  size: { bar: '64px', sidebar: '256px', row: '3rem', control: '36px', dialog: '480px', field: '400px' },
  motion: { quick: '120ms', calm: '180ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  layer: { sticky: '1', bar: '10', sidebar: '20', menu: '30', toast: '40' },
});

/** Touch targets are larger. */
globalStyle(':root', { '@media': { [media.touch]: { vars: { [scales.size.control]: '44px' } } } });

createGlobalTheme(':root', themed, {
  ...light,
  shadow: {
    control: '0 1px 2px rgb(23 24 30 / 6%)',
    menu: '0 0 0 1px rgb(23 24 30 / 8%), 0 4px 8px rgb(23 24 30 / 6%), 0 12px 24px rgb(23 24 30 / 10%)',
    dialog: '0 0 0 1px rgb(23 24 30 / 8%), 0 8px 16px rgb(23 24 30 / 8%), 0 24px 48px rgb(23 24 30 / 18%)',
  },
});

/** Shadows are barely visible on dark surfaces, so a lighter border shows the elevation. */
const darkVars = assignVars(themed, {
  ...dark,
  shadow: {
    control: 'none',
    menu: '0 0 0 1px #3d3f47, 0 12px 24px rgb(0 0 0 / 40%)',
    dialog: '0 0 0 1px #3d3f47, 0 24px 48px rgb(0 0 0 / 50%)',
  },
});

globalStyle(':root', { colorScheme: 'light' });
/** Printing always uses the light theme. */
globalStyle(':root.dark', { '@media': { [media.screen]: { colorScheme: 'dark', vars: darkVars } } });
