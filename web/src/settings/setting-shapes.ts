import type { SettingKey, SettingSection } from '@fairway/contract/setting-fields.ts';
import type { SettingValue } from '@fairway/contract/settings.ts';
import type { PlainKey } from '../language/words.ts';
import type { IconName } from '../ui/icon.tsx';

/** How a setting is typed. */
export type SettingShape = { hint?: PlainKey } & (
  | { kind: 'text' | 'long' | 'flag' | 'clock' | 'picture' | 'zone' }
  | { kind: 'number'; unit: PlainKey }
  | { kind: 'choice'; options: readonly (readonly [SettingValue, PlainKey])[] }
);

const text = { kind: 'text' } as const;
const flag = { kind: 'flag' } as const;
const number = (unit: PlainKey, hint?: PlainKey): SettingShape => ({
  ...{ kind: 'number', unit },
  ...(hint && { hint }),
});

export const settingShapes: Record<SettingKey, SettingShape> = {
  companyName: text,
  companyEnName: text,
  companyCode: text,
  companyAddress: text,
  companyContacts: { ...text, hint: 'settingContactsHint' },
  companyTelePhone: text,
  companyEmail: text,
  domain: text,
  serviceWorkdays: text,
  serviceHolidays: text,
  officialAccountQr: { ...text, hint: 'settingQrHint' },
  copyright: text,
  logoIcon: { kind: 'picture', hint: 'settingLogoHint' },
  loginIcon: { kind: 'picture', hint: 'settingLoginIconHint' },
  singleLogin: {
    kind: 'choice',
    options: [
      [1, 'settingOneDevice'],
      [2, 'settingManyDevices'],
    ],
  },
  sessionDays: number('settingDays'),
  passwordErrorsNumber: number('settingTimes', 'settingErrorsHint'),
  lockType: {
    kind: 'choice',
    options: [
      [1, 'settingLockUntilUnlocked'],
      [2, 'settingLockWaits'],
    ],
  },
  lockTime: number('settingMinutes'),
  enableVerificationCode: flag,
  verificationCodeNumber: number('settingLetters'),
  lastLoginTimeSwitch: flag,
  whitelistSwitch: { ...flag, hint: 'settingWhitelistHint' },
  whiteListIp: { kind: 'long', hint: 'settingWhiteListIpHint' },
  passwordStrengthLimit: flag,
  passwordLengthMin: flag,
  passwordLengthMinNumber: number('settingLetters'),
  containsNumbers: flag,
  includeLowercaseLetters: flag,
  includeUppercaseLetters: flag,
  containsCharacters: flag,
  disableOldPassword: flag,
  disableTheNumberOfOldPasswords: number('settingPasswords'),
  mandatoryModificationOfInitialPassword: flag,
  passwordIsUpdatedRegularly: flag,
  updateCycle: number('settingDays'),
  updateInAdvance: number('settingDays'),
  uploadMegabytes: number('settingMegabytes'),
  personStorageMegabytes: number('settingMegabytes'),
  companyStorageMegabytes: number('settingMegabytes'),
  quietEnabled: { ...flag, hint: 'settingQuietHint' },
  quietFrom: { kind: 'clock' },
  quietTo: { kind: 'clock' },
  timeZone: { kind: 'zone', hint: 'settingZoneHint' },
  firstLanguage: {
    kind: 'choice',
    options: [
      ['zh-CN', 'languageChinese'],
      ['en', 'languageEnglish'],
    ],
    hint: 'settingLanguageHint',
  },
  priceLockHours: number('settingHours', 'settingPriceLockHint'),
  releasePassesAlone: { ...flag, hint: 'settingReleasePassesHint' },
  releaseHours: number('settingHours', 'settingReleaseHoursHint'),
  taxMonthlyQuota: number('settingYuan', 'settingTaxQuotaHint'),
  punchPositionDays: number('settingDays', 'settingPunchAgainHint'),
  punchPhotoDays: number('settingDays', 'settingPunchAgainHint'),
  punchSeenByHr: { ...flag, hint: 'settingPunchSeenByHrHint' },
  punchNotice: { kind: 'long', hint: 'settingPunchNoticeHint' },
};

/** Settings that mean nothing while another one is off. */
export const steeredBy: Partial<Record<SettingKey, readonly [SettingKey, SettingValue]>> = {
  lockTime: ['lockType', 2],
  verificationCodeNumber: ['enableVerificationCode', 1],
  whiteListIp: ['whitelistSwitch', 1],
  passwordLengthMin: ['passwordStrengthLimit', 1],
  passwordLengthMinNumber: ['passwordStrengthLimit', 1],
  containsNumbers: ['passwordStrengthLimit', 1],
  includeLowercaseLetters: ['passwordStrengthLimit', 1],
  includeUppercaseLetters: ['passwordStrengthLimit', 1],
  containsCharacters: ['passwordStrengthLimit', 1],
  disableTheNumberOfOldPasswords: ['disableOldPassword', 1],
  updateCycle: ['passwordIsUpdatedRegularly', 1],
  updateInAdvance: ['passwordIsUpdatedRegularly', 1],
  quietFrom: ['quietEnabled', 1],
  quietTo: ['quietEnabled', 1],
};

export const sectionShapes: Record<SettingSection, { words: PlainKey; icon: IconName }> = {
  company: { words: 'settingSectionCompany', icon: 'building' },
  login: { words: 'settingSectionLogin', icon: 'device' },
  password: { words: 'settingSectionPassword', icon: 'lock' },
  storage: { words: 'settingSectionStorage', icon: 'upload' },
  messages: { words: 'settingSectionMessages', icon: 'bell' },
  region: { words: 'settingSectionRegion', icon: 'globe' },
  orders: { words: 'settingSectionOrders', icon: 'order' },
  release: { words: 'settingSectionRelease', icon: 'release' },
  taxInvoices: { words: 'settingSectionTaxInvoices', icon: 'invoice' },
  punchCard: { words: 'settingSectionPunchCard', icon: 'place' },
};

const capital = <K extends string>(key: K) =>
  `${key.charAt(0).toUpperCase()}${key.slice(1)}` as Capitalize<K>;

/** What a setting is called. */
export const settingName = (key: SettingKey) => `setting${capital(key)}` as const;
