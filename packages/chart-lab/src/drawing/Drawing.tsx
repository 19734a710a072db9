import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { ReactNode } from 'react';
import { statesOf } from '../chart/chartModel.ts';
import { markOf, PADDING, type Layout } from './layout.ts';
import { stateText, type DrawnLine } from './stateLines.ts';
import { TEXT } from './textSize.ts';

type DrawingProps = {
  title: string;
  layout: Layout;
  /** Ids of the active states. */
  active?: ReadonlySet<string>;
  /** Ids of the transitions that are possible next. */
  possible?: ReadonlySet<string>;
  /** The address that a state links to. */
  linkOf?: ((id: string) => string) | undefined;
  scale?: number;
};

const NONE: ReadonlySet<string> = new Set();

/** A chart as SVG with one label for screen readers, which read the table of transitions, or follow the links. */
export function Drawing({ title, layout, active = NONE, possible = NONE, linkOf, scale = 1 }: DrawingProps) {
  const { model, arrows, drawing } = layout;
  const [width, height] = [Math.ceil(drawing.width ?? 0), Math.ceil(drawing.height ?? 0)];
  const states = new Map(statesOf(model.root).map((state) => [state.id, state]));
  const edges = new Map((drawing.edges ?? []).map((edge) => [edge.id, edge]));
  const isPossible = ({ transition }: DrawnLine) => transition !== undefined && possible.has(transition);

  const linesAt = (lines: DrawnLine[], x: number, y: number) =>
    lines.map((line, index) => (
      <text
        key={`${index} ${line.text}`}
        className={classes('line', line.kind, isPossible(line) && 'possible', line.mark)}
        x={x}
        y={y + index * TEXT.lineHeight + TEXT.line}
      >
        {line.text}
      </text>
    ));

  /** A state with its children, or the dot beside an initial state. */
  const drawn = (node: ElkNode, depth: number, isRegion: boolean): ReactNode => {
    const state = states.get(node.id);
    const box = boxOf(node);
    const { x, y } = box;
    const radius = box.width / 2;
    if (!state) return <circle key={node.id} className="dot" cx={x + radius} cy={y + radius} r={radius} />;
    const { name, lines, mark } = stateText(state, model);
    const group = (
      <g key={state.id} className={classes('state', active.has(state.id) && 'active', mark)} data-state={state.id}>
        <rect
          className={classes('box', node.children && 'frame', depth === 0 && 'outer', isRegion && 'region')}
          rx={8}
          {...box}
        />
        {state.type === 'final' && (
          <rect className="box" rx={6} x={x + 3} y={y + 3} width={box.width - 6} height={box.height - 6} />
        )}
        <text className="name" x={x + PADDING} y={y + PADDING + TEXT.name}>
          {state.description !== null && <title>{state.description}</title>}
          {name}
        </text>
        {linesAt(lines, x + PADDING, y + PADDING + TEXT.nameHeight + 4)}
        {node.children?.map((child) => drawn(child, depth + 1, state.type === 'parallel'))}
      </g>
    );
    if (!linkOf || depth === 0) return group;
    return (
      <a key={state.id} href={linkOf(state.id)} aria-label={name}>
        {group}
      </a>
    );
  };

  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="chart"
      role={linkOf ? 'group' : 'img'}
      aria-label={title}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
    >
      {drawing.children?.map((node) => drawn(node, 0, false))}
      {[...edges.values()]
        .filter(({ labels }) => !labels)
        .map((edge) => (
          <ArrowPath key={edge.id} edge={edge} />
        ))}
      {arrows.map((arrow) => (
        <g key={arrow.id} className={classes(arrow.lines.some(isPossible) && 'possible', markOf(arrow))}>
          <ArrowPath edge={edges.get(arrow.id)} />
        </g>
      ))}
      {arrows.map(({ id, lines }) => {
        const label = boxOf(edges.get(id)?.labels?.[0] ?? {});
        return (
          <g key={id}>
            <rect className="plate" rx={4} {...label} />
            {linesAt(lines, label.x + 4, label.y)}
          </g>
        );
      })}
    </svg>
  );
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<ElkNode>) {
  return { x, y, width, height };
}

function ArrowPath({ edge }: { edge: ElkExtendedEdge | undefined }) {
  const points = (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  const [before = { x: 0, y: 0 }, tip = before] = points.slice(-2);
  const angle = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI;
  return (
    <>
      <polyline className="arrow" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <path className="head" d="M 0,0 -8,-4 -8,4 Z" transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`} />
    </>
  );
}

function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
