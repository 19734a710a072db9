import { coverageText, isComplete } from './coverage/tables.ts';
import { measureCoverage } from './coverage/measure.ts';

/** `npm run charts:coverage [folder…]`: how much of each chart its own tests take; fails under 100 %. */
const { charts, areTestsOk, output } = await measureCoverage(process.argv.slice(2));
if (!areTestsOk) console.log(output);
console.log(coverageText(charts));
const complete = charts.filter(isComplete);
console.log(`\n${complete.length} of ${charts.length} charts are taken completely`);
process.exitCode = areTestsOk && complete.length === charts.length ? 0 : 1;
