import type { ELK, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js';
import type { ChartState } from '../model/chartModel.ts';
import { arrowsOf, elkGraph, initialId, type Arrow } from './elkGraph.ts';
import { nameText, stateLines, type DrawnLine, type DrawnModel, type Mark } from './stateLines.ts';

type Box = { x: number; y: number; width: number; height: number };

export type PlacedState = Box & {
  state: ChartState;
  name: string;
  lines: DrawnLine[];
  depth: number;
  isRegion: boolean;
  mark: Mark | undefined;
};
export type PlacedArrow = { arrow: Arrow; points: ElkPoint[]; label: Box; mark: Mark | undefined };
/** The initial state's marker and its arrow. */
export type PlacedInitial = { id: string; dot: Box; points: ElkPoint[] };

/** A chart with the position of each of its parts. States come before their children. */
export type Layout = {
  width: number;
  height: number;
  states: PlacedState[];
  arrows: PlacedArrow[];
  initials: PlacedInitial[];
};

/** Lays out the states, arrows and labels of a chart. */
export async function layOut(model: DrawnModel, elk: ELK): Promise<Layout> {
  const drawing = await elk.layout(elkGraph(model));
  const boxes = new Map<string, Box>();
  collectBoxes(drawing, boxes);
  const boxOf = (id: string) => boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
  const edges = new Map((drawing.edges ?? []).map((edge) => [edge.id, edge]));
  const pointsOf = (id: string) =>
    (edges.get(id)?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ]);
  const placed: PlacedState[] = [];
  const initials: PlacedInitial[] = [];
  const place = (state: ChartState, depth: number, isRegion: boolean) => {
    placed.push({
      ...boxOf(state.id),
      state,
      name: nameText(state, model),
      lines: stateLines(state, model),
      depth,
      isRegion,
      mark: model.marks?.get(state.id),
    });
    const id = initialId(state);
    if (edges.has(id)) initials.push({ id, dot: boxOf(id), points: pointsOf(id) });
    for (const child of state.children) place(child, depth + 1, state.type === 'parallel');
  };
  place(model.root, 0, false);
  return {
    width: drawing.width ?? 0,
    height: drawing.height ?? 0,
    states: placed,
    initials,
    arrows: arrowsOf(model).map((arrow) => {
      const { x = 0, y = 0, width = 0, height = 0 } = edges.get(arrow.id)?.labels?.[0] ?? {};
      return { arrow, points: pointsOf(arrow.id), label: { x, y, width, height }, mark: markOf(arrow) };
    }),
  };
}

/** The mark of an arrow whose transitions have different ones: the fewest hits, or changed. */
function markOf({ lines: [first, ...others] }: Arrow): Mark | undefined {
  const marks = [first, ...others].map((line) => line?.mark);
  if (marks.every((mark) => mark === marks[0])) return marks[0];
  return (['untaken', 'rare'] as const).find((mark) => marks.includes(mark)) ?? 'changed';
}

function collectBoxes(node: ElkNode, boxes: Map<string, Box>): void {
  const { x = 0, y = 0, width = 0, height = 0 } = node;
  boxes.set(node.id, { x, y, width, height });
  for (const child of node.children ?? []) collectBoxes(child, boxes);
}
