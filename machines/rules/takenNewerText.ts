/** The note of a form after Use theirs: whether there are unsaved changes. */
export function takenNewerText(isChanged: boolean): string {
  return isChanged
    ? 'Your changes are not saved yet. Press Save to save them.'
    : 'These are the values they saved. There is nothing left to save.';
}
