import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

export type RetryButtonProps = Pick<ButtonProps, 'variant' | 'onClick'> & {
  /** Gives the focus to something that stays. */
  passFocus: () => void;
};

/** A Retry that goes away while what failed is tried again, by a press or by itself; the focus does not go with it. */
export function RetryButton({ passFocus, ...rest }: RetryButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const pass = useEffectEvent(passFocus);
  useLayoutEffect(() => {
    const button = ref.current;
    // Called while it is still in the page, and still has the focus.
    return () => {
      if (document.activeElement === button) pass();
    };
  }, []);
  return (
    <Button {...rest} ref={ref}>
      Retry
    </Button>
  );
}
