import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import * as reading from '../../../machines/readRows/readRowsMachine.ts';
import * as reporting from '../../../machines/reportRows/reportRowsMachine.ts';
import { ToastSlot } from '../toasts/ToastSlot.tsx';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Notice } from '../../components/feedback/Notice.tsx';
import { RetryButton } from '../../components/feedback/ErrorState.tsx';
import { Spinner } from '../../components/feedback/Spinner.tsx';

type ProgressDialogProps = {
  title: string;
  progress?: string;
  /** Why it stopped; null while it runs. */
  failure: string | null;
  onCancel: () => void;
  onRetry: () => void;
};

/** The progress of an export or a print, with Cancel, and Retry after an error. */
export function ProgressDialog({ title, progress, failure, onCancel, onRetry }: ProgressDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={title}
      onRequestClose={onCancel}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button ref={cancel} data-autofocus onClick={onCancel}>
            Cancel
          </Button>
          {failure !== null && (
            <RetryButton variant="primary" onClick={onRetry} passFocus={() => cancel.current?.focus()} />
          )}
        </>
      }
    >
      {failure === null ? <Spinner /> : <Notice tone="danger">{failure}</Notice>}
      <p role="status">{progress}</p>
    </Dialog>
  );
}

type ReadingDialogProps = {
  title: string;
  reader: ActorRefFrom<typeof reading.readRowsMachine>;
  /** Whether it opens at once; otherwise after 400 ms, or on an error. */
  atOnce?: boolean;
  onCancel: () => void;
};

/** The progress of reading the rows. */
export function ReadingDialog({ title, reader, atOnce = false, onCancel }: ReadingDialogProps) {
  const isDue = useSelector(reader, reading.isShown);
  const progress = useSelector(reader, reading.progressOf);
  const failure = useSelector(reader, reading.failureOf);
  if (!isDue && !atOnce) return null;
  const retry = () => reader.send({ type: 'rows.retry' });
  return <ProgressDialog title={title} progress={progress} failure={failure} onCancel={onCancel} onRetry={retry} />;
}

type ReportingDialogProps = {
  title: string;
  reporter: ActorRefFrom<typeof reporting.reportRowsMachine>;
  onCancel: () => void;
};

/** Opens when reporting to the audit log takes more than 400 ms, or fails. */
export function ReportingDialog({ title, reporter, onCancel }: ReportingDialogProps) {
  const isDue = useSelector(reporter, reporting.isShown);
  const failure = useSelector(reporter, reporting.failureOf);
  if (!isDue) return null;
  const progress = failure === null ? 'Recording this in the audit log...' : '';
  const retry = () => reporter.send({ type: 'report.retry' });
  return <ProgressDialog title={title} progress={progress} failure={failure} onCancel={onCancel} onRetry={retry} />;
}
