import type { ElkPoint } from 'elkjs/lib/elk-api.js';

const CORNER = 6;
const HEAD = { length: 8, width: 4 } as const;

/** An SVG path through the points, with rounded corners. */
export function roundedPath(points: ElkPoint[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M ${at(point)}`;
      if (!after) return `L ${at(point)}`;
      return `L ${at(towards(point, before))} Q ${at(point)} ${at(towards(point, after))}`;
    })
    .join(' ');
}

/** The points of the arrowhead's polygon at the end of the path. */
export function arrowHead(points: ElkPoint[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return '';
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const along = { x: (tip.x - before.x) / length, y: (tip.y - before.y) / length };
  const base = { x: tip.x - along.x * HEAD.length, y: tip.y - along.y * HEAD.length };
  return [
    tip,
    { x: base.x - along.y * HEAD.width, y: base.y + along.x * HEAD.width },
    { x: base.x + along.y * HEAD.width, y: base.y - along.x * HEAD.width },
  ]
    .map(at)
    .join(' ');
}

function towards(from: ElkPoint, to: ElkPoint): ElkPoint {
  const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(CORNER, distance / 2) / distance;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function at({ x, y }: ElkPoint): string {
  return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
}
