import { create } from 'zustand';

interface OnScreen {
  /** '' while nobody wrote in it yet. */
  conversationId: string | undefined;
  /** Its newest message is in sight, and what comes in is followed. */
  isAtEnd: boolean;
}

/** The conversation on the screen. */
export const useChatOnScreen = create<OnScreen>(() => ({ conversationId: undefined, isAtEnd: false }));

/** The conversation somebody is looking at: on the screen, and not in a tab behind another. */
export function visibleChat(): string | undefined {
  const { conversationId } = useChatOnScreen.getState();
  return document.visibilityState === 'visible' ? conversationId : undefined;
}

/** The conversation whose next message is read as it comes: who looks at older ones does not see it. */
export const chatBeingRead = () => (useChatOnScreen.getState().isAtEnd ? visibleChat() : undefined);
