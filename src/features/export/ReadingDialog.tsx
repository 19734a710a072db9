import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { readRowsMachine } from '../../../machines/readRows/readRowsMachine.ts';
import { failureOf, isShown, progressOf } from '../../../machines/readRows/selectors.ts';
import { ProgressDialog } from './ProgressDialog.tsx';

export type ReadingDialogProps = {
  title: string;
  reader: ActorRefFrom<typeof readRowsMachine>;
  /** Whether it opens at once: otherwise when the reading takes longer than a moment, or fails. */
  atOnce?: boolean;
  onCancel: () => void;
};

/** How far a reading is that somebody waits for. */
export function ReadingDialog({ title, reader, atOnce = false, onCancel }: ReadingDialogProps) {
  const isDue = useSelector(reader, isShown);
  const progress = useSelector(reader, progressOf);
  const failure = useSelector(reader, failureOf);
  if (!isDue && !atOnce) return null;
  const retry = () => reader.send({ type: 'rows.retry' });
  return <ProgressDialog title={title} progress={progress} failure={failure} onCancel={onCancel} onRetry={retry} />;
}
