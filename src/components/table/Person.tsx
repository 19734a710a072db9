import type { ReactNode } from 'react';
import { FollowLink } from './FollowLink.tsx';
import { Avatar, type AvatarProps } from './Avatar.tsx';
import * as styles from './Person.css.ts';

type PersonProps = {
  id: string;
  name: string;
  /** The path of their page, in a list. */
  href?: string;
  /** A second line, such as the email. */
  detail?: string;
  /** A Badge beside the name, or below it if there is no space. */
  badge?: ReactNode;
  size?: AvatarProps['size'];
  /** A checkbox over the avatar. */
  select?: ReactNode;
};

/** A person in a list or menu: avatar and name, each line truncated with the full text as title. */
export function Person({ id, name, href, detail, badge, size = 'small', select }: PersonProps) {
  const line = (
    <bdi className={styles.name} title={name}>
      {href === undefined ? name : <FollowLink href={href}>{name}</FollowLink>}
    </bdi>
  );
  return (
    <span className={styles.person}>
      <span className={styles.avatar}>
        <Avatar id={id} name={name} size={size} />
        {select}
      </span>
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
