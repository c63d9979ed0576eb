import {
  decrementMessageCount,
  emptyBadge,
  pushNotice,
  recountMessages,
} from '@fairway/domain/messages/badge.ts';
import { t } from '../language/words.ts';
import { onOtherSession } from '../wire/session-changes.ts';
import type { FrameHandlers } from '../wire/socket/frame-handlers.ts';
import { useBadge } from './badge-store.ts';
import { kindOf } from './message-kinds.ts';
import { keepCounts, renewMessages, renewShown } from './message-reads.ts';
import { tellOutside } from './notify-outside.ts';
import { openMessage } from './open-message.ts';
import { hidePush, showPush } from './push/push-store.ts';
import { greetingInLanguage, pushInLanguage } from './push-in-language.ts';
import { messageTag, takeBackNotifications } from './take-back-notifications.ts';

export const messageHandlers: FrameHandlers<'initMessage' | 'messagePush' | 'unreadChanged'> = {
  initMessage(greeting) {
    const { unreadTotalCount, messageDefaultText, messageDefaultTime } = greetingInLanguage(greeting);
    useBadge.setState((state) => {
      const last = { ...state.msgInfo, messageText: messageDefaultText, messageDate: messageDefaultTime };
      return recountMessages({ ...state, msgInfo: last }, unreadTotalCount);
    });
    keepCounts(greeting);
    void takeBackNotifications();
  },

  messagePush(came) {
    const push = pushInLanguage(came);
    useBadge.setState((state) => {
      // The server counted: a message that the greeting had counted already adds nothing, whatever it says of itself.
      const added = push.unreadTotalCount - state.msgInfo.messageCount;
      const told = pushNotice(state, { ...push, unreadNoticeCount: added });
      return added < 0 ? decrementMessageCount(told, -added) : told;
    });
    renewMessages();
    showPush(push);
    const { id, messageType: type, title, bodyText } = push;
    const { words, notification } = kindOf(type);
    const told = tellOutside({
      ...{ kind: notification, id, tag: messageTag(id), title: t(words), body: title },
      open: (goTo) => void openMessage({ id, type, bodyText }, goTo),
    });
    // It may have been read or settled while it was being shown.
    void told.then(takeBackNotifications);
  },

  unreadChanged(counts) {
    useBadge.setState((state) => recountMessages(state, counts.unreadTotalCount));
    keepCounts(counts);
    renewShown();
    void takeBackNotifications();
  },
};

// What is unread of one person is not for the next one.
onOtherSession(() => {
  useBadge.setState(emptyBadge);
  hidePush();
});
