import type { EventClassifier, EventSource, Milestone } from '@fairway/contract/tracking.ts';

/** Nobody knows when it was said: before everything of which somebody does. */
export const undated = 0;

/** What a source said about the cargo. Times are milliseconds; names of ships and voyages are normalised. */
export interface TrackingEvent {
  source: EventSource;
  /** Unique within its source. */
  eventId: string;
  /**
   * When the source said it, or `undated`. The moment it reached us is of no account, so the order of arrival is
   * neither.
   */
  issuedAt: number;
  /** When it happened, or is expected to. */
  at: number;
  classifier: EventClassifier;
  milestone: Milestone;
  /** What a customs or hold event was called by its source, such as CUSI; empty where the milestone says it all. */
  code: string;
  /** Null: it is about the whole shipment. */
  containerNo: string | null;
  portId: string | null;
  vessel: string | null;
  voyage: string | null;
  /** Why it is late, by the codes of SMDG; empty where nobody said. */
  delayReason: string;
}

/** A source takes back what it said. */
export interface Retraction {
  source: EventSource;
  eventId: string;
}
