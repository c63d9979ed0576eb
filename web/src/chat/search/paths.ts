interface Sought {
  /** In this conversation alone. */
  conversationId?: string;
  /** What it is called, until the real name has come. */
  name?: string;
}

export const chatSearchPath = (sought: Sought = {}): string => {
  const query = new URLSearchParams({ ...sought }).toString();
  return `/pages/message/search/index${query && `?${query}`}`;
};
