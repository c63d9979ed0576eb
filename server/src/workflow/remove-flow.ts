import type { Db } from '../database/open.ts';
import { showFilesAt } from '../files/show-files-at.ts';
import { releaseCommentFiles } from './comments/comment-places.ts';
import { deleteFlow } from './store.ts';

/** A flow goes with everything that stands at it. */
export async function removeFlow(db: Db, flowId: string): Promise<void> {
  await releaseCommentFiles(db, flowId);
  await showFilesAt(db, { kind: 'flow', placeId: flowId }, []);
  await deleteFlow(db, flowId);
}
