import type { CardFace, CardKind } from '@fairway/contract/chat.ts';

/** What was chosen on this device and is uploaded before its message; `name` is what the upload answered. */
interface Upload {
  file?: Blob | undefined;
  fileName: string;
  name?: string | undefined;
}

export type OutgoingContent =
  | { kind: 'text'; text: string }
  | ({ kind: 'image'; width: number; height: number } & Upload)
  | ({ kind: 'voice'; length: number } & Upload)
  | ({ kind: 'file'; fileSize: number } & Upload)
  | { kind: 'location'; latitude: number; longitude: number; title: string; address: string }
  | ({ kind: 'card'; cardKind: CardKind; cardId: string } & CardFace);

/** A message that the server has not acknowledged yet. */
export interface Outgoing {
  /** Its name on the wire: however often it is sent, it is one message. */
  clientId: string;
  /** Whose it is: several people may use one device. */
  userId: string;
  /** The conversation, or the person it is with. */
  to: string;
  /** When it was written; also the order of sending. */
  at: number;
  content: OutgoingContent;
  replyTo: number | null;
  mentionIds: string[];
  /** Failed: until the person sends it again. Refused: the same would be refused again. */
  state: 'waiting' | 'failed' | 'refused';
  problem: string;
}

/** What is being done with it right now, in this tab. */
export type Phase = { is: 'uploading'; share: number } | { is: 'sending' };
