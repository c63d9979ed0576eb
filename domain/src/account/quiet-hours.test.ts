import { defaultPreferences } from '@fairway/contract/account.ts';
import { describe, expect, it } from 'vitest';
import { isQuiet, mayNotify, zoneOf } from './quiet-hours.ts';

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const quiet = (from: string, to: string, zone = 'Asia/Shanghai') => ({
  ...defaultPreferences,
  quietHours: { enabled: true, from: minutes(from), to: minutes(to), zone },
});

describe('isQuiet', () => {
  it.each([
    // Shanghai is eight hours ahead.
    ['22:00', '07:00', 'Asia/Shanghai', '2026-01-01T13:59:59Z', false],
    ['22:00', '07:00', 'Asia/Shanghai', '2026-01-01T14:00:00Z', true],
    ['22:00', '07:00', 'Asia/Shanghai', '2026-01-01T16:00:00Z', true],
    ['22:00', '07:00', 'Asia/Shanghai', '2026-01-01T22:59:59Z', true],
    ['22:00', '07:00', 'Asia/Shanghai', '2026-01-01T23:00:00Z', false],
    ['12:00', '13:30', 'Asia/Shanghai', '2026-01-01T05:29:00Z', true],
    ['12:00', '13:30', 'Asia/Shanghai', '2026-01-01T05:30:00Z', false],
    ['12:00', '13:30', 'Asia/Shanghai', '2026-01-01T03:59:00Z', false],
    ['00:00', '23:59', 'UTC', '2026-01-01T23:58:59Z', true],
    ['00:00', '23:59', 'UTC', '2026-01-01T23:59:00Z', false],
    ['00:00', '00:00', 'UTC', '2026-01-01T00:00:00Z', false],
    ['08:00', '08:00', 'UTC', '2026-01-01T08:00:00Z', false],
    // Half an hour beside the others.
    ['22:00', '07:00', 'Asia/Kolkata', '2026-01-01T16:29:00Z', false],
    ['22:00', '07:00', 'Asia/Kolkata', '2026-01-01T16:30:00Z', true],
    // New York, winter and summer.
    ['22:00', '07:00', 'America/New_York', '2026-01-01T11:59:00Z', true],
    ['22:00', '07:00', 'America/New_York', '2026-01-01T12:00:00Z', false],
    ['22:00', '07:00', 'America/New_York', '2026-07-01T10:59:00Z', true],
    ['22:00', '07:00', 'America/New_York', '2026-07-01T11:00:00Z', false],
    // The night of the change: there is no 02:30, the next minute after 01:59 is 03:00.
    ['02:30', '02:45', 'America/New_York', '2026-03-08T06:59:00Z', false],
    ['02:30', '02:45', 'America/New_York', '2026-03-08T07:00:00Z', false],
    ['01:30', '03:00', 'America/New_York', '2026-03-08T06:59:00Z', true],
    ['01:30', '03:00', 'America/New_York', '2026-03-08T07:00:00Z', false],
    // And back: 01:30 comes twice.
    ['01:00', '02:00', 'America/New_York', '2026-11-01T05:30:00Z', true],
    ['01:00', '02:00', 'America/New_York', '2026-11-01T06:30:00Z', true],
    ['01:00', '02:00', 'America/New_York', '2026-11-01T07:00:00Z', false],
  ])('from %s to %s in %s, at %s: %s', (from, to, zone, at, expected) => {
    expect(isQuiet(quiet(from, to, zone), Date.parse(at))).toBe(expected);
  });

  it('never is while it is turned off', () => {
    expect(isQuiet(defaultPreferences, Date.parse('2026-01-01T16:00:00Z'))).toBe(false);
  });
});

describe('mayNotify', () => {
  const night = Date.parse('2026-01-01T16:00:00Z');
  const day = Date.parse('2026-01-01T04:00:00Z');

  it('asks for the kind and for the hour', () => {
    expect(mayNotify(quiet('22:00', '07:00'), 'chat', day)).toBe(true);
    expect(mayNotify(quiet('22:00', '07:00'), 'chat', night)).toBe(false);
    const noChat = { ...quiet('22:00', '07:00'), notifications: { ...defaultPreferences.notifications } };
    noChat.notifications.chat = false;
    expect(mayNotify(noChat, 'chat', day)).toBe(false);
    expect(mayNotify(noChat, 'workflow', day)).toBe(true);
  });
});

describe('zoneOf', () => {
  it.each([
    ['Asia/Shanghai', 'Asia/Shanghai'],
    ['asia/SHANGHAI', 'Asia/Shanghai'],
    ['UTC', 'UTC'],
    ['+08:00', undefined],
    ['-0800', undefined],
    ['Mars/Olympus', undefined],
    ['', undefined],
    ["Asia/Shanghai'", undefined],
    ['上海', undefined],
  ])('%s is %s', (name, expected) => {
    expect(zoneOf(name)).toBe(expected);
  });
});
