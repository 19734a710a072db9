import { createActorContext } from '@xstate/react';
import { useRef } from 'react';
import { selectFailure, selectRecord } from '../../../machines/recordPage/recordPageMachine.ts';
import { counted } from '../../../machines/rules/counted.ts';
import type { LeftBehind } from '../../../machines/shared/entities.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { RetryButton } from '../../components/feedback/ErrorState.tsx';
import { Notice } from '../../components/feedback/Notice.tsx';
import { note } from '../../components/feedback/Notice.css.ts';
import { recordPageLogic } from '../../patterns/record/recordPage.ts';
import { teamPath } from '../../session/paths.ts';

/** Loads like the page of a record. */
const LeftBehindActor = createActorContext(
  recordPageLogic(async (input) => (await loadBackend()).loadLeftBehind(input)),
);

/** What a user leaves behind; empty until it is known. The dialog around it can be used meanwhile. */
export function LeftBehindNotice({ id }: { id: string }) {
  const input = { id, failureText: 'Could not check what they leave behind.' };
  return (
    <LeftBehindActor.Provider options={{ input }}>
      <Shown />
    </LeftBehindActor.Provider>
  );
}

function Shown() {
  const actor = LeftBehindActor.useActorRef();
  const record = LeftBehindActor.useSelector(selectRecord) as LeftBehind | null;
  const failure = LeftBehindActor.useSelector(selectFailure);
  const place = useRef<HTMLDivElement>(null);
  const invitations = record?.invitations ?? 0;
  const team = record?.team ?? null;
  const retry = (
    <RetryButton onClick={() => actor.send({ type: 'page.retry' })} passFocus={() => place.current?.focus()} />
  );
  // The links keep the dialog open.
  const newTab = { target: '_blank', rel: 'noreferrer' };
  return (
    <div ref={place} role="status" tabIndex={-1} className={note}>
      {failure !== null && (
        <Notice tone="info" action={retry}>
          {failure}
        </Notice>
      )}
      {failure === null && (invitations > 0 || team !== null) && (
        <Notice tone="warning">
          {invitations > 0 && (
            <p>
              They sent{' '}
              <a href="/dashboard/roles?status=invited" {...newTab}>
                {counted(invitations, 'open invitation', 'open invitations')}
              </a>
              .
            </p>
          )}
          {team !== null && (
            <p>
              No other active member is in the team{' '}
              <a href={teamPath(team.id)} {...newTab}>
                <bdi>{team.name}</bdi>
              </a>
              .
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}
