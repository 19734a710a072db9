import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { statesOf, type ChartState } from '../chart/chartModel.ts';
import { stateText, transitionLine, type DrawnLine, type DrawnModel, type Mark } from './stateLines.ts';
import { TEXT, textWidth } from './textSize.ts';

/** The padding of a box, in px. */
export const PADDING = 12;
const MIN_WIDTH = 72;
const INITIAL_DOT = { width: 10, height: 10, layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' } };

/**
 * Repeated for each box, because elkjs does not inherit options. Breaks cycles by depth-first search from the start.
 */
const LAYERED = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.baseValue': '28',
};

/** The transitions between the same two states share an arrow. */
export type Arrow = { id: string; source: string; target: string; lines: DrawnLine[] };

/** A chart with the nodes and edges that elkjs placed. They have the ids of states and arrows; other nodes are initial dots. */
export type Layout = { model: DrawnModel; arrows: Arrow[]; drawing: ElkNode };

/** Lays out the states, arrows and labels of a chart. */
export async function layOut(model: DrawnModel, elk: ELK): Promise<Layout> {
  const arrows = arrowsOf(model);
  return { model, arrows, drawing: await elk.layout(elkGraph(model, arrows)) };
}

/** The mark of an arrow. If its transitions have different ones: the fewest hits, or changed. */
export function markOf({ lines }: Arrow): Mark | undefined {
  const marks = new Set(lines.map(({ mark }) => mark));
  if (marks.size === 1) return lines[0]?.mark;
  return (['untaken', 'rare'] as const).find((mark) => marks.has(mark)) ?? 'changed';
}

function arrowsOf(model: DrawnModel): Arrow[] {
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

/** The input of elkjs: a node for each state, nested like the states, and an edge for each arrow. */
function elkGraph(model: DrawnModel, arrows: Arrow[]): ElkNode {
  return {
    id: 'drawing',
    layoutOptions: {
      ...layered(model),
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
    },
    children: [nodeOf(model.root, model)],
    edges: [...statesOf(model.root).flatMap(initialEdges), ...arrows.map(edgeOf)],
  };
}

function layered({ direction = 'DOWN' }: DrawnModel) {
  return { ...LAYERED, 'elk.direction': direction };
}

function nodeOf(state: ChartState, model: DrawnModel): ElkNode {
  const { name, lines } = stateText(state, model);
  const texts = [textWidth(name, TEXT.name), ...lines.map(({ text }) => textWidth(text, TEXT.line))];
  const width = Math.max(MIN_WIDTH, ...texts) + 2 * PADDING;
  const header = TEXT.nameHeight + lines.length * TEXT.lineHeight + (lines.length > 0 ? 4 : 0);
  const height = header + 2 * PADDING;
  if (state.children.length === 0) return { id: state.id, width, height };
  return {
    id: state.id,
    layoutOptions: {
      ...layered(model),
      'elk.padding': `[top=${height + PADDING},left=${2 * PADDING},right=${2 * PADDING},bottom=${2 * PADDING}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: [
      ...initialEdges(state).map(({ id }) => ({ id, ...INITIAL_DOT })),
      ...state.children.map((child) => nodeOf(child, model)),
    ],
  };
}

/** The arrow from the dot to the initial state; none in a parallel state. */
function initialEdges({ id, children }: ChartState): ElkExtendedEdge[] {
  const dot = `initial of ${id}`;
  return children
    .filter(({ isInitial }) => isInitial)
    .map((child) => ({ id: dot, sources: [dot], targets: [child.id] }));
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
