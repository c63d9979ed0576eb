import type { SettingKey } from '@fairway/contract/setting-fields.ts';
import { zoneOf } from '../account/quiet-hours.ts';
import { wrongAddresses } from './address-list.ts';

export type SettingProblem =
  | 'noSuchZone'
  | 'notAnAddress'
  | 'listEmpty'
  | 'nightIsNone'
  | 'remindsTooEarly'
  | 'overLimit';

type Values = Readonly<Partial<Record<SettingKey, string | number>>>;

/** What is wrong with the settings of a section together; each by itself was looked at before. */
export function settingProblems(
  values: Values,
  most: Readonly<Partial<Record<SettingKey, number>>> = {},
): Partial<Record<SettingKey, SettingProblem>> {
  const problems: Partial<Record<SettingKey, SettingProblem>> = {};
  const { timeZone, whiteListIp, whitelistSwitch } = values;
  if (typeof timeZone === 'string' && !zoneOf(timeZone)) problems.timeZone = 'noSuchZone';
  if (typeof whiteListIp === 'string') {
    if (wrongAddresses(whiteListIp).length > 0) problems.whiteListIp = 'notAnAddress';
    else if (whitelistSwitch === 1 && whiteListIp.trim() === '') problems.whiteListIp = 'listEmpty';
  }
  if (values.quietEnabled === 1 && values.quietFrom === values.quietTo) problems.quietTo = 'nightIsNone';
  if (values.passwordIsUpdatedRegularly === 1 && Number(values.updateInAdvance) >= Number(values.updateCycle))
    problems.updateInAdvance = 'remindsTooEarly';
  for (const [key, limit] of Object.entries(most) as [SettingKey, number][])
    if (Number(values[key] ?? 0) > limit) problems[key] = 'overLimit';
  return problems;
}
