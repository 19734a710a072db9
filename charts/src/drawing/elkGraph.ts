import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { ChartState } from '../model/chartModel.ts';
import { nameText, stateLines, transitionLine, type DrawnLine, type DrawnModel } from './stateLines.ts';
import { TEXT, textWidth } from './textSize.ts';

/** The padding of a box, in px. */
export const PADDING = 12;
const MIN_WIDTH = 72;
const INITIAL_DOT = 10;

/**
 * Repeated for each box, because elkjs does not inherit options. Breaks cycles by depth-first search from the start.
 */
const LAYERED = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.componentComponent': '28',
};

/** The transitions between the same two states share an arrow. */
export type Arrow = { id: string; source: string; target: string; lines: DrawnLine[] };

/** The id of the node that marks the initial state. */
export function initialId(state: ChartState): string {
  return `initial of ${state.id}`;
}

/** The arrows of a chart, one for each pair of states. */
export function arrowsOf(model: DrawnModel): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const transition of model.transitions) {
    for (const target of transition.targets ?? []) {
      const id = `${transition.source} to ${target}`;
      const arrow = arrows.get(id) ?? { id, source: transition.source, target, lines: [] };
      arrow.lines.push(transitionLine(transition, model));
      arrows.set(id, arrow);
    }
  }
  return [...arrows.values()];
}

/** The height of the name and lines of a state. */
function headerHeight(lines: DrawnLine[]): number {
  return TEXT.nameHeight + lines.length * TEXT.lineHeight + (lines.length > 0 ? 4 : 0);
}

/** The input of elkjs: a node for each state, nested like the states, and an edge for each arrow. */
export function elkGraph(model: DrawnModel): ElkNode {
  return {
    id: 'drawing',
    layoutOptions: {
      ...layered(model),
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
    },
    children: [nodeOf(model.root, model)],
    edges: [...initialEdges(model.root), ...arrowsOf(model).map(edgeOf)],
  };
}

function layered({ direction }: DrawnModel) {
  return { ...LAYERED, 'elk.direction': direction ?? 'DOWN' };
}

function nodeOf(state: ChartState, model: DrawnModel): ElkNode {
  const lines = stateLines(state, model);
  const texts = [textWidth(nameText(state, model), TEXT.name), ...lines.map(({ text }) => textWidth(text, TEXT.line))];
  const width = Math.max(MIN_WIDTH, ...texts) + 2 * PADDING;
  const height = headerHeight(lines) + 2 * PADDING;
  if (state.children.length === 0) return { id: state.id, width, height };
  const dot: ElkNode[] = state.children.some(({ isInitial }) => isInitial)
    ? [
        {
          id: initialId(state),
          width: INITIAL_DOT,
          height: INITIAL_DOT,
          layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
        },
      ]
    : [];
  return {
    id: state.id,
    layoutOptions: {
      ...layered(model),
      'elk.padding': `[top=${height + PADDING},left=${2 * PADDING},right=${2 * PADDING},bottom=${2 * PADDING}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: [...dot, ...state.children.map((child) => nodeOf(child, model))],
  };
}

function initialEdges(state: ChartState): ElkExtendedEdge[] {
  const begin = state.children.filter(({ isInitial }) => isInitial);
  return [
    ...begin.map(({ id }) => ({ id: initialId(state), sources: [initialId(state)], targets: [id] })),
    ...state.children.flatMap(initialEdges),
  ];
}

function edgeOf({ id, source, target, lines }: Arrow): ElkExtendedEdge {
  return {
    id,
    sources: [source],
    targets: [target],
    labels: [
      {
        id,
        text: lines.map(({ text }) => text).join('\n'),
        width: Math.max(...lines.map(({ text }) => textWidth(text, TEXT.line))) + 8,
        height: lines.length * TEXT.lineHeight,
        layoutOptions: { 'elk.edgeLabels.placement': 'CENTER' },
      },
    ],
  };
}
