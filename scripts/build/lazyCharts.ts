import type { Plugin } from 'vite';

const STATE_MACHINE = /\/node_modules\/xstate\/dist\/StateMachine-\w+\.esm\.js$/;

/** What is replaced in XState's own file, in this order: each stands there once. */
const REPLACEMENTS: [string, string][] = [
  // A state node's transitions.
  ['    this.transitions = void 0;\n    this.always = void 0;\n', ''],
  [
    `  _initialize() {
    this.transitions = formatTransitions(this);
    if (this.config.always) {
      this.always = toTransitionConfigArray(this.config.always).map(t => formatTransition(this, NULL_EVENT, t));
    }
    Object.keys(this.states).forEach(key => {
      this.states[key]._initialize();
    });
  }
`,
    `  get transitions() {
    return memo(this, 'transitions', () => formatTransitions(this));
  }
  get always() {
    return this.config.always && memo(this, 'always', () =>
      toTransitionConfigArray(this.config.always).map(t => formatTransition(this, NULL_EVENT, t)));
  }
`,
  ],
  // A machine's state nodes.
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
 * Builds with an XState that makes what a machine is made of when it is asked for: the state nodes of a machine that
 * runs, not also those of the one that it was provided from, and the transitions of a state that is reached.
 * @throws when XState's file is no longer the one that this was written for
 */
export function lazyCharts(): Plugin {
  return {
    name: 'lazy-charts',
    apply: 'build',
    transform(code, id) {
      if (!STATE_MACHINE.test(id)) return null;
      const lazy = REPLACEMENTS.reduce((text, [eager, replacement]) => {
        if (text.split(eager).length !== 2) throw new Error(`lazyCharts: XState has no longer once:\n${eager}`);
        return text.replace(eager, () => replacement);
      }, code);
      return { code: lazy, map: null };
    },
  };
}
