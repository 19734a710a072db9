import type { Plugin } from 'vite';

const STATE_MACHINE = /\/node_modules\/xstate\/dist\/StateMachine-\w+\.esm\.js$/;

/** What is replaced in XState's own file, in this order: each stands there once. */
const REPLACEMENTS: [string, string][] = [
  ['    this.root = void 0;\n', ''],
  ['    this.states = void 0;\n    this.events = void 0;\n    this.id = config.id', '    this.id = config.id'],
  [
    `    this.root = new StateNode(config, {
      _key: this.id,
      _machine: this
    });
    this.root._initialize();
    formatRouteTransitions(this.root);
    this.states = this.root.states; // TODO: remove!
    this.events = this.root.events;
  }
`,
    `  }
  get root() {
    return memo(this, 'root', () => {
      const root = new StateNode(this.config, { _key: this.id, _machine: this });
      root._initialize();
      formatRouteTransitions(root);
      return root;
    });
  }
  get states() {
    return this.root.states;
  }
  get events() {
    return this.root.events;
  }
`,
  ],
];

/**
 * Builds with an XState that makes a machine's state nodes when they are asked for: those of a machine that runs, and not
 * also those of the one that it was provided from.
 * @throws when XState's file is no longer the one that this was written for
 */
export function lazyCharts(): Plugin {
  let isFound = false;
  return {
    name: 'lazy-charts',
    apply: 'build',
    transform(code, id) {
      if (!STATE_MACHINE.test(id)) return null;
      isFound = true;
      const lazy = REPLACEMENTS.reduce((text, [eager, replacement]) => {
        if (text.split(eager).length !== 2) throw new Error(`lazyCharts: XState has no longer once:\n${eager}`);
        return text.replace(eager, () => replacement);
      }, code);
      return { code: lazy, map: null };
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('lazyCharts: XState has its StateMachine in another file');
    },
  };
}
