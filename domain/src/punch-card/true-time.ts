import { mostClockOff } from '@fairway/contract/punch-fields.ts';

export interface DeviceTimes {
  /** By the device's clock. */
  takenAt: number;
  sentAt: number;
  /** Between the two by a clock nobody can set. */
  elapsedMs: number | null;
}

export interface TrueTime {
  /** By the server's clock. */
  at: number;
  /** Milliseconds by which the device's clock is ahead of the server's. */
  clockOffBy: number;
  /** It was set between the punch and its sending, so that its own times do not say how long that was. */
  wasSet: boolean;
}

/** A device that says it waited for longer has a clock that says nothing. */
const longestWait = 366 * 86_400_000;

/** When something was that a device tells of later: only what passed since then is believed, never what its clock shows. */
export function trueTime({ takenAt, sentAt, elapsedMs }: DeviceTimes, receivedAt: number): TrueTime {
  const shown = sentAt - takenAt;
  const waited = Math.min(Math.max(elapsedMs ?? shown, 0), longestWait);
  const wasSet =
    shown < 0 || shown > longestWait || (elapsedMs !== null && Math.abs(shown - elapsedMs) > mostClockOff);
  return { at: Math.round(receivedAt - waited), clockOffBy: Math.round(sentAt - receivedAt), wasSet };
}
