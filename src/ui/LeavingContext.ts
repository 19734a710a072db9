import { createContext } from 'react';

/** Whether the dialog around is closed and only stays for the frame in which it disappears. */
export const LeavingContext = createContext(false);
