import { AppError } from '@fairway/contract/app-error.ts';
import type { SettingKey } from '@fairway/contract/setting-fields.ts';
import type { SettingValue } from '@fairway/contract/settings.ts';
import { isListed } from '@fairway/domain/settings/address-list.ts';
import { settingProblems } from '@fairway/domain/settings/setting-problems.ts';
import type { Context } from '../http/context.ts';
import { fieldsInvalid } from '../http/input.ts';
import { settingProblemWords } from '../language/setting-words.ts';
import { operatorLimits, standardOf } from './setting-values.ts';

/** Refuses settings that do not go together, and a list of addresses that its own writer is not on. */
export function refuseSettings(
  { config, language, address }: Context,
  own: Partial<Record<SettingKey, SettingValue | null>>,
): void {
  const values = Object.fromEntries(
    Object.entries(own).map(([key, value]) => [key, value ?? standardOf(config, key as SettingKey)]),
  ) as Partial<Record<SettingKey, SettingValue>>;
  const problems = Object.entries(settingProblems(values, operatorLimits(config)));
  if (problems.length > 0)
    throw fieldsInvalid(
      Object.fromEntries(
        problems.map(([key, problem]) => [`changes.${key}`, settingProblemWords[problem][language]]),
      ),
    );
  if (values.whitelistSwitch === 1 && !isListed(address, String(values.whiteListIp)))
    throw new AppError('SETTING_LOCKS_OUT', { address });
}
