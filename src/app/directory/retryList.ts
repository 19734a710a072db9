import { focusHeading } from '../navigation/focusHeading.ts';
import type { DirectoryActor } from './directoryActor.ts';

/** Reads a list again. The button that was pressed goes away meanwhile: the focus goes on from the page's heading. */
export function retryList(directory: DirectoryActor): void {
  focusHeading();
  directory.send({ type: 'list.retry' });
}
