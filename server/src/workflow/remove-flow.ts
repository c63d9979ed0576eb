import type { Db } from '../database/open.ts';
import { showFilesAt } from '../files/show-files-at.ts';
import { letCommentFilesGo } from './comments/comment-places.ts';
import { deleteFlow } from './store.ts';

/** A flow goes with everything that stands at it. */
export async function removeFlow(db: Db, flowId: string): Promise<void> {
  await letCommentFilesGo(db, flowId);
  await showFilesAt(db, { kind: 'flow', placeId: flowId }, []);
  await deleteFlow(db, flowId);
}
