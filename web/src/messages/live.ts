import {
  decrementMessageCount,
  emptyBadge,
  increaseBadge,
  pushNotice,
  setMessageCount,
} from '@fairway/domain/messages/badge.ts';
import type { Hears } from '../app/live/hears.ts';
import { hidePush, showPush } from '../app/live/push-store.ts';
import { useSession } from '../session/session-store.ts';
import { useBadge } from './badge-store.ts';

export const messagesLive: Hears<'initMessage' | 'messagePush'> = {
  initMessage({ unreadTotalCount, unreadNums, messageDefaultText, messageDefaultTime }) {
    const inChats = unreadNums.reduce((sum, { unreadNum }) => sum + unreadNum, 0);
    useBadge.setState((state) => {
      const last = { ...state.msgInfo, messageText: messageDefaultText, messageDate: messageDefaultTime };
      return increaseBadge(setMessageCount({ ...state, msgInfo: last }, unreadTotalCount), inChats);
    });
  },

  messagePush(push) {
    useBadge.setState((state) => {
      // The server counted: a message that the greeting had counted already adds nothing, whatever it says of itself.
      const added = push.unreadTotalCount - state.msgInfo.messageCount;
      const told = pushNotice(state, { ...push, unreadNoticeCount: added });
      return added < 0 ? decrementMessageCount(told, -added) : told;
    });
    showPush(push);
  },
};

// What is unread of one person is not for the next one.
useSession.subscribe((now, before) => {
  if (now.token === before.token) return;
  useBadge.setState(emptyBadge);
  hidePush();
});
