import { Notice } from '../feedback/Notice.tsx';
import * as styles from './FormNote.css.ts';

/** A note at the end of a form. Its container is in the document from the start, so that the text is read aloud. */
export function FormNote({ text }: { text: string | null }) {
  return (
    <div role="status" className={styles.note}>
      {text !== null && <Notice tone="info">{text}</Notice>}
    </div>
  );
}
