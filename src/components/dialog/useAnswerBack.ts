import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Has `onBack` called in place of leaving the page by Back or Forward, until the returned function is called. */
export type AnswerBack = (onBack: () => void) => () => void;

/** What an open dialog answers Back with; null where there is no history to go back in. */
export const BackContext = createContext<AnswerBack | null>(null);

/** Has Back call this in place of leaving the page, while the dialog is mounted. */
export function useAnswerBack(requestClose: () => void): void {
  const answerBack = use(BackContext);
  const onBack = useEffectEvent(requestClose);
  useEffect(() => answerBack?.(() => onBack()), [answerBack]);
}
