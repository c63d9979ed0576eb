import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
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

const peer = z.string().check(z.minLength(1), z.maxLength(50));
/** Clients of the family send their token in every frame; who they are was settled when the socket opened. */
const token = z.optional(z.string().check(z.maxLength(500)));

const onConnection = z.object({
  method: z.literal('OnConnection'),
  token,
  mobileDevice: z.optional(z.boolean()),
  systemId: z.optional(z.string().check(z.maxLength(50))),
});

const heartbeat = z.object({ method: z.literal('Heartbeat') });

const sendMessage = z.object({
  method: z.literal('SendMessage'),
  token,
  toUserId: peer,
  messageType: z.enum(['text', 'image', 'voice']),
  messageContent: z.union([
    z.string(),
    z.object({ name: z.string(), width: z.number(), height: z.number() }),
    z.object({ name: z.string(), length: z.union([z.string(), z.number()]) }),
  ]),
});

const updateReadMessage = z.object({ method: z.literal('UpdateReadMessage'), token, formUserId: peer });

const messageList = z.object({
  method: z.literal('MessageList'),
  token,
  toUserId: peer,
  formUserId: z.optional(peer),
  currentPage: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 30),
  sord: z.optional(z.string().check(z.maxLength(10))),
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
}

export interface InitMessage extends UnreadCounts {
  method: 'initMessage';
  userId: string;
  onlineUsers: string[];
  /** By whoever wrote in a chat. */
  unreadNums: { sendUserId: string; unreadNum: number }[];
  noticeDefaultText: string;
  noticeDefaultTime: number | null;
  messageDefaultText: string;
  messageDefaultTime: number | null;
}

/** An in-site message came. */
export interface MessagePush {
  method: 'messagePush';
  id: string;
  /** 1 notice, 2 flow, 3 system, 4 schedule. */
  messageType: number;
  title: string;
  /** Only of flows: what opens the flow. */
  bodyText: string;
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

export const frameRefusals = {
  FRAME_UNREADABLE: { code: 422, zh: '消息内容无法识别', en: 'The frame cannot be read.' },
  METHOD_UNKNOWN: { code: 404, zh: '不支持的消息类型', en: 'There is no such method.' },
  FIELDS_INVALID: { code: 422, zh: '消息内容有误', en: 'The fields of the frame are wrong.' },
  NOT_AVAILABLE: { code: 404, zh: '此功能尚未开放', en: 'This is not available yet.' },
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
  /** Somebody did something with a flow that this person may have on the screen. */
  | { method: 'flowChanged'; taskId: string }
  /** News may have been lost on the way: fetch what is shown. */
  | { method: 'resume' }
  | { method: 'heartbeat' }
  /** The session is over; why is in `msg`. */
  | { method: 'logout'; msg: string }
  /** The socket is not wanted any more: do not open another one. */
  | { method: 'closeSocket' }
  /** A frame was refused; `of` is its method, as far as it could be read. */
  | { method: 'error'; name: FrameRefusal; code: number; msg: string; of: string };
export type ServerMethod = ServerMessage['method'];
