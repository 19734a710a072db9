import * as styles from './SlowNotice.css.ts';

export type SlowNoticeProps = { isSlow: boolean };

/** Says, under a busy button, that an answer takes longer than it should. In the document from the start, to be read out. */
export function SlowNotice({ isSlow }: SlowNoticeProps) {
  return (
    <p role="status" className={styles.slow}>
      {isSlow ? 'Still working…' : ''}
    </p>
  );
}
