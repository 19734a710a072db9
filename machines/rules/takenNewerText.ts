/** What a form says after Use theirs: their values are saved already, changes made since are not. */
export function takenNewerText(isChanged: boolean): string {
  return isChanged
    ? 'Your changes are not saved yet. Press Save to save them.'
    : 'These are the values they saved. There is nothing left to save.';
}
