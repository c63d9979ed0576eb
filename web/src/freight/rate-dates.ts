import type { RateRow } from '@fairway/contract/freight-rates.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';

const dayLength = 86_400_000;
const soon = 3;

/** The day of the company. */
export const companyToday = (): string => formatDate(Date.now(), 'yyyy-MM-dd');

export const shiftDay = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayLength).toISOString().slice(0, 10);

/** A day without its year. */
export const monthDay = (day: string): string => day.slice(5);

export const daysUntil = (day: string, today = companyToday()): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayLength);

export const isOver = ({ status, validTo }: Pick<RateRow, 'status' | 'validTo'>): boolean =>
  status === 'expired' || (status === 'published' && validTo < companyToday());

/** It ends within three days. */
export function endsSoon(rate: Pick<RateRow, 'status' | 'validTo'>): boolean {
  return rate.status === 'published' && !isOver(rate) && daysUntil(rate.validTo) <= soon;
}
