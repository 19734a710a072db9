import { useId, type ReactNode } from 'react';
import * as styles from './Panel.css.ts';

type PanelProps = {
  /** Rendered as h2; the panel is then a region with this name. */
  title?: string;
  description?: ReactNode;
  children: ReactNode;
  /** Actions below a line, the main one last. */
  footer?: ReactNode;
};

/** A bordered section of a page, or a card. */
export function Panel({ title, description, children, footer }: PanelProps) {
  const id = useId();
  const content = (
    <>
      {title !== undefined && (
        <header className={styles.header}>
          <h2 id={id}>{title}</h2>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </header>
      )}
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </>
  );
  return title === undefined ? (
    <div className={styles.panel}>{content}</div>
  ) : (
    <section aria-labelledby={id} className={styles.panel}>
      {content}
    </section>
  );
}
