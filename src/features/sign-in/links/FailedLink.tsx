import { Link } from 'react-router-dom';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { ASKS_FOR_LINK } from './failedLink.ts';

type Props = {
  /** The server's code; its words are not shown, because anybody can write them into a link. */
  code: string;
  isSignedIn: boolean;
};

/** Explains that a link from a mail did not work, with a way to ask for a new one (decisions, sign-in). */
export default function FailedLink({ code, isSignedIn }: Props) {
  const what = code === 'otp_expired' ? 'This link has expired or was already used.' : 'This link did not work.';
  if (isSignedIn) {
    return <Notice tone="warning">{what} You are still signed in. Sign out first to ask for a new one.</Notice>;
  }
  return (
    <Notice
      tone="warning"
      action={
        <Link to="/login" state={ASKS_FOR_LINK}>
          Ask for a new link
        </Link>
      }
    >
      {what}
    </Notice>
  );
}
