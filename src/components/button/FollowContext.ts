import { createContext, type MouseEventHandler } from 'react';

/**
 * Handles the press of a link of our own in a list: it is followed without loading the page. Outside of a list, where
 * there is none, the browser loads it.
 */
export const FollowContext = createContext<MouseEventHandler<HTMLAnchorElement> | undefined>(undefined);
