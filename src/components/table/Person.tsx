import type { ReactNode } from 'react';
import { Avatar, type AvatarProps } from './Avatar.tsx';
import * as styles from './Person.css.ts';

type PersonProps = {
  id: string;
  name: string;
  /** A second line, such as the email. */
  detail?: string;
  /** A Badge beside the name, or below it if there is no space. */
  badge?: ReactNode;
  size?: AvatarProps['size'];
};

/** A person in a list or menu: avatar and name, each line truncated with the full text as title. */
export function Person({ id, name, detail, badge, size = 'small' }: PersonProps) {
  const line = (
    <bdi className={styles.name} title={name}>
      {name}
    </bdi>
  );
  return (
    <span className={styles.person}>
      <Avatar id={id} name={name} size={size} />
      {detail === undefined && badge === undefined ? (
        line
      ) : (
        <span className={styles.texts}>
          {badge === undefined ? (
            line
          ) : (
            <span className={styles.withBadge}>
              {line}
              <span className={styles.badge}>{badge}</span>
            </span>
          )}
          {detail !== undefined && (
            <bdi className={styles.detail} title={detail}>
              {detail}
            </bdi>
          )}
        </span>
      )}
    </span>
  );
}
