import type { Plugin } from 'vite';

/** Chromium compiles what follows as it arrives, beside the page; without, each function when it is called. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Has browsers compile whole files of code as they arrive.
 * @param neededLater names the files that stay without: of what is needed late, or little, most would only fill the memory
 */
export function compileAsItArrives(neededLater: RegExp): Plugin {
  return {
    name: 'compile-as-it-arrives',
    apply: 'build',
    generateBundle: {
      // Behind Vite's list of what a file preloads: a hint below code is none.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && !neededLater.test(file.name)) file.code = `${HINT}\n${file.code}`;
        }
      },
    },
  };
}
