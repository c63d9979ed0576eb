import type { NewPunch } from '@fairway/contract/punch-card.ts';

/** A photo as it waits on the device. */
export interface WaitingPhoto {
  bytes: Blob;
  /** Of its bytes, as hexadecimal digits. */
  sha256: string;
  /** So that the same photo sent twice is stored once. */
  commandId: string;
  /** Empty until the server has it. */
  fileId: string;
}

/** What is known when somebody punches, and does not change while it waits. */
export type PunchFacts = Pick<
  Required<NewPunch>,
  'kind' | 'position' | 'fixes' | 'isMock' | 'deviceId' | 'target' | 'note' | 'watermark'
>;

/** A punch from the moment it was made until the server has it. */
export interface WaitingPunch {
  /** Made with the punch: the server takes each once. */
  clientId: string;
  userId: string;
  /** In the order of punching, whatever the clock of the device said meanwhile; given by the disk. */
  seq: number;
  /** By the clock of the device. */
  takenAt: number;
  /** By the clock that nobody can set, and the page that it runs with. */
  ranFor: number;
  page: string;
  /** The clock of the device had been set back before. */
  wasSetBack: boolean;
  /** It could not leave when it was made. */
  isQueued: boolean;
  facts: PunchFacts;
  /** For the screen, which may have no list of targets then. */
  targetName: string;
  photos: WaitingPhoto[];
  lateReason: string;
  /** Why the server refused it, in its words; empty while it waits. */
  problem: string;
}

/** A punch that is not in the order yet. */
export type NewWaitingPunch = Omit<WaitingPunch, 'seq'>;
