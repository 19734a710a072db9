import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Notice.css.ts';

type Tone = keyof typeof styles.notice;

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

type NoticeProps = {
  tone: Tone;
  children: ReactNode;
  /** A button or link under the text. */
  action?: ReactNode;
};

/** A message inside a form or page. With tone danger it is announced at once. */
export function Notice({ tone, children, action }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : undefined} className={styles.notice[tone]}>
      <Icon size={16} aria-hidden className={styles.icon} />
      <div className={styles.content}>
        <div>{children}</div>
        {action}
      </div>
    </div>
  );
}

/** A full-width message above the content of every screen, such as offline. Announced politely. */
export function Banner({ tone, children }: Omit<NoticeProps, 'action'>) {
  const Icon = ICONS[tone];
  return (
    <div role="status" className={styles.banner[tone]}>
      <Icon size={16} aria-hidden className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}

type SlowNoticeProps = { isSlow: boolean };

/** Shows below a busy button that the response is slow. Always in the document, as a live region. */
export function SlowNotice({ isSlow }: SlowNoticeProps) {
  return (
    <p role="status" className={styles.slow}>
      {isSlow ? 'Still working…' : ''}
    </p>
  );
}

/** A note at the end of a form. Its container is always in the document, as a live region. */
export function FormNote({ text }: { text: string | null }) {
  return (
    <div role="status" className={styles.note}>
      {text !== null && <Notice tone="info">{text}</Notice>}
    </div>
  );
}
