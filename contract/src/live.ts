import * as z from 'zod/mini';
import { type ChatMessage, cardKinds, sendableKinds } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { id } from './envelope.ts';
import type { Language } from './errors.ts';

/** Where sockets are opened: with `/<encoded token>` behind it, or with `?ticket=`. */
export const socketPath = '/api/message/websocket';
/** Both sides say that they are there so often; who is silent twice is taken for gone. */
export const heartbeatEvery = 25_000;
export const missedBeats = 2;
/** Bytes of one frame. */
export const largestFrame = 64 * 1024;

export const takeSocketTicket = endpoint({
  name: 'takeSocketTicket',
  method: 'POST',
  path: `${socketPath}/ticket`,
  summary: 'A ticket that opens one socket within 30 seconds, so that the token stays out of addresses',
  response: z.object({ ticket: z.string() }),
  audited: false,
});

/** The other person of a conversation, or the id of the conversation itself. */
const peer = id;
/** Clients of the family send their token in every frame; who they are was settled when the socket opened. */
const token = z.optional(z.string().check(z.maxLength(500)));

const onConnection = z.object({
  method: z.literal('OnConnection'),
  token,
  mobileDevice: z.optional(z.boolean()),
  systemId: z.optional(z.string().check(z.maxLength(50))),
});

const heartbeat = z.object({ method: z.literal('Heartbeat') });

/** Seconds, or `mm:ss` as the family writes it. */
const voiceLength = z.union([z.string().check(z.regex(/^\d{1,2}(:\d{1,2})?$/)), z.number()]);

const sendMessage = z.object({
  method: z.literal('SendMessage'),
  token,
  toUserId: peer,
  messageType: z.enum(sendableKinds),
  /** By kind; what does not fit its kind is refused. Names and sizes of files are the server's. */
  messageContent: z.union([
    z.string(),
    z.object({ name: id, width: z.number(), height: z.number() }),
    z.object({ name: id, length: voiceLength }),
    z.object({ name: id }),
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      title: z._default(z.string().check(z.maxLength(100)), ''),
      address: z._default(z.string().check(z.maxLength(300)), ''),
    }),
    z.object({ cardKind: z.enum(cardKinds), cardId: peer }),
  ]),
  /** What the sender calls it: sent again with the same name to the same conversation it is the same message. */
  clientId: z.optional(z.string().check(z.minLength(8), z.maxLength(50), z.regex(/^[\w-]+$/))),
  replyTo: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  /** Whom it names; `all` for everybody. */
  mentionIds: z.optional(z.array(peer).check(z.maxLength(50))),
});

/** Without `seq` everything is read. */
const updateReadMessage = z.object({
  method: z.literal('UpdateReadMessage'),
  token,
  formUserId: peer,
  seq: z.optional(z.int().check(z.minimum(0))),
});

const messageList = z.object({
  method: z.literal('MessageList'),
  token,
  toUserId: peer,
  formUserId: z.optional(peer),
  currentPage: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 30),
  /** `desc`: page 1 is the newest, and pages go back; `asc`: page 1 is the oldest, and pages go on. */
  sord: z.optional(
    z.pipe(
      z.string().check(z.maxLength(10)),
      z.transform((word) => word.trim().toLowerCase()),
    ),
  ),
  keyword: z.optional(z.string().check(z.maxLength(100))),
});

/** Everything a client may say. */
export const clientFrame = z.discriminatedUnion('method', [
  onConnection,
  heartbeat,
  sendMessage,
  updateReadMessage,
  messageList,
]);
export type ClientFrame = z.infer<typeof clientFrame>;
export type ClientMethod = ClientFrame['method'];
/** What a client writes. */
export type SentFrame = z.input<typeof clientFrame>;

export const clientMethods: readonly string[] = clientFrame.def.options.flatMap(
  ({ shape }) => shape.method.def.values,
);

/** Unread in-site messages by kind; no message counts twice. */
export interface UnreadCounts {
  unreadNoticeCount: number;
  /** Of flows. */
  unreadMessageCount: number;
  unreadSystemMessageCount: number;
  unreadScheduleCount: number;
  /** The sum of the four. */
  unreadTotalCount: number;
  /** Ours: how many ask for something and are not settled, read or not. */
  unsettledCount: number;
}

export interface UnreadOfChat {
  /** The other person of a direct conversation; of any other kind its own id. */
  sendUserId: string;
  conversationId: string;
  unreadNum: number;
  /** Everything before is read by this person. */
  readSeq: number;
  lastSeq: number;
  messageDefaultText: string;
  messageDefaultTime: number;
  /** Ours: somebody named this person in what is unread. */
  isMentioned: boolean;
  /** The same once more, as the family's clients call it. */
  defaultMessage?: string;
  defaultMessageType?: string;
  defaultMessageTime?: number;
  /** One company lives here; it stays empty. */
  tenantId?: string;
}

