/** The search box of the screen; null on screens without one. */
export function screenSearch(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('main input[type="search"]');
}
