import { isolated } from '../../../machines/rules/text.ts';
import type { Confirmed } from '../../patterns/dialog/confirmation.ts';

type Item = { id: string; name: string };

const WRITES = { Team: 'setTeamArchived', Department: 'setDepartmentArchived' } as const;

/** The confirmation before a team or department is archived. */
export function archiving(noun: keyof typeof WRITES, { id, name }: Item): Confirmed {
  return {
    write: (backend) => backend[WRITES[noun]]({ id, isArchived: true }),
    input: {
      title: `Archive ${noun}`,
      question: `Archive ${isolated(name)}? It disappears from lists and selects, and can be restored under Status: Archived.`,
      submit: 'Archive',
      submitting: 'Archiving...',
      success: `${noun} archived successfully`,
      failure: `Failed to archive ${noun.toLowerCase()}`,
      unconfirmed: `the ${noun.toLowerCase()} was archived`,
    },
  };
}

/** The confirmation before an archived team or department is restored. */
export function restoring(noun: keyof typeof WRITES, { id, name }: Item): Confirmed {
  return {
    write: (backend) => backend[WRITES[noun]]({ id, isArchived: false }),
    input: {
      title: `Restore ${noun}`,
      question: `Restore ${isolated(name)}? It appears in lists and selects again.`,
      submit: 'Restore',
      submitting: 'Restoring...',
      success: `${noun} restored successfully`,
      failure: `Failed to restore ${noun.toLowerCase()}`,
      unconfirmed: `the ${noun.toLowerCase()} was restored`,
    },
  };
}