/** Ours: how many tasks wait for somebody, at most `mostToDos`. */
export interface ToDoCount {
  toDoCount: number;
}
export const mostToDos = 100;

export interface InitMessage extends UnreadCounts, ToDoCount {
  method: 'initMessage';
  userId: string;
  onlineUsers: string[];
  /** Unread in chats, by the other person or the conversation. */
  unreadNums: UnreadOfChat[];
  /** Ours: what does not disturb this person. The badge leaves these out, but for what names them. */
  mutedConversations: string[];
  noticeDefaultText: string;
  noticeDefaultTime: number | null;
  messageDefaultText: string;
  /** Ours: the same in English, where the system wrote it. */
  messageDefaultTextEn?: string;
  messageDefaultTime: number | null;
}

/** An in-site message came. */
export interface MessagePush {
  method: 'messagePush';
  id: string;
  /** 1 notice, 2 flow, 3 system, 4 schedule. */
  messageType: number;
  title: string;
  /** Ours: the title in English, where the system wrote it. */
  titleEn?: string;
  /** Only of flows: what opens the flow. */
  bodyText: string;
  /** Ours: the screen it opens, where there is one. */
  link?: string;
  /** Who wrote it; '' for the system. */
  userId: string;
  /** The one who reads this, and nobody else it went to. */
  toUserId: string[];
  messageDefaultTime: number;
  /** What it adds to what is unread, of whichever kind it is. */
  unreadNoticeCount: 1;
  /** What is unread now, this one included. */
  unreadSystemMessageCount: number;
  unreadTotalCount: number;
}

/** Whom one sees a conversation with: the other person, or the group under its own id. */
interface Counterpart {
  realName: string;
  account: string;
  headIcon: string;
  /** A customer; false for a group. */
  isExternal: boolean;
}

/** What the caller sent is stored; on every device of theirs. */
export interface SendEcho {
  method: 'sendMessage';
  UserId: string;
  toUserId: string;
  dateTime: number;
  latestDate: number;
  realName: string;
  account: string;
  headIcon: string;
  /** Of whoever sent it. */
  isExternal: boolean;
  toRealName: string;
  toAccount: string;
  toHeadIcon: string;
  toIsExternal: boolean;
  messageType: string;
  /** As the family reads it: text, or the content of its kind. */
  toMessage: unknown;
  clientId: string;
  conversationId: string;
  seq: number;
  message: ChatMessage;
}

/** Something new in a conversation, of somebody else: a message, a recall, a change of the group. */
export interface ReceiveMessage extends Counterpart {
  method: 'receiveMessage';
  formUserId: string;
  userId: string;
  dateTime: number;
  latestDate: number;
  messageType: string;
  formMessage: unknown;
  conversationId: string;
  seq: number;
  message: ChatMessage;
}

export interface MessageListReply {
  method: 'messageList';
  list: {
    id: string;
    sendUserId: string;
    /** Of whoever sent it. */
    isExternal: boolean;
    receiveUserId: string;
    sendTime: number;
    /** Of a text its words; of every other kind JSON text. */
    content: string;
    contentType: string;
    /** 1 read by the other side, 0 not yet. */
    state: number;
  }[];
  pagination: { total: number; currentPage: number; pageSize: number };
}

/** Somebody read up to a place: this person on another device, or the other one of a direct conversation. */
export interface ReadUpTo {
  method: 'readMessage';
  conversationId: string;
  /** Who read. */
  userId: string;
  readSeq: number;
  /** What is unread of this conversation now; only of one's own reading. */
  unread: number | null;
  /** The last place that was looked at: what came after it is not counted in `unread`. */
  lastSeq: number;
}

