/** Whether every width and theme is tested, as `npm run test:all` does. */
export const isTestAll = process.env['TEST_ALL'] === '1';

/** The widths to test, in pixels: `representative` ones in `npm test`, and `others` as well in `npm run test:all`. */
export function widthsToTest(representative: number[], others: number[]): number[] {
  return isTestAll ? [...representative, ...others] : representative;
}
