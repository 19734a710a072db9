/** Whether every width and theme is tested, as `npm run test:all` does. */
export const isTestAll = process.env['TEST_ALL'] === '1';

/** The widths to test, in pixels: `representative` in `npm test`, and also `others` in `npm run test:all`. */
export function widthsToTest(representative: number[], others: number[]): number[] {
  return isTestAll ? [...representative, ...others] : representative;
}
