import { useActor } from '@xstate/react';
import { useEffect, useId, useRef, useState } from 'react';
import { selectEnding, selectFailure, selectSessions } from '../../../machines/sessions/sessionsMachine.ts';
import type { DeviceSession } from '../../../machines/shared/entities.ts';
import { selectIsSlow } from '../../../machines/shared/dialogSelectors.ts';
import { Button, type ButtonProps } from '../../components/button/Button.tsx';
import { ErrorState, OutOfDate } from '../../components/feedback/ErrorState.tsx';
import { SlowNotice } from '../../components/feedback/Notice.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import { Badge } from '../../components/table/Badge.tsx';
import { usePassFocus } from '../../lib/focus.ts';
import { Age } from '../../patterns/time/Age.tsx';
import { browserName } from './browserName.ts';
import * as styles from './SessionList.css.ts';
import { sessionsLogic } from './sessionsActor.ts';

type SessionListProps = {
  userId: string;
  /** The list is read again when it changes. */
  version?: unknown;
  /** Called after sessions were ended. */
  onChange?: () => void;
};

/** The sessions of a user, each with End session, except the one of this browser. For the user and their editors. */
export function SessionList(props: SessionListProps) {
  return <Sessions key={props.userId} {...props} />;
}

function Sessions({ userId, version, onChange }: SessionListProps) {
  const [logic] = useState(() => sessionsLogic(() => onChange?.()));
  const [snapshot, send] = useActor(logic, { input: { userId } });
  const shownVersion = useRef(version);
  useEffect(() => {
    if (shownVersion.current === version) return;
    shownVersion.current = version;
    send({ type: 'sessions.refresh' });
  }, [version, send]);
  const sessions = selectSessions(snapshot);
  const failure = selectFailure(snapshot);
  const ending = selectEnding(snapshot);
  const content = useRef<HTMLDivElement>(null);
  const passFocus = () => content.current?.focus();
  const retry = () => send({ type: 'sessions.refresh' });
  const isOwn = sessions?.some(({ isCurrent }) => isCurrent) === true;
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) === true;
  return (
    <Panel title="Sessions" description="Where this account is signed in. Ending a session takes effect at once.">
      <div
        ref={content}
        role="group"
        aria-label="Sessions"
        tabIndex={-1}
        aria-busy={sessions === null && failure === null}
      >
        {failure !== null && sessions === null && (
          <ErrorState message={failure} onRetry={retry} passFocus={passFocus} />
        )}
        {failure !== null && sessions !== null && <OutOfDate failure={failure} onRetry={retry} passFocus={passFocus} />}
        {failure === null && sessions === null && <Skeleton />}
        {sessions?.length === 0 && <p className={styles.empty}>Not signed in anywhere.</p>}
        {sessions !== null && sessions.length > 0 && (
          <ul role="list" className={styles.list}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                ending={ending}
                passFocus={passFocus}
                onEnd={() => send({ type: 'session.end', sessionId: session.id })}
              />
            ))}
          </ul>
        )}
        {hasOthers && (
          <EndButton
            className={styles.others}
            busy={ending === 'others'}
            aria-disabled={ending !== null}
            passFocus={passFocus}
            onClick={() => send({ type: 'sessions.endOthers' })}
          >
            {isOwn ? 'End all other sessions' : 'End all sessions'}
          </EndButton>
        )}
        <SlowNotice isSlow={selectIsSlow(snapshot)} />
      </div>
    </Panel>
  );
}

type RowProps = {
  session: DeviceSession;
  /** In milliseconds since the epoch. */
  /** The session that is being ended, or null. */
  ending: string | null;
  passFocus: () => void;
  onEnd: () => void;
};

function SessionRow({ session, ending, passFocus, onEnd }: RowProps) {
  const { id, startedAt, lastUsedAt, userAgent, isCurrent } = session;
  const factsId = useId();
  return (
    <li className={styles.row}>
      <div id={factsId}>
        <p className={styles.browser}>
          {browserName(userAgent)} {isCurrent && <Badge>This device</Badge>}
        </p>
        <p className={styles.times}>
          Started <Age time={startedAt} /> · last used {isCurrent ? 'now' : <Age time={lastUsedAt} />}
        </p>
      </div>
      {!isCurrent && (
        <EndButton
          busy={ending === id}
          aria-disabled={ending !== null}
          aria-describedby={factsId}
          passFocus={passFocus}
          onClick={onEnd}
        >
          End session
        </EndButton>
      )}
    </li>
  );
}

/** Moves the focus when its session has ended and it unmounts. */
function EndButton({ passFocus, ...rest }: ButtonProps & { passFocus: () => void }) {
  return <Button {...rest} busyLabel="Ending..." ref={usePassFocus(passFocus)} />;
}

function Skeleton() {
  return (
    <div className={styles.row}>
      <span className={styles.skeleton} />
      <VisuallyHidden>Loading</VisuallyHidden>
    </div>
  );
}
