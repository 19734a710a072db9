import type { Plugin } from 'vite';
import calledFunctions from './calledFunctions.json' with { type: 'json' };
import { functionsIn } from './functionKeys.ts';
import { markCalled } from './markCalled.ts';

/** From which share of names that no function has any more it is worth looking anew what is called. */
const STALE_SHARE = 0.1;

/**
 * Has browsers compile the functions that a first screen calls beside the page, as their file arrives, and each other
 * one only when it is called. `npm run build:calls` finds out which they are.
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
        const program = this.parse(code);
        const known = new Set(functionsIn(program).map(({ key }) => key));
        const gone = called.filter((key) => !known.has(key));
        if (gone.length > called.length * STALE_SHARE) {
          this.warn(`${gone.length} of ${called.length} called functions of ${name} are gone: npm run build:calls`);
        }
        const isCalled = new Set(called);
        return { code: markCalled(code, program, (key) => isCalled.has(key)), map: null };
      },
    },
  };
}
