import { defaultPreferences } from '@fairway/contract/account.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { passwordPolicy } from '@fairway/contract/password-policy.ts';
import { auditDays } from '@fairway/contract/system.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import * as z from 'zod/mini';
import type { Db } from '../database/open.ts';
import { version } from '../version.ts';
import { listSettings } from './store.ts';

const flag = (fallback: 0 | 1) => z._default(z.union([z.literal(0), z.literal(1)]), fallback);
const text = (fallback = '') => z._default(z.string(), fallback);
const number = (fallback: number) => z._default(z.number(), fallback);
/** What the operator gives until the company wants less. */
const megabytes = z._default(z.nullable(z.number()), null);

const { enabled, from, to, zone } = defaultPreferences.quietHours;

const defaultSessionDays = 30;

/** Every setting a company may change, with what holds until it does. */
const settings = z.object({
  sysName: text('航道'),
  sysDescription: text('货运代理协同平台'),
  sysVersion: text(version),
  /** At the foot of the login screen. `{company}` and `{year}` stand for the company's name and the year it is. */
  copyright: text('Copyright © 2023 跨境国际物流'),
  companyName: text(),
  companyEnName: text(),
  companyCode: text(),
  companyAddress: text(),
  companyContacts: text(),
  companyTelePhone: text(),
  companyEmail: text(),
  serviceWorkdays: text(),
  serviceHolidays: text(),
  officialAccountQr: text(),
  loginIcon: text(),
  navigationIcon: text(),
  workLogoIcon: text(),
  logoIcon: text(),
  appIcon: text(),
  title: text('航道'),
  domain: text(),
  lastLoginTimeSwitch: flag(1),

  /** 1: a new sign-in on the same kind of client ends the older one; 2: several at once. */
  singleLogin: z._default(z.union([z.literal(1), z.literal(2)]), 2),
  /** Whoever signed in so long ago signs in again, however often they were here since. */
  sessionDays: number(defaultSessionDays),
  passwordErrorsNumber: number(6),
  lockType: z._default(z.union([z.literal(1), z.literal(2)]), 2),
  lockTime: number(10),
  enableVerificationCode: flag(0),
  verificationCodeNumber: number(4),
  whitelistSwitch: flag(0),
  whiteListIp: text(),

  passwordIsUpdatedRegularly: z._default(passwordPolicy.shape.passwordIsUpdatedRegularly, 0),
  updateCycle: number(90),
  updateInAdvance: number(7),
  passwordStrengthLimit: flag(1),
  passwordLengthMin: flag(1),
  passwordLengthMinNumber: number(8),
  containsNumbers: flag(1),
  includeLowercaseLetters: flag(1),
  includeUppercaseLetters: flag(1),
  containsCharacters: flag(1),
  disableOldPassword: flag(1),
  disableTheNumberOfOldPasswords: number(3),
  mandatoryModificationOfInitialPassword: flag(0),

  /** For how many days lines of the audit log are kept. */
  auditDays: number(auditDays.usual),
  uploadMegabytes: megabytes,
  personStorageMegabytes: megabytes,
  companyStorageMegabytes: megabytes,

  /** The night and the clock of whoever chose none themselves. */
  quietEnabled: flag(enabled ? 1 : 0),
  quietFrom: number(from),
  quietTo: number(to),
  timeZone: text(zone),
  /** Monday is 1, Sunday 7: what a day is that the calendar says nothing of. */
  workedWeekdays: text('12345'),
  /** What a device speaks on which nobody chose a language. */
  firstLanguage: z._default(z.enum(['zh-CN', 'en']), 'zh-CN'),

  /** How long the price of an online order is held. */
  priceLockHours: number(72),

  /** A release whose gate is green all over needs nobody's approval. */
  releasePassesAlone: flag(1),
  /** How long an approval of a release holds. */
  releaseHours: number(72),
  /** How much each company of ours may issue tax invoices for in a month, in yuan without tax; none for no limit. */
  taxMonthlyQuota: number(0),

  /** For how many days positions and photos of punches are kept. */
  punchPositionDays: number(365),
  punchPhotoDays: number(180),
  /** Beside their managers also whoever has the right to see everybody's. */
  punchSeenByHr: flag(0),
  /** What the company says beside it before the first punch. */
  punchNotice: text(),
});
export type Settings = z.infer<typeof settings>;

export const defaultSettings: Settings = settings.parse({});

/** The company's settings; what it did not set has its default. */
export async function readSettings(db: Db): Promise<Settings> {
  return settings.parse(Object.fromEntries((await listSettings(db)).map(({ key, value }) => [key, value])));
}

/** The setting as it is stored, for who reads it with something else and not by `readSettings`. */
export const sessionDaysOf = (stored: unknown): number =>
  typeof stored === 'number' && stored > 0 ? stored : defaultSessionDays;

/** The settings everybody may see before and after signing in. */
export function displaySettings(settings: Settings) {
  const { sysName, sysVersion, companyName, companyEnName, title, domain } = settings;
  const copyright = filledWords(settings.copyright, {
    company: companyName,
    year: formatDate(Date.now(), 'yyyy'),
  });
  const { loginIcon, navigationIcon, workLogoIcon, logoIcon, appIcon } = settings;
  return {
    sysName,
    sysVersion,
    copyright,
    companyName,
    companyEnName,
    title,
    domain,
    loginIcon,
    navigationIcon,
    workLogoIcon,
    logoIcon,
    appIcon,
  };
}
