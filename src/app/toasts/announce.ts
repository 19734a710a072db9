import toast from 'react-hot-toast/headless';

/** Says that something succeeded: a toast of 2 s (specification, section 9). */
export function announceSuccess(text: string): void {
  toast.success(text);
}

/** Says that something failed: a toast of 4 s (specification, section 9). */
export function announceFailure(text: string): void {
  toast.error(text);
}

/** Says something that is neither: a toast of 4 s (specification, section 9). */
export function announce(text: string): void {
  toast(text);
}
