import type { PlaceReaders } from '../../../files/access.ts';
import { seesPlace } from './store.ts';

/** Files of a message are for whoever sees that message. */
export const chatPlaces: PlaceReaders = {
  chat: (db, { userId }, placeId) => {
    const [conversationId = '', seq = ''] = placeId.split(':');
    return seesPlace(db, userId, { conversationId, seq: Number(seq) });
  },
};
