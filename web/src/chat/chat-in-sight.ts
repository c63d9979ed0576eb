import { create } from 'zustand';

/** The conversation on the screen; '' while nobody wrote in it yet. */
export const useChatOnScreen = create<{ conversationId: string | undefined }>(() => ({
  conversationId: undefined,
}));

/** The conversation somebody is looking at: on the screen, and not in a tab behind another. */
export function chatInSight(): string | undefined {
  const { conversationId } = useChatOnScreen.getState();
  return document.visibilityState === 'visible' ? conversationId : undefined;
}
