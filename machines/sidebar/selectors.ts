import type { SnapshotFrom } from 'xstate';
import type { sidebarMachine } from './sidebarMachine.ts';

type Snapshot = SnapshotFrom<typeof sidebarMachine>;

/** Whether the sidebar is on screen. */
export function selectIsVisible(snapshot: Snapshot) {
  return snapshot.hasTag('visible');
}

/** Whether it lies over the page: with a backdrop, and the focus kept inside. */
export function selectIsOverlay(snapshot: Snapshot) {
  return snapshot.hasTag('overlay');
}

/** Whether it stands beside the page, which makes room for it. */
export function selectIsPinned(snapshot: Snapshot) {
  return snapshot.matches({ wide: 'pinned' });
}

/** Whether Pin Sidebar / Unpin Sidebar is offered: on large screens only. */
export function selectCanPin(snapshot: Snapshot) {
  return snapshot.can({ type: 'pin.toggle' });
}

/** What the pin button says (specification, section 2). */
export function selectPinLabel(snapshot: Snapshot) {
  return selectIsPinned(snapshot) ? 'Unpin Sidebar' : 'Pin Sidebar';
}
