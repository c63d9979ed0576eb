import { draftOf } from '../wire/drafts.ts';

/** Where the device keeps what one began to write to somebody. */
export const chatDraftKey = (address: string) => `chat:${address}`;

/** What one began to write in a conversation on this device; '' for nothing. */
export const chatDraftOf = (address: string): string =>
  draftOf<{ text: string }>(chatDraftKey(address))?.values.text ?? '';
