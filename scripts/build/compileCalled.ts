import { parseSync, type Plugin } from 'vite';
import calledFunctions from './calledFunctions.json' with { type: 'json' };
import { functionsIn } from './functionKeys.ts';
import { markCalled } from './markCalled.ts';

/** From which share of names that no function has any more it is worth looking anew what is called. */
const STALE_SHARE = 0.1;

const ANEW = 'npm run build:calls';

type Imports = Record<string, { imports: string[] }>;

/**
 * A way from a file through what it imports back to itself; null where there is none.
 * @param bundle the files that each file imports when it is loaded
 */
export function findCycle(bundle: Imports): string[] | null {
  const free = new Set<string>();
  const follow = (file: string, path: string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (free.has(file)) return null;
    for (const imported of bundle[file]?.imports ?? []) {
      const cycle = follow(imported, [...path, file]);
      if (cycle !== null) return cycle;
    }
    free.add(file);
    return null;
  };
  for (const file of Object.keys(bundle)) {
    const cycle = follow(file, []);
    if (cycle !== null) return cycle;
  }
  return null;
}

/**
 * Has browsers compile the functions that several first screens call beside the page, as their file arrives, and each
 * other one only when it is called. `npm run build:calls` finds out which they are.
 * @throws when two files need each other: a function that is a variable is not there before its file has run
 */
export function compileCalled(): Plugin {
  return {
    name: 'compile-called',
    apply: 'build',
    renderChunk: {
      // Behind what changes the code, and before it is made small.
      order: 'post',
      handler(code, { name }) {
        const called = (calledFunctions as Record<string, string[]>)[name];
        if (called === undefined || called.length === 0) return null;
        const { program } = parseSync(name, code);
        const known = new Set(functionsIn(program).map(({ key }) => key));
        const gone = called.filter((key) => !known.has(key));
        if (gone.length > called.length * STALE_SHARE) {
          this.warn(`${gone.length} of ${called.length} called functions of ${name} are gone: ${ANEW}`);
        }
        const isCalled = new Set(called);
        return { code: markCalled(code, program, (key) => isCalled.has(key)), map: null };
      },
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const names = new Set(chunks.map(({ name }) => name));
      const gone = Object.keys(calledFunctions).filter((name) => !names.has(name));
      if (gone.length > 0) this.warn(`Files of which functions are called are gone: ${gone.join(', ')}. ${ANEW}`);
      const cycle = findCycle(Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, { imports }])));
      if (cycle !== null) this.error(`These files need each other (vite.config.ts): ${cycle.join(' → ')}`);
    },
  };
}
