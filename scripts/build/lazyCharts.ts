import type { Plugin } from 'vite';

const STATE_MACHINE = /\/xstate\/dist\/StateMachine-[^/]*\.js$/;

/** How XState takes a chart apart, at once and for each `provide` again. */
const AT_ONCE = `    this.root = new StateNode(config, {
      _key: this.id,
      _machine: this
    });
    this.root._initialize();
    formatRouteTransitions(this.root);
    this.states = this.root.states; // TODO: remove!
    this.events = this.root.events;
`;

const WHEN_NEEDED = `    Object.defineProperties(this, {
      root: {
        configurable: true,
        get: () => {
          const root = new StateNode(config, { _key: this.id, _machine: this });
          Object.defineProperty(this, 'root', { value: root });
          root._initialize();
          formatRouteTransitions(root);
          return root;
        }
      },
      states: { get: () => this.root.states },
      events: { get: () => this.root.events }
    });
`;

/**
 * XState's source with charts that are taken apart when an actor first runs them.
 * @throws when it is not the source that is known
 */
export function makeLazy(source: string): string {
  if (!source.includes(AT_ONCE)) throw new Error('lazyCharts: XState takes its charts apart in another way now');
  return source.replace(AT_ONCE, WHEN_NEEDED);
}

/**
 * Takes charts apart when they are first run: the chart that `provide` copies never is, nor are those of what is not
 * on screen. It was an eighth of the script of a first screen.
 */
export function lazyCharts(): Plugin {
  return {
    name: 'lazy-charts',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (STATE_MACHINE.test(id) ? { code: makeLazy(code), map: null } : null),
  };
}
