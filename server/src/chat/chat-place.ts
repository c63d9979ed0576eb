const kind = 'chat';

/** Where the files of one message stand. */
export const chatPlace = (conversationId: string, seq: number) => ({
  kind,
  placeId: `${conversationId}:${seq}`,
});
