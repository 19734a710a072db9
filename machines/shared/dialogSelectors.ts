/** Selectors shared by dialogs; the last ones also by screens. */

/** The loading status of a dialog's departments and teams. */
export type ChoicesStatus = 'loading' | 'ready' | 'failed';

/** Whether the dialog shows Permission Denied. */
export function selectIsDenied(snapshot: { matches(state: 'permissionDenied'): boolean }): boolean {
  return snapshot.matches('permissionDenied');
}

/** The values of the fields. */
export function selectForm<Form>({ context }: { context: { form: Form } }): Form {
  return context.form;
}

/** The value of the only field. */
export function selectName({ context }: { context: { name: string } }): string {
  return context.name;
}

/** The errors by field. */
export function selectErrors<Errors>({ context }: { context: { errors: Errors } }): Errors {
  return context.errors;
}

/** The loading status of the dialog's choices. */
export function selectChoicesStatus(snapshot: {
  matches(state: { open: { choices: 'failed' | 'ready' } }): boolean;
}): ChoicesStatus {
  if (snapshot.matches({ open: { choices: 'failed' } })) return 'failed';
  return snapshot.matches({ open: { choices: 'ready' } }) ? 'ready' : 'loading';
}

/** Whether a request is pending. */
export function selectIsBusy(snapshot: { hasTag(tag: 'busy'): boolean }): boolean {
  return snapshot.hasTag('busy');
}

/** Whether the request takes longer than usual. */
export function selectIsSlow(snapshot: { hasTag(tag: 'slow'): boolean }): boolean {
  return snapshot.hasTag('slow');
}
