import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isExternal, listOf, moment, pageOf, paging } from './envelope.ts';

const base = '/api/message/conversations';

/** What a person may send. */
export const sendableKinds = ['text', 'image', 'voice', 'file', 'location', 'card'] as const;
export type SendableKind = (typeof sendableKinds)[number];

/** Letters of one text. */
export const longestText = 2_000;
/** Seconds of one voice message. */
export const longestVoice = 60;
export const mostGroupMembers = 500;
/** A message can be taken back for so long. */
export const recallWithin = 2 * 60_000;
/** Messages of one page of history. */
export const historyPage = 30;
/** More than that is not counted in one conversation. */
export const mostUnread = 999;

/** Business records that a card can stand for. */
export const cardKinds = ['flow'] as const;
export type CardKind = (typeof cardKinds)[number];
/**
 * Business records that can have a conversation of their own. `shipment`: among staff; `shipmentService`: those who look
 * after it with the people of its customer.
 */
export const threadKinds = ['flow', 'order', 'shipment', 'shipmentService', 'invoice'] as const;
export type ThreadKind = (typeof threadKinds)[number];

const text = (most: number) => z.string().check(z.maxLength(most));
const side = z.int().check(z.minimum(1), z.maximum(100_000));
const length = z.number().check(z.minimum(0), z.maximum(longestVoice));

/**
 * `name` is what the upload answered. `path` is where its bytes are read: signed for the reader of the reply, so that an
 * `<img>` or `<audio>` opens it without a header, for half an hour at least.
 */
const upload = { name: id, path: text(300) };
export const imageContent = z.object({ ...upload, width: side, height: side });
export const voiceContent = z.object({ ...upload, length });
export const fileContent = z.object({
  ...upload,
  fileName: text(300),
  fileSize: z.number(),
  fileExtension: text(20),
});
export const locationContent = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  title: text(100),
  address: text(300),
});
export const cardContent = z.object({
  cardKind: z.enum(cardKinds),
  cardId: id,
  title: text(300),
  line: text(300),
  /** Ours: the same in English, where it is said in another way. */
  titleEn: z.optional(text(300)),
  lineEn: z.optional(text(300)),
});
/** What a card says of its record. A conversation is read in both languages. */
export type CardFace = Omit<z.infer<typeof cardContent>, 'cardKind' | 'cardId'>;
/** What happened to a group; `userIds` are those it happened to. */
export const systemContent = z.object({
  event: z.enum(['created', 'joined', 'left', 'removed', 'renamed']),
  by: z.string(),
  byName: z.string(),
  userIds: z.array(z.string()),
  names: z.array(z.string()),
  /** Those of all of them who are customers; missing when none is. */
  externalIds: z.optional(z.array(z.string())),
  name: z.string(),
});

const head = {
  conversationId: z.string(),
  /** Its place in the conversation: 1, 2, 3 … without a gap, for all members the same. */
  seq: z.number(),
  id: z.string(),
  /** What its sender called it: the same one sent twice is one message. */
  clientId: z.string(),
  sendUserId: z.string(),
  sendUserName: z.string(),
  sendUserHeadIcon: z.string(),
  /** Of whoever sent it. */
  isExternal,
  sendTime: moment,
  /** The place of the message it answers. */
  replyTo: z.nullable(z.number()),
  /** Whom it names with `@`; `all` for everybody. */
  mentionIds: z.array(z.string()),
};
const of = <K extends string, C extends z.core.$ZodType>(contentType: K, content: C) =>
  z.object({ ...head, contentType: z.literal(contentType), content });

/** One place of a conversation's log. */
export const chatMessage = z.discriminatedUnion('contentType', [
  of('text', z.string()),
  of('image', imageContent),
  of('voice', voiceContent),
  of('file', fileContent),
  of('location', locationContent),
  of('card', cardContent),
  of('system', systemContent),
  /** An instruction: the message at `seq` was taken back. It is shown nowhere itself. */
  of('recall', z.object({ seq: z.number() })),
  /** Taken back by its sender. */
  of('recalled', z.literal('')),
  /** The caller does not see it: deleted for themselves, or from before their time. */
  of('hidden', z.literal('')),
]);
export type ChatMessage = z.infer<typeof chatMessage>;

