import type { notificationKinds } from '@fairway/contract/account.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { type countUnreadMessages, type MessageType, messageType } from '@fairway/contract/messages.ts';
import type { PlainKey } from '../language/words.ts';
import type { IconName } from '../ui/icon.tsx';

interface Kind {
  words: PlainKey;
  icon: IconName;
  /** Under which switch a person turns their notifications off. */
  notification: (typeof notificationKinds)[number];
  unread: keyof Reply<typeof countUnreadMessages>;
}

/** In the order of the tabs. */
export const messageTypes: readonly MessageType[] = [
  messageType.system,
  messageType.flow,
  messageType.notice,
  messageType.schedule,
];

const kinds: Record<MessageType, Kind> = {
  1: { words: 'messageNotice', icon: 'bell', notification: 'notice', unread: 'unReadNotice' },
  2: { words: 'messageFlow', icon: 'workflow', notification: 'workflow', unread: 'unReadMsg' },
  3: { words: 'messageSystem', icon: 'info', notification: 'system', unread: 'unReadSystemMsg' },
  4: { words: 'messageSchedule', icon: 'calendar', notification: 'schedule', unread: 'unReadSchedule' },
};

/** A kind that a newer server knows is told as the system's. */
export const kindOf = (type: number): Kind => kinds[type as MessageType] ?? kinds[messageType.system];
