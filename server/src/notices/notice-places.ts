import type { Db } from '../database/open.ts';
import type { PlaceReaders } from '../files/access.ts';
import type { Session } from '../http/context.ts';
import { hasMessage } from '../messages/announce.ts';
import type { PermissionsOf } from '../records/access.ts';
import { findNotice } from './store.ts';

const kind = 'notice';

export const noticePlace = (noticeId: string) => ({ kind, placeId: noticeId });

/** Files of an announcement are for those it is with, and for whoever looks after announcements. */
export const noticePlaces = (permissionsOf: PermissionsOf): PlaceReaders => ({
  [kind]: async (db: Db, session: Session, noticeId: string) => {
    const notice = await findNotice(db, noticeId);
    if (!notice) return false;
    if (notice.messageId && (await hasMessage(db, session.userId, notice.messageId))) return true;
    return (await permissionsOf(session)).some(({ modelId }) => modelId === 'notices');
  },
});
