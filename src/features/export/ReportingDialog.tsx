import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { reportRowsMachine } from '../../../machines/reportRows/reportRowsMachine.ts';
import { failureOf, isShown } from '../../../machines/reportRows/selectors.ts';
import { ProgressDialog } from './ProgressDialog.tsx';

export type ReportingDialogProps = {
  title: string;
  reporter: ActorRefFrom<typeof reportRowsMachine>;
  onCancel: () => void;
};

/** Opens when recording an export or a print takes longer than a moment, or fails. */
export function ReportingDialog({ title, reporter, onCancel }: ReportingDialogProps) {
  const isDue = useSelector(reporter, isShown);
  const failure = useSelector(reporter, failureOf);
  if (!isDue) return null;
  return (
    <ProgressDialog
      title={title}
      progress={failure === null ? 'Recording this in the audit log...' : ''}
      failure={failure}
      onCancel={onCancel}
      onRetry={() => reporter.send({ type: 'report.retry' })}
    />
  );
}
