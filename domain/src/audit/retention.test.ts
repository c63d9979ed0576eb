import { expect, test } from 'vitest';
import { auditBefore, keptAuditDays } from './retention.ts';

test.each([
  [1095, 1095],
  [180, 180],
  [179, 180],
  [0, 180],
  [-5, 180],
  [365.9, 365],
  [99_999, 36_500],
  [Number.NaN, 1095],
])('%d days of a setting are %d days', (stored, kept) => {
  expect(keptAuditDays(stored)).toBe(kept);
});

test('what is exactly as old stays', () => {
  expect(auditBefore(new Date('2026-11-18T00:00:00Z'), 180).toISOString()).toBe('2026-05-22T00:00:00.000Z');
});
