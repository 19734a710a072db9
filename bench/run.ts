import '../tools/testing/nodeWarning.ts';
import { interactions } from './browser/interactions.ts';
import { measureQueries } from './postgres/run.ts';

/** `npm run bench -- actions` or `-- postgres [--people 100000] [--audit 1000000]`. */
const parts = { actions: interactions, postgres: measureQueries };
const [name = ''] = process.argv.slice(2);
if (name in parts) await parts[name as keyof typeof parts]();
else console.log(`Usage: npm run bench -- <part>. Parts: ${Object.keys(parts).join(', ')}`);
