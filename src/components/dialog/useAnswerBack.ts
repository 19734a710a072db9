import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Calls `onBack` instead of leaving the page by Back or Forward, until the returned function is called. */
export type AnswerBack = (onBack: () => void) => () => void;

/** How an open dialog intercepts Back; null without a history. */
export const BackContext = createContext<AnswerBack | null>(null);

/** Calls `requestClose` on Back instead of leaving the page, while the dialog is mounted. */
export function useAnswerBack(requestClose: () => void): void {
  const answerBack = use(BackContext);
  const onBack = useEffectEvent(requestClose);
  useEffect(() => answerBack?.(() => onBack()), [answerBack]);
}