export const conversationKinds = ['direct', 'group', 'record'] as const;
export type ConversationKind = (typeof conversationKinds)[number];

const summary = {
  /** '' as long as nobody wrote to this person yet. */
  id: z.string(),
  kind: z.enum(conversationKinds),
  /** The other person of a direct one; '' otherwise. */
  peerId: z.string(),
  name: z.string(),
  headIcon: z.string(),
  /** Of the other person of a direct one; false otherwise. */
  isExternal,
  memberCount: z.number(),
  /** The business record a thread belongs to. */
  record: z.nullable(z.object({ kind: z.enum(threadKinds), id: z.string() })),
  lastSeq: z.number(),
  /** Everything up to here was read by the caller. */
  readSeq: z.number(),
  /** Of the other person in a direct one; 0 otherwise. */
  peerReadSeq: z.number(),
  unread: z.number(),
  /** Somebody named the caller in what is unread. */
  isMentioned: z.boolean(),
  isPinned: z.boolean(),
  isMuted: z.boolean(),
  /** Who left reads on, up to where they left. */
  isMember: z.boolean(),
  /** The other person of a direct one is connected. */
  isOnline: z.boolean(),
  /** The newest that says something. */
  last: z.nullable(chatMessage),
  lastTime: z.nullable(moment),
};
export const conversation = z.object(summary);
export type Conversation = z.infer<typeof conversation>;

export const conversationMember = z.object({
  id: z.string(),
  realName: z.string(),
  account: z.string(),
  headIcon: z.string(),
  isExternal,
  isOwner: z.boolean(),
});
export type ConversationMember = z.infer<typeof conversationMember>;

export const conversationDetail = z.object({
  ...summary,
  /** The owner first. Those who left are not among them. */
  members: z.array(conversationMember),
  mayWrite: z.boolean(),
  /** Name it, and take members out. */
  mayManage: z.boolean(),
});
export type ConversationDetail = z.infer<typeof conversationDetail>;

export const listConversations = endpoint({
  name: 'listConversations',
  method: 'GET',
  path: base,
  summary: 'My conversations: pinned ones first, then those with the newest message',
  query: z.object(paging),
  response: pageOf(conversation),
});

/** The id of a conversation, or of the person one wants to write to. */
const params = z.object({ id });
const messageParams = z.object({
  id,
  seq: z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
});

export const getConversation = endpoint({
  name: 'getConversation',
  method: 'GET',
  path: `${base}/:id`,
  summary: 'One conversation with its members, by its id or by the person it is with',
  params,
  response: conversationDetail,
  errors: ['NOT_FOUND'],
});

const place = z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)));

export const listChatMessages = endpoint({
  name: 'listChatMessages',
  method: 'GET',
  path: `${base}/:id/messages`,
  summary:
    'A stretch of a conversation in its order: before, after or around a place; without one the newest, with `sord=asc` the oldest',
  params,
  query: z.object({
    before: place,
    after: place,
    around: place,
    sord: z.optional(z.enum(['asc', 'desc'])),
    limit: z._default(
      z.pipe(
        z.string().check(z.regex(/^\d{1,3}$/)),
        z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(200))),
      ),
      historyPage,
    ),
  }),
  response: z.object({
    list: z.array(chatMessage),
    /** The first and the last place the caller can see. */
    firstSeq: z.number(),
    lastSeq: z.number(),
  }),
  errors: ['NOT_FOUND'],
});

