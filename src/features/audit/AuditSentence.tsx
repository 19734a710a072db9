import type { SentencePart } from './auditSentence.ts';

/** The words of a sentence of the trail. */
export function AuditSentence({ parts }: { parts: SentencePart[] }) {
  return parts.map(({ text, isQuoted }, index) =>
    // Isolated, so that an Arabic name does not turn the sentence around.
    isQuoted ? <bdi key={index}>{text}</bdi> : text,
  );
}
