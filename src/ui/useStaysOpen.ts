import { useRef, useState, type RefObject } from 'react';
import { media } from '../theme/media.ts';

const NUDGE = { frames: { translate: ['0', '0 -6px', '0'] }, timing: { duration: 180, easing: 'ease-in-out' } };
const SENTENCE = 'This stays open until you press a button.';

/**
 * Tells who wanted to close a dialog by a key, Back or the backdrop that it stays: it moves, and a sentence is read aloud.
 * Returns what to call then, in place of `onRequestClose`, and the sentence.
 */
export function useStaysOpen(ref: RefObject<HTMLDialogElement | null>, onRequestClose: () => void) {
  const [times, setTimes] = useState(0);
  const frame = useRef(0);
  const requestClose = () => {
    onRequestClose();
    cancelAnimationFrame(frame.current);
    // By then a dialog that closes is gone.
    frame.current = requestAnimationFrame(() => {
      if (!ref.current?.isConnected) return;
      setTimes((before) => before + 1);
      if (!matchMedia(media.reducedMotion).matches) ref.current.animate(NUDGE.frames, NUDGE.timing);
    });
  };
  // Another text is read aloud anew.
  const sentence = times === 0 ? '' : SENTENCE + '\u00a0'.repeat(times % 2);
  return { requestClose, sentence };
}