export const frameRefusals = {
  FRAME_UNREADABLE: { code: 422, zh: '消息内容无法识别', en: 'The frame cannot be read.' },
  METHOD_UNKNOWN: { code: 404, zh: '不支持的消息类型', en: 'There is no such method.' },
  FIELDS_INVALID: { code: 422, zh: '消息内容有误', en: 'The fields of the frame are wrong.' },
  PEER_NOT_FOUND: { code: 404, zh: '会话不存在或已无法发送', en: 'There is no such conversation.' },
  NOT_A_MEMBER: { code: 403, zh: '您已不在该会话中', en: 'You are not in this conversation any more.' },
  CONTENT_INVALID: { code: 422, zh: '消息内容有误', en: 'The message cannot be sent as it is.' },
  /** The sender gave this name to a message of another conversation; under a new one it can be sent. */
  CLIENT_ID_TAKEN: {
    code: 409,
    zh: '消息编号已用于其他会话，请重新发送',
    en: 'The id of the message is taken. Please send it again.',
  },
  TEXT_TOO_LONG: {
    code: 422,
    zh: '消息过长，请分开发送',
    en: 'The message is too long. Please send it in parts.',
  },
  FILE_NOT_FOUND: { code: 404, zh: '文件不存在或已被删除', en: 'The file does not exist any more.' },
  /** To be sent again a little later: nothing is wrong with it. */
  TOO_MANY_MESSAGES: {
    code: 400,
    zh: '消息发送过于频繁，请稍后再试',
    en: 'Too many messages. Please try later.',
  },
  TOO_MANY_FRAMES: {
    code: 400,
    zh: '消息发送过于频繁，请稍后再试',
    en: 'Too many frames. Please try later.',
  },
  UNAVAILABLE: {
    code: 503,
    zh: '服务暂不可用，请稍后重试',
    en: 'Not available now. Please try again later.',
  },
} as const satisfies Record<string, { code: number } & Record<Language, string>>;
export type FrameRefusal = keyof typeof frameRefusals;

/** Everything the server may say. */
export type ServerMessage =
  | InitMessage
  | MessagePush
  | SendEcho
  | ReceiveMessage
  | MessageListReply
  | ReadUpTo
  /** Name, members, pin, mute or presence on the list of this person changed: fetch it. */
  | { method: 'conversationChanged'; conversationId: string; isMuted: boolean }
  /** In-site messages were read or taken back elsewhere: what is unread now. */
  | ({ method: 'unreadChanged' } & UnreadCounts)
  /** Somebody this person has a conversation with came or went. */
  | { method: 'Online' | 'Offline'; userId: string }
  /** Somebody did something with a flow that this person may have on the screen. */
  | ({ method: 'flowChanged'; taskId: string } & ToDoCount)
  /** Something was heard of a shipment of this person's that they may have on the screen. */
  | { method: 'shipmentChanged'; shipmentId: string }
  /** Somebody did something with an order that this person may have on the screen. */
  | { method: 'orderChanged'; orderId: string }
  /** Somebody’s account was changed, and this person may have it on the screen; '' for many of them. */
  | { method: 'userChanged'; userId: string }
  /** What this person may do is another now. They ask after so many milliseconds, so that a crowd does not ask at once. */
  | { method: 'rightsChanged'; after: number }
  /** Somebody changed the menu, and this person sees something of it. They ask after so many milliseconds. */
  | { method: 'menusChanged'; after: number }
  /** Somebody ended sessions, and this person may have the list of them open. */
  | { method: 'onlineSessionsChanged' }
  /** Somebody looked after failed jobs, and this person may have them on the screen. */
  | { method: 'jobsChanged' }
  /** Companies, departments, positions, roles or groups changed, which this person manages. */
  | { method: 'unitsChanged' }
  /** Settings of the company changed, which this person manages. */
  | { method: 'settingsChanged' }
  /** Dictionaries changed, which this person manages. */
  | { method: 'dictionariesChanged' }
  /** Areas changed, which this person manages. */
  | { method: 'areasChanged' }
  /** Ways to sign in changed, which this person manages. */
  | { method: 'signInMethodsChanged' }
  /** A work report this person may read came, was read, changed, or somebody said something about it. */
  | { method: 'reportLogChanged'; id: string }
  /** Days of the working calendar changed, which this person manages. */
  | { method: 'calendarChanged' }
  /** Something in one's own calendar; by the id of its series. */
  | { method: 'scheduleChanged'; groupId: string }
  /** How bills are numbered changed, which this person manages. */
  | { method: 'billRulesChanged' }
  /** Somebody went on with setting the company up, or took something from the gallery. */
  | { method: 'firstHourChanged' }
  /** What waits for this person changed without a flow: somebody entrusted them with theirs, or does not any more. */
  | ({ method: 'toDosChanged' } & ToDoCount)
  /** News may have been lost on the way: fetch what is shown. */
  | { method: 'resume' }
  | { method: 'heartbeat' }
  /** The session is over; why is in `msg`. */
  | { method: 'logout'; msg: string }
  /** The socket is not wanted any more: do not open another one. */
  | { method: 'closeSocket' }
  /** A frame was refused; `of` is its method, as far as it could be read, `clientId` the message that was not stored. */
  | { method: 'error'; name: FrameRefusal; code: number; msg: string; of: string; clientId: string };
export type ServerMethod = ServerMessage['method'];
