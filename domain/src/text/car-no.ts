import { fits } from './text-of.ts';

const region = '[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼使领]';
// I and O are never printed on a plate: they look like 1 and 0.
const sign = '[A-HJ-NP-Z0-9]';

const ordinary = new RegExp(`^${region}[A-Z]${sign}{4}(?:${sign}|[挂学警港澳使领])$`);
const newEnergy = new RegExp(`^${region}[A-Z](?:[DF]${sign}\\d{4}|\\d{5}[DF])$`);

/** A licence plate: 7 characters, or 8 for new energy, where D or F leads on small cars and ends on large ones. */
export function isCarNo(value: unknown): boolean {
  return fits(value, ordinary) || fits(value, newEnergy);
}
