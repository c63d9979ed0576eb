import { mostClockOff } from '@fairway/contract/punch-fields.ts';
import { newCommandId } from '../../wire/command-id.ts';
import type { WaitingPunch } from './waiting-punch.ts';

/** Nothing of the clock of one page says anything about that of another. */
const page = newCommandId();
/** What the two clocks were apart when this page began. */
const apartAtFirst = Date.now() - performance.now();

/** When something happens: by the clock a person can set, and by the one nobody can. */
export function deviceTime(): Pick<WaitingPunch, 'takenAt' | 'ranFor' | 'page' | 'wasSetBack'> {
  const [takenAt, ranFor] = [Date.now(), performance.now()];
  return { takenAt, ranFor, page, wasSetBack: takenAt - ranFor < apartAtFirst - mostClockOff };
}

/**
 * How long ago that was, by the clock nobody can set; null where it cannot tell. It stands still while a device sleeps,
 * so where it shows less than the other it is believed only of somebody who had set the other back.
 */
export function elapsedSince(then: ReturnType<typeof deviceTime>, now = deviceTime()): number | null {
  if (then.page !== now.page) return null;
  const elapsed = Math.round(now.ranFor - then.ranFor);
  const slept = now.takenAt - then.takenAt - elapsed > mostClockOff;
  return slept && !then.wasSetBack ? null : elapsed;
}
