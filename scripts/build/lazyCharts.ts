import type { Plugin } from 'vite';

/** A text of a library that stands there once, and what builds have instead. */
type Replacement = [eager: string, lazy: string];

/** What is replaced in XState's file of state machines. */
const STATE_MACHINE: Replacement[] = [
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
  [
    `        systemId: systemId,
        toJSON() {
          const {
            onDone,
            onError,
            ...invokeDefValues
          } = invokeConfig;
          return {
            ...invokeDefValues,
            type: 'xstate.invoke',
            src: sourceName,
            id: resolvedId
          };
        }
      };`,
    `        systemId: systemId
      };`,
  ],
];

/** What is replaced in its file of transitions. */
const TRANSITIONS: Replacement[] = [
  [
    `    eventType: descriptor,
    toJSON: () => ({
      ...transition,
      source: \`#\${stateNode.id}\`,
      target: target ? target.map(t => \`#\${t.id}\`) : undefined
    })
  };`,
    `    eventType: descriptor
  };`,
  ],
  [
    `    description: typeof _target === 'object' ? _target.description : undefined,
    toJSON: () => ({
      ...transition,
      source: \`#\${stateNode.id}\`,
      target: resolvedTarget ? [\`#\${resolvedTarget.id}\`] : []
    })
  };`,
    `    description: typeof _target === 'object' ? _target.description : undefined
  };`,
  ],
];

/** XState's own files: their names end with a hash. */
const FILES: { name: RegExp; replacements: Replacement[] }[] = [
  { name: /\/node_modules\/xstate\/dist\/StateMachine-\w+\.esm\.js$/, replacements: STATE_MACHINE },
  { name: /\/node_modules\/xstate\/dist\/raise-\w+\.esm\.js$/, replacements: TRANSITIONS },
];

function replaceOnce(code: string, [eager, lazy]: Replacement): string {
  if (code.split(eager).length !== 2) throw new Error(`lazyCharts: XState has no longer once:\n${eager}`);
  return code.replace(eager, () => lazy);
}

/**
 * Builds with an XState that makes a machine's state nodes when they are asked for: those of a machine that runs, and not
 * also those of the one that it was provided from. Its transitions cannot write themselves as JSON: that is for an
 * inspector, and each had a function of its own for it.
 * @throws when XState's files are no longer those that this was written for
 */
export function lazyCharts(): Plugin {
  const waiting = new Set(FILES);
  return {
    name: 'lazy-charts',
    apply: 'build',
    transform(code, id) {
      const file = FILES.find(({ name }) => name.test(id));
      if (file === undefined) return null;
      waiting.delete(file);
      return { code: file.replacements.reduce(replaceOnce, code), map: null };
    },
    buildEnd(error) {
      if (error || waiting.size === 0) return;
      this.error(`lazyCharts: XState has no file ${[...waiting].map(({ name }) => name.source).join(', ')}`);
    },
  };
}
