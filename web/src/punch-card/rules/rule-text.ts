import type { PunchRuleInForce } from '@fairway/contract/punch-card.ts';
import type { PlainKey, Say } from '../../language/words.ts';
import { lengthText } from '../../places/far-words.ts';

export const weekdayWords: readonly PlainKey[] = [
  ...(['punchMonday', 'punchTuesday', 'punchWednesday', 'punchThursday'] as const),
  ...(['punchFriday', 'punchSaturday', 'punchSunday'] as const),
];

export const minuteText = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

export function daysText(words: Say, days: readonly number[]): string {
  if (days.length === 0 || days.length === 7) return words('punchEveryDay');
  return days.map((day) => words(weekdayWords[day - 1] ?? 'punchEveryDay')).join(words('listComma'));
}

type Times = Pick<PunchRuleInForce, 'fromMinute' | 'toMinute'>;
export const timesText = (words: Say, { fromMinute, toMinute }: Times): string =>
  fromMinute === null && toMinute === null
    ? words('punchAnyTime')
    : `${minuteText(fromMinute ?? 0)}–${minuteText(toMinute ?? 1_440)}`;

/** The rule that holds for somebody, in a line. */
export const ruleText = (words: Say, rule: PunchRuleInForce): string =>
  words('punchRuleLine', {
    name: rule.name,
    when: `${daysText(words, rule.days)} ${timesText(words, rule)}`,
    radius: lengthText(words, rule.radius),
  });
