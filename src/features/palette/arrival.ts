/** The state of a navigation to Roles & Users that opens Add User there. */
export const ADD_USER = { opens: 'addUser' } as const;

/** Whether a navigation asks for Add User. */
export function asksForAddUser(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opens' in state && state.opens === ADD_USER.opens;
}
