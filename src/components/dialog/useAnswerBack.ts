import { use, useEffect, useEffectEvent } from 'react';
import { BackContext } from './BackContext.ts';

/** Has Back call this in place of leaving the page, while the dialog is mounted. */
export function useAnswerBack(requestClose: () => void): void {
  const answerBack = use(BackContext);
  const onBack = useEffectEvent(requestClose);
  useEffect(() => answerBack?.(() => onBack()), [answerBack]);
}
