import type { ChatMessage, ConversationDetail } from '@fairway/contract/chat.ts';
import { createContext, useContext } from 'react';

/** What a message needs of the conversation it stands in. */
export interface ConversationScope {
  detail: ConversationDetail;
  /** The message one answers next. */
  reply: (message: ChatMessage) => void;
  /** Puts words back into the composer. */
  edit: (text: string) => void;
  /** Shows the message at a place. */
  goTo: (seq: number) => void;
  forward: (message: ChatMessage) => void;
}

const Scope = createContext<ConversationScope | undefined>(undefined);
export const ConversationScopeProvider = Scope.Provider;

export function useConversationScope(): ConversationScope {
  const scope = useContext(Scope);
  if (!scope) throw new Error('outside of a conversation');
  return scope;
}
