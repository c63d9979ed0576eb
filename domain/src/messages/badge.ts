export interface MessageInfo {
  messageText: string;
  /** Unread notices, flow, system and schedule messages; chats are only in the badge. */
  messageCount: number;
  messageDate: number | null;
  /** The same number again, under the name the message row's badge reads. */
  count: number;
}

export interface BadgeState {
  badgeNum: number;
  msgInfo: MessageInfo;
}

export interface PushNotice {
  title: string;
  unreadNoticeCount?: number | string | null;
  messageDefaultTime: number | null;
}

export const emptyBadge: BadgeState = {
  badgeNum: 0,
  msgInfo: { messageText: '', messageCount: 0, messageDate: null, count: 0 },
};

export function setBadge(state: BadgeState, badge: number): BadgeState {
  return { ...state, badgeNum: whole(badge) };
}

export function increaseBadge(state: BadgeState, by = 1): BadgeState {
  return setBadge(state, whole(state.badgeNum) + whole(by));
}

export function decreaseBadge(state: BadgeState, by: number): BadgeState {
  return setBadge(state, whole(state.badgeNum) - whole(by));
}

/** The server's number of unread messages replaces ours, in the badge too. */
export function setMessageCount(state: BadgeState, count: number): BadgeState {
  return setBadge(withMessageCount(state, whole(count)), count);
}

/** The server counted its messages anew; what is unread in chats stays in the badge. */
export function recountMessages(state: BadgeState, count: number): BadgeState {
  const inChats = whole(state.badgeNum) - whole(state.msgInfo.messageCount);
  return increaseBadge(setMessageCount(state, count), inChats);
}

/** One message was read, or as many as told. */
export function decrementMessageCount(state: BadgeState, by = 1): BadgeState {
  return decreaseBadge(withMessageCount(state, whole(state.msgInfo.messageCount) - whole(by)), by);
}

export function pushNotice(state: BadgeState, notice: PushNotice): BadgeState {
  const added = whole(notice.unreadNoticeCount ?? 1);
  const counted = withMessageCount(state, whole(state.msgInfo.messageCount) + added);
  const msgInfo = { ...counted.msgInfo, messageText: notice.title, messageDate: notice.messageDefaultTime };
  return increaseBadge({ ...counted, msgInfo }, added);
}

const mostShown = 99;

/** As a badge has room for it; nothing where nothing is unread. */
export const badgeText = (count: number): string =>
  whole(count) > mostShown ? `${mostShown}+` : String(whole(count) || '');

function withMessageCount(state: BadgeState, count: number): BadgeState {
  return { ...state, msgInfo: { ...state.msgInfo, messageCount: whole(count), count: whole(count) } };
}

/** Counters arrive as numbers or numeric text; anything else, and anything below zero, counts nothing. */
function whole(count: unknown): number {
  const number = typeof count === 'string' ? Number(count) : count;
  if (typeof number !== 'number' || !(number > 0)) return 0;
  return Math.min(Math.trunc(number), Number.MAX_SAFE_INTEGER);
}
