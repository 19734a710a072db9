import { classes } from '../../../src/lib/classes.ts';
import { PADDING } from './elkGraph.ts';
import type { Layout, PlacedArrow, PlacedState } from './layout.ts';
import { arrowHead, roundedPath } from './path.ts';
import { SIGNS, type DrawnLine, type Mark } from './stateLines.ts';
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
  /** Whether to explain the marks of a comparison below the drawing. */
  hasLegend?: boolean;
};

const MARKS: Mark[] = ['added', 'removed', 'changed'];
const LEGEND = { height: 32, width: 90 } as const;
const NONE: ReadonlySet<string> = new Set();

/** A chart as SVG with one label for screen readers, which read the table of transitions, or follow the links. */
export function Drawing({ title, layout, active = NONE, possible = NONE, linkOf, hasLegend = false }: DrawingProps) {
  const { states, arrows, initials } = layout;
  const width = Math.ceil(hasLegend ? Math.max(layout.width, MARKS.length * LEGEND.width + PADDING) : layout.width);
  const height = Math.ceil(layout.height + (hasLegend ? LEGEND.height : 0));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="chart"
      role={linkOf ? 'group' : 'img'}
      aria-label={title}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {states.map((placed) => {
        const box = (
          <StateBox key={placed.state.id} {...placed} isActive={active.has(placed.state.id)} possible={possible} />
        );
        return linkOf && placed.depth > 0 ? (
          <a key={placed.state.id} href={linkOf(placed.state.id)} aria-label={placed.name}>
            {box}
          </a>
        ) : (
          box
        );
      })}
      {initials.map(({ id, dot, points }) => (
        <g key={id}>
          <circle className="dot" cx={dot.x + dot.width / 2} cy={dot.y + dot.height / 2} r={dot.width / 2} />
          <path className="arrow" d={roundedPath(points)} />
          <polygon className="head" points={arrowHead(points)} />
        </g>
      ))}
      {arrows.map((placed) => (
        <ArrowPath key={placed.arrow.id} {...placed} possible={possible} />
      ))}
      {arrows.map(({ arrow, label }) => (
        <g key={arrow.id}>
          <rect className="plate" rx={4} {...label} />
          <Lines lines={arrow.lines} x={label.x + 4} y={label.y} possible={possible} />
        </g>
      ))}
      {hasLegend &&
        MARKS.map((mark, index) => (
          <text
            key={mark}
            className={classes('line', mark)}
            x={PADDING + index * LEGEND.width}
            y={height - LEGEND.height + TEXT.line}
          >
            {SIGNS[mark]} {mark}
          </text>
        ))}
    </svg>
  );
}

type StateBoxProps = PlacedState & { isActive: boolean; possible: ReadonlySet<string> };

function StateBox({ state, name, lines, depth, isRegion, mark, isActive, possible, ...box }: StateBoxProps) {
  const { x, y, width, height } = box;
  const isFrame = state.children.length > 0;
  return (
    <g className={classes('state', isActive && 'active', mark)} data-state={state.id}>
      <rect
        className={classes('box', isFrame && 'frame', depth === 0 && 'outer', isRegion && 'region')}
        rx={8}
        {...box}
      />
      {state.type === 'final' && (
        <rect className="box" rx={6} x={x + 3} y={y + 3} width={width - 6} height={height - 6} />
      )}
      <text className="name" x={x + PADDING} y={y + PADDING + TEXT.name}>
        {state.description !== null && <title>{state.description}</title>}
        {name}
      </text>
      <Lines lines={lines} x={x + PADDING} y={y + PADDING + TEXT.nameHeight + 4} possible={possible} />
    </g>
  );
}

type LinesProps = { lines: DrawnLine[]; x: number; y: number; possible: ReadonlySet<string> };

function Lines({ lines, x, y, possible }: LinesProps) {
  return lines.map(({ text, kind, transition, mark }, index) => (
    <text
      key={`${index} ${text}`}
      className={classes('line', kind, transition !== undefined && possible.has(transition) && 'possible', mark)}
      x={x}
      y={y + index * TEXT.lineHeight + TEXT.line}
    >
      {text}
    </text>
  ));
}

function ArrowPath({ arrow, points, mark, possible }: PlacedArrow & { possible: ReadonlySet<string> }) {
  const isPossible = arrow.lines.some(({ transition }) => transition !== undefined && possible.has(transition));
  return (
    <g className={classes(isPossible && 'possible', mark)}>
      <path className="arrow" d={roundedPath(points)} />
      <polygon className="head" points={arrowHead(points)} />
    </g>
  );
}
