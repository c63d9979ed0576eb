import { create } from 'zustand';
import { onOtherPerson } from '../wire/session-changes.ts';

/** Own words that were taken back on this device, by the id of their message: they can be written anew. */
export const useRecalledTexts = create<Record<string, string>>(() => ({}));

export const keepRecalledText = (messageId: string, text: string) =>
  useRecalledTexts.setState({ [messageId]: text });

onOtherPerson(() => useRecalledTexts.setState({}, true));
