import type { PlaceReaders } from '../files/access.ts';
import { hasMessage } from '../messages/announce.ts';
import { findNotice } from './store.ts';

const kind = 'notice';

export const noticePlace = (noticeId: string) => ({ kind, placeId: noticeId });

/** Files of an announcement are for those it is with, and for whoever looks after announcements. */
export const noticePlaces: PlaceReaders = {
  [kind]: async ({ db, session, permissions }, noticeId) => {
    const notice = await findNotice(db, noticeId);
    if (!notice) return false;
    if (notice.messageId && (await hasMessage(db, session.userId, notice.messageId))) return true;
    return (await permissions()).some(({ modelId }) => modelId === 'notices');
  },
};
