import { checkAttackCoverage } from './testing/attackCoverage.ts';

process.exitCode = checkAttackCoverage() ? 0 : 1;
