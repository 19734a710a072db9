import type { CheckedRow } from '../../../../machines/importUsers/checkedRows.ts';
import { ResetEmailButton } from '../ResetEmailButton.tsx';
import { editReason } from '../reasons.ts';
import { useEditor } from '../useEditor.ts';

/** Send reset email for somebody who was added before, unless one may not edit them. */
export function ResetEmailOfRow({ row: { person, listed } }: { row: CheckedRow }) {
  const editor = useEditor();
  const reason = listed === null ? undefined : editReason(editor, listed);
  return <ResetEmailButton email={person.email} unavailableReason={reason} />;
}
