import type { MessagePush } from '@fairway/contract/live.ts';
import { messageType } from '@fairway/contract/messages.ts';
import { openMessage } from '../open-message.ts';

/** Goes to what a message is about. */
type OpenPush = (push: MessagePush, goTo: (path: string) => void) => void;

const open: OpenPush = ({ id, messageType: type, bodyText }, goTo) =>
  void openMessage({ id, type, bodyText }, goTo);

/** By `messageType`; a message of a kind that is not here is only told. */
export const pushOpeners: Readonly<Record<number, OpenPush>> = Object.fromEntries(
  Object.values(messageType).map((type) => [type, open]),
);
