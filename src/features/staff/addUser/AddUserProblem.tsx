import { selectFailure, selectProgressText } from '../../../../machines/addUser/selectors.ts';
import { AddUserActor } from './addUserActor.ts';
import { Notice } from '../../../components/feedback/Notice.tsx';

/** What is done and what is not, and why; nothing while all is well. */
export function AddUserProblem() {
  const progress = AddUserActor.useSelector(selectProgressText);
  const failure = AddUserActor.useSelector(selectFailure);
  if (progress === null && failure === null) return null;
  return (
    <Notice tone={failure === null ? 'warning' : 'danger'}>
      {progress !== null && <p>{progress}</p>}
      {failure !== null && <p>{failure}</p>}
    </Notice>
  );
}
