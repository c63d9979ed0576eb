import { showFilesAt } from '../files/show-files-at.ts';
import type { Actor } from './actor.ts';
import { releaseCommentFiles } from './comments/comment-places.ts';
import { settleDraft } from './settled-asks.ts';
import { deleteFlow } from './store.ts';

/** A flow goes with everything that stands at it; nobody is asked to submit it any more. */
export async function removeFlow(
  actor: Pick<Actor, 'db' | 'bus' | 'now' | 'afterCommit'>,
  flowId: string,
): Promise<void> {
  const { db } = actor;
  await settleDraft(actor, flowId);
  await releaseCommentFiles(db, flowId);
  await showFilesAt(db, { kind: 'flow', placeId: flowId }, []);
  await deleteFlow(db, flowId);
}