export const searchChat = endpoint({
  name: 'searchChat',
  method: 'GET',
  path: '/api/message/search',
  summary: 'Messages that hold a word, the newest first, in one conversation or in all of mine',
  query: z.object({
    keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    conversationId: z.optional(id),
    /** The id of the last message of the page before. */
    before: z.optional(id),
  }),
  response: z.object({
    list: z.array(
      z.object({
        message: chatMessage,
        conversation: z.object({
          id: z.string(),
          kind: z.enum(conversationKinds),
          peerId: z.string(),
          name: z.string(),
          headIcon: z.string(),
          isExternal,
        }),
      }),
    ),
    hasMore: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
});

const groupName = z.string().check(z.trim(), z.minLength(1), z.maxLength(50));
const userIds = z.array(id).check(z.minLength(1), z.maxLength(mostGroupMembers));

export const createGroup = endpoint({
  name: 'createGroup',
  method: 'POST',
  path: base,
  summary: 'Begin a group with colleagues; without a name it is called by its members',
  success: 'created',
  body: z.object({ name: z._default(z.string().check(z.trim(), z.maxLength(50)), ''), userIds }),
  response: z.object({ id: z.string() }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'GROUP_TOO_LARGE'],
});

export const renameGroup = endpoint({
  name: 'renameGroup',
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Name a group',
  success: 'updated',
  params,
  body: z.object({ name: groupName }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const addGroupMembers = endpoint({
  name: 'addGroupMembers',
  method: 'POST',
  path: `${base}/:id/members`,
  summary: 'Bring people into a group; they read what is said from then on',
  success: 'done',
  params,
  body: z.object({ userIds }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'GROUP_TOO_LARGE'],
});

export const removeGroupMember = endpoint({
  name: 'removeGroupMember',
  method: 'DELETE',
  path: `${base}/:id/members/:userId`,
  summary: 'Leave a group, or take somebody out of one’s own',
  success: 'done',
  params: z.object({ id, userId: id }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const setConversation = endpoint({
  name: 'setConversation',
  method: 'PUT',
  path: `${base}/:id/mine`,
  summary: 'Pin, mute or bring back a conversation, for the caller alone',
  success: 'set',
  params,
  body: z.object({
    isPinned: z.optional(z.boolean()),
    isMuted: z.optional(z.boolean()),
    isHidden: z.optional(z.boolean()),
  }),
  errors: ['NOT_FOUND'],
  audited: false,
});

export const recallMessage = endpoint({
  name: 'recallMessage',
  method: 'POST',
  path: `${base}/:id/messages/:seq/recall`,
  summary: 'Take back what one sent within the last two minutes',
  success: 'takenBack',
  params: messageParams,
  errors: ['NOT_FOUND', 'RECALL_TOO_LATE'],
});

export const deleteChatMessage = endpoint({
  name: 'deleteChatMessage',
  method: 'DELETE',
  path: `${base}/:id/messages/:seq`,
  summary: 'Delete a message for the caller alone',
  success: 'deleted',
  params: messageParams,
  errors: ['NOT_FOUND'],
  audited: false,
});

const reader = z.object({ id: z.string(), realName: z.string(), headIcon: z.string(), isExternal });

export const listChatReaders = endpoint({
  name: 'listChatReaders',
  method: 'GET',
  path: `${base}/:id/messages/:seq/readers`,
  summary: 'Who read a message of the caller, and who did not yet',
  params: messageParams,
  response: z.object({ read: z.array(reader), unread: z.array(reader) }),
  errors: ['NOT_FOUND'],
});

export const openRecordThread = endpoint({
  name: 'openRecordThread',
  method: 'POST',
  path: '/api/message/threads',
  summary: 'The conversation of a business record, with all who take part in it',
  body: z.object({ kind: z.enum(threadKinds), id }),
  response: z.object({ id: z.string() }),
  errors: ['NOT_FOUND'],
  audited: false,
});

/** What the family's clients show of a conversation; for a group `id` is that of the conversation. */
export const chatListEntry = z.object({
  id: z.string(),
  realName: z.string(),
  account: z.string(),
  headIcon: z.string(),
  /** Of the other person; false for a group. */
  isExternal,
  latestMessage: z.string(),
  latestDate: moment,
  unreadMessage: z.number(),
  messageType: z.string(),
});
export type ChatListEntry = z.infer<typeof chatListEntry>;

export const listReplies = endpoint({
  name: 'listReplies',
  method: 'GET',
  path: '/api/message/imreply',
  summary: 'The conversations with somebody’s words in them, the newest first',
  response: listOf(chatListEntry),
});

export const hideConversation = endpoint({
  name: 'hideConversation',
  method: 'DELETE',
  path: '/api/message/imreply/relocation/:id',
  summary: 'Take a conversation off the list until somebody writes in it again',
  success: 'done',
  params,
  errors: ['NOT_FOUND'],
  audited: false,
});

export const clearConversation = endpoint({
  name: 'clearConversation',
  method: 'DELETE',
  path: '/api/message/imreply/deleteChatRecord/:id',
  summary: 'Delete the history of a conversation for the caller alone',
  success: 'deleted',
  params,
  errors: ['NOT_FOUND'],
});
