import type { MessagePush } from '@fairway/contract/live.ts';
import { openFlowMessage } from '../../workflow/open-flow-message.ts';

/** Goes to what a message is about. */
type OpenPush = (push: MessagePush, goTo: (path: string) => void) => void;

/** By `messageType`; a message of a kind that is not here is only told. */
export const pushOpeners: Readonly<Record<number, OpenPush>> = {
  2: ({ bodyText }, goTo) => void openFlowMessage(bodyText, goTo),
};
