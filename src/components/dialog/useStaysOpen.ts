import { useEffect, useRef, useState, type RefObject } from 'react';
import { media } from '../../theme/media.ts';
import * as styles from './Dialog.css.ts';

const NUDGE = { frames: { translate: ['0', '0 -6px', '0'] }, timing: { duration: 180, easing: 'ease-in-out' } };
const UNTIL_A_BUTTON = 'This stays open until you press a button.';
const UNTIL_AN_ANSWER = 'This stays open until the answer is here.';

/**
 * Tells who wanted to close a dialog by a key, Back or the backdrop that it stays: it moves, and a sentence is read
 * aloud and shown until the next key or press.
 * Returns what to call then, in place of `onRequestClose`, the sentence, and whether it is shown.
 */
export function useStaysOpen(ref: RefObject<HTMLDialogElement | null>, onRequestClose: () => void) {
  const [times, setTimes] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);
  const frame = useRef(0);
  const requestClose = () => {
    onRequestClose();
    cancelAnimationFrame(frame.current);
    // A dialog that closes is gone by then.
    frame.current = requestAnimationFrame(() => {
      if (!ref.current?.isConnected) return;
      setTimes((before) => before + 1);
      setBusy(ref.current.querySelector(`.${styles.footer} [data-busy]`) !== null);
      setShown(true);
      if (!matchMedia(media.reducedMotion).matches) ref.current.animate(NUDGE.frames, NUDGE.timing);
    });
  };
  useEffect(() => {
    if (!isShown) return undefined;
    const hide = () => setShown(false);
    window.addEventListener('keydown', hide);
    // Not already as it goes down: what is pressed must not move meanwhile.
    window.addEventListener('click', hide);
    return () => {
      window.removeEventListener('keydown', hide);
      window.removeEventListener('click', hide);
    };
  }, [isShown]);
  // Another text is read aloud anew.
  const sentence = times === 0 ? '' : (isBusy ? UNTIL_AN_ANSWER : UNTIL_A_BUTTON) + '\u00a0'.repeat(times % 2);
  return { requestClose, sentence, isShown };
}
