import { fromCallback } from 'xstate';
import type { ImportUsersEvent } from '../../../../machines/importUsers/importUsersContext.ts';
import { beginWork } from '../../../app/session/activity.ts';

const TICK = 1_000;

/**
 * Tells a run the time every second. A run is work, though nobody types: signing out in the middle of it would lose
 * passwords that nobody else has.
 */
export const watchWork = fromCallback(({ sendBack }) => {
  const tell: (event: ImportUsersEvent) => void = sendBack;
  const tick = () => tell({ type: 'clock.ticked', now: Date.now() });
  const endWork = beginWork();
  tick();
  const timer = setInterval(tick, TICK);
  return () => {
    clearInterval(timer);
    endWork();
  };
});
