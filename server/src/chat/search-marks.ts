// What a message that can be found by its words is found by beside them. store_chat_messages() writes the same.

/** Its log: a search in some logs reads nothing of all others, however common the words are. */
export const logMark = (conversationId: string): string => `@${conversationId}`;

/** Its month: what was said lately is found without what was said for years. */
export const monthMark = (moment: Date): string =>
  `#${moment.getUTCFullYear()}${String(moment.getUTCMonth() + 1).padStart(2, '0')}`;
