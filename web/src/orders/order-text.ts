import type { OrderBox, OrderParty } from '@fairway/contract/order-fields.ts';
import type { OrderHead } from '@fairway/contract/orders.ts';
import { writeBoxes } from '@fairway/domain/freight/teu.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { figureText } from '../entities/field-text.ts';
import { isByBox } from '../freight/cargo/cargo-text.ts';
import { atPort } from '../freight/sailing-text.ts';
import type { Say } from '../language/words.ts';
import { cutoffWords, nextWords } from './order-words.ts';

export const timeText = (at: number, zone?: string): string => formatDate(at, 'yyyy-MM-dd HH:mm', zone);

export const laneText = ({ polName, podName }: Pick<OrderHead, 'polName' | 'podName'>): string =>
  polName || podName ? `${polName || '—'} → ${podName || '—'}` : '—';

/** Without zeros at its end; nothing for nothing. */
export const quantityText = (decimal: string): string => (Number(decimal) > 0 ? figureText(decimal) : '');

/** Boxes, or packages, weight and volume. */
export function cargoLine({
  mode,
  boxes,
  grossKg,
  cbm,
  packages,
}: Pick<OrderHead, 'mode' | 'boxes' | 'grossKg' | 'cbm' | 'packages'>): string {
  if (isByBox(mode) && boxes.length > 0) return writeBoxes(boxes);
  return [
    packages > 0 && `${packages} PKG`,
    quantityText(grossKg) && `${quantityText(grossKg)} kg`,
    quantityText(cbm) && `${quantityText(cbm)} m³`,
  ]
    .filter(Boolean)
    .join(' · ');
}

export const boxText = ({ type, count, isShipperOwned, temperature }: OrderBox): string =>
  [`${count}×${type}`, isShipperOwned && 'SOC', temperature !== null && `${temperature} °C`]
    .filter(Boolean)
    .join(' ');

/** A part of it may be all that is known: of a change only what differs. */
export const partyText = ({ name, address, contact, phone, email }: Partial<OrderParty>): string =>
  [name, address, [contact, phone, email].filter(Boolean).join(' ')].filter(Boolean).join('\n');

/** One day, or the first and the last; the year is said once. */
export function wishedDays({ etdFrom, etdTo }: { etdFrom: string | null; etdTo: string | null }): string {
  if (etdFrom === null || etdTo === null || etdFrom === etdTo) return etdFrom ?? etdTo ?? '';
  const isSameYear = etdFrom.slice(0, 5) === etdTo.slice(0, 5);
  return `${etdFrom} – ${isSameYear ? etdTo.slice(5) : etdTo}`;
}

/** The day it sails once that is known, and the wished days before. */
export function etdText(order: Pick<OrderHead, 'sailing' | 'etdFrom' | 'etdTo'>, words: Say): string {
  const { sailing } = order;
  if (sailing) return words('orderEtdBooked', { day: atPort(sailing.etd, sailing.timeZone, 'yyyy-MM-dd') });
  const day = wishedDays(order);
  return day && words('orderEtdWished', { day });
}

export const vesselText = ({ sailing }: Pick<OrderHead, 'sailing'>): string =>
  sailing ? `${sailing.vesselName} ${sailing.carrierVoyage}`.trim() : '';

const minute = 60_000;

/** How long something is, in its two largest units. */
export function spanText(span: number, words: Say): string {
  const minutes = Math.max(1, Math.floor(Math.abs(span) / minute));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return words('orderSpanMinutes', { count: minutes });
  if (hours < 48) return words('orderSpanHours', { hours, minutes: minutes % 60 });
  return words('orderSpanDays', { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** What comes next, said to whom it is up or to who waits. Empty where nothing does. */
export function nextText(
  { next: { what, by, until, cutoff }, sailing }: Pick<OrderHead, 'next' | 'sailing'>,
  isStaff: boolean,
  words: Say,
): string {
  const said = () => {
    if (what === 'none') return '';
    if (what === 'ship') return words('orderWaitShip');
    if (what === 'meetCutoff')
      return words('orderDoCutoff', { cutoff: cutoff === null ? '' : words(cutoffWords[cutoff]) });
    const { todo, waits } = nextWords[what];
    return words(by === (isStaff ? 'staff' : 'customer') ? todo : waits);
  };
  const sentence = said();
  if (sentence === '' || until === null) return sentence;
  // A cut-off is on the clock of its port.
  const zone = what === 'meetCutoff' ? sailing?.timeZone : undefined;
  return words('orderNextUntil', { what: sentence, time: formatDate(until, 'MM-dd HH:mm', zone) });
}
