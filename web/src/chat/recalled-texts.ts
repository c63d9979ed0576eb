import { create } from 'zustand';
import { useSession } from '../wire/session-store.ts';

/** Own words that were taken back on this device, by the id of their message: they can be written anew. */
export const useRecalledTexts = create<Record<string, string>>(() => ({}));

export const keepRecalledText = (messageId: string, text: string) =>
  useRecalledTexts.setState({ [messageId]: text });

useSession.subscribe((now, before) => {
  if (now.userInfo?.userId !== before.userInfo?.userId) useRecalledTexts.setState({}, true);
});
