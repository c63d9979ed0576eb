export interface RuleScope {
  id: string;
  isOn: boolean;
  departmentIds: readonly string[];
  groupIds: readonly string[];
  userIds: readonly string[];
}

export interface RuleSubject {
  userId: string;
  groupIds: readonly string[];
  /** Their own first, then those above it. */
  departmentIds: readonly string[];
}

/** How closely a rule names somebody, the lowest being the closest; undefined where it is for others. */
function closeness(rule: RuleScope, who: RuleSubject): number | undefined {
  if (rule.userIds.includes(who.userId)) return 0;
  if (rule.groupIds.some((id) => who.groupIds.includes(id))) return 1;
  const department = who.departmentIds.findIndex((id) => rule.departmentIds.includes(id));
  if (department >= 0) return 2 + department;
  const isForAll = rule.userIds.length + rule.groupIds.length + rule.departmentIds.length === 0;
  return isForAll ? Number.POSITIVE_INFINITY : undefined;
}

/** The one rule that holds for somebody; of two that name them as closely, the older one (ids grow with time). */
export function ruleFor<R extends RuleScope>(rules: readonly R[], who: RuleSubject): R | undefined {
  let best: { rule: R; at: number } | undefined;
  for (const rule of rules) {
    if (!rule.isOn) continue;
    const at = closeness(rule, who);
    if (at === undefined) continue;
    if (!best || at < best.at || (at === best.at && rule.id < best.rule.id)) best = { rule, at };
  }
  return best?.rule;
}

export interface RuleTimes {
  /** 1 Monday … 7 Sunday; none for every day. */
  days: readonly number[];
  fromMinute: number | null;
  toMinute: number | null;
}

/** Times may go over midnight; a night belongs to the day on which it begins. */
export function isWithinTimes({ days, fromMinute, toMinute }: RuleTimes, weekday: number, minute: number) {
  const isDay = (one: number) => days.length === 0 || days.includes(one);
  const from = fromMinute ?? 0;
  const to = toMinute ?? 1_440;
  if (from <= to) return isDay(weekday) && minute >= from && minute <= to;
  const before = weekday === 1 ? 7 : weekday - 1;
  return (isDay(weekday) && minute >= from) || (isDay(before) && minute <= to);
}
