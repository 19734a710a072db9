/** Takes the fragment out of the address and of the history entry it stands in. */
export function cleanAddress(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
