import type { Db } from '../../database/open.ts';
import type { PlaceReaders } from '../../files/access.ts';
import { showFilesAt } from '../../files/show-files-at.ts';
import { mayReadFlow } from '../access.ts';
import { commentIdsOf, findFlowOfComment } from './store.ts';

const kind = 'flowComment';

export const commentPlace = (commentId: string) => ({ kind, placeId: commentId });

/** Files of a comment are for whoever may read the flow it is about. */
export const commentPlaces: PlaceReaders = {
  [kind]: async ({ db, session }, commentId) => {
    const flowId = await findFlowOfComment(db, commentId);
    return flowId !== undefined && (await mayReadFlow(db, session, flowId));
  },
};

/** A flow goes with everything said about it: its comments hold no files any more. */
export async function releaseCommentFiles(db: Db, flowId: string): Promise<void> {
  for (const id of await commentIdsOf(db, flowId)) await showFilesAt(db, commentPlace(id), []);
}
