import { dcsaEvent } from '@fairway/contract/dcsa-events.ts';
import { type ReadEvent, readDcsa } from '@fairway/domain/tracking/read-dcsa.ts';
import * as z from 'zod/mini';

/** One, a list, or a list in `events`: all three are sent. Undefined where it is none of them. */
export function eventsIn(sent: unknown): unknown[] | undefined {
  if (Array.isArray(sent)) return sent;
  if (typeof sent !== 'object' || sent === null) return undefined;
  if ('events' in sent) return Array.isArray(sent.events) ? sent.events : undefined;
  return [sent];
}

/** Each event by itself: one that cannot be read does not spoil the others. */
export function readEvent(sent: unknown): ReadEvent {
  const parsed = z.safeParse(dcsaEvent, sent);
  return parsed.success
    ? readDcsa(parsed.data)
    : { is: 'problem', problem: 'shape', eventId: idIn(sent) || idIn(within(sent, 'metadata')) };
}

const within = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** By what its source calls it, so that they know which one is meant. */
const idIn = (sent: unknown): string => {
  const eventId = within(sent, 'eventID');
  return typeof eventId === 'string' ? eventId : '';
};
