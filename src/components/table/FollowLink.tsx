import { createContext, type ComponentPropsWithRef, type MouseEventHandler, use } from 'react';
import { classes } from '../../lib/classes.ts';
import * as styles from './FollowLink.css.ts';

/**
 * The click handler of internal links in a list, which navigates without loading the page. Without a provider, the
 * browser loads it.
 */
export const FollowContext = createContext<MouseEventHandler<HTMLAnchorElement> | undefined>(undefined);

/** A link within a row that looks like text, with an underline on hover and focus; `href` is an internal path. */
export function FollowLink({ className, ...rest }: ComponentPropsWithRef<'a'>) {
  return <a {...rest} onClick={use(FollowContext)} className={classes(styles.link, className)} />;
}
