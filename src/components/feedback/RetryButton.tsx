import { Button, type ButtonProps } from '../button/Button.tsx';
import { usePassFocus } from '../dialog/usePassFocus.ts';

export type RetryButtonProps = Pick<ButtonProps, 'variant' | 'onClick'> & {
  /** Gives the focus to something that stays. */
  passFocus: () => void;
};

/** A Retry that goes away while what failed is tried again, by a press or by itself; the focus does not go with it. */
export function RetryButton({ passFocus, ...rest }: RetryButtonProps) {
  return (
    <Button {...rest} ref={usePassFocus(passFocus)}>
      Retry
    </Button>
  );
}
