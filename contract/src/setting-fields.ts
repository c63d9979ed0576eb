import * as z from 'zod/mini';
import { flag, id } from './envelope.ts';

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const oneOrTwo = z.union([z.literal(1), z.literal(2)]);
const minuteOfDay = whole(0, 24 * 60 - 1);
/** Megabytes; the operator's limit is the most there can be. */
const megabytes = whole(1, 1024 * 1024 * 1024);

/** What an administrator may set, by section. */
const sections = {
  company: {
    companyName: text(100),
    companyEnName: text(100),
    companyCode: text(50),
    companyAddress: text(200),
    companyContacts: text(50),
    companyTelePhone: text(50),
    companyEmail: z.string().check(z.trim(), z.maxLength(100), z.regex(/^([^\s@]+@[^\s@]+)?$/)),
    domain: text(200),
    serviceWorkdays: text(100),
    serviceHolidays: text(100),
    officialAccountQr: text(500),
    copyright: text(200),
    /** The id of an uploaded picture. */
    logoIcon: id,
    loginIcon: id,
  },
  login: {
    singleLogin: oneOrTwo,
    sessionDays: whole(1, 365),
    /** None for no lock; one or two would lock people who mistype once. */
    passwordErrorsNumber: z.int().check(z.refine((count) => count === 0 || (count >= 3 && count <= 50))),
    lockType: oneOrTwo,
    lockTime: whole(1, 24 * 60),
    enableVerificationCode: flag,
    verificationCodeNumber: whole(4, 6),
    lastLoginTimeSwitch: flag,
    whitelistSwitch: flag,
    whiteListIp: text(2000),
  },
  password: {
    passwordStrengthLimit: flag,
    passwordLengthMin: flag,
    passwordLengthMinNumber: whole(4, 64),
    containsNumbers: flag,
    includeLowercaseLetters: flag,
    includeUppercaseLetters: flag,
    containsCharacters: flag,
    disableOldPassword: flag,
    disableTheNumberOfOldPasswords: whole(1, 24),
    mandatoryModificationOfInitialPassword: flag,
    passwordIsUpdatedRegularly: flag,
    updateCycle: whole(7, 730),
    updateInAdvance: whole(0, 90),
  },
  storage: {
    uploadMegabytes: megabytes,
    personStorageMegabytes: megabytes,
    companyStorageMegabytes: megabytes,
  },
  messages: { quietEnabled: flag, quietFrom: minuteOfDay, quietTo: minuteOfDay },
  region: {
    timeZone: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    firstLanguage: z.enum(['zh-CN', 'en']),
  },
  orders: { priceLockHours: whole(1, 24 * 60) },
  release: { releasePassesAlone: flag, releaseHours: whole(1, 24 * 30) },
  /** In yuan without tax, for each company of ours and month; none for no limit. */
  taxInvoices: { taxMonthlyQuota: whole(0, 1_000_000_000) },
  /** Another value of any of them is another notice, which people agree to anew. */
  punchCard: {
    punchPositionDays: whole(7, 3650),
    punchPhotoDays: whole(7, 3650),
    punchSeenByHr: flag,
    punchNotice: text(1000),
  },
};

export type SettingSection = keyof typeof sections;
export const settingSections = Object.keys(sections) as [SettingSection, ...SettingSection[]];

const fields = {
  ...sections.company,
  ...sections.login,
  ...sections.password,
  ...sections.storage,
  ...sections.messages,
  ...sections.region,
  ...sections.orders,
  ...sections.release,
  ...sections.taxInvoices,
  ...sections.punchCard,
};
export type SettingKey = keyof typeof fields;
export const settingKeys = Object.keys(fields) as [SettingKey, ...SettingKey[]];

/** The settings of a section, in the order people read them. */
export const settingsOf = (section: SettingSection): readonly SettingKey[] =>
  Object.keys(sections[section]) as SettingKey[];

const nullable = <S extends Record<string, z.ZodMiniType>>(shape: S) =>
  Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, z.nullable(schema)])) as {
    [K in keyof S]: z.ZodMiniNullable<S[K]>;
  };

/** What is changed; null goes back to the default. */
export const settingChanges = z.partial(z.strictObject(nullable(fields)));
export type SettingChanges = z.infer<typeof settingChanges>;

/** Settings that hold a picture. */
export const pictureKeys = ['logoIcon', 'loginIcon'] as const satisfies readonly SettingKey[];
export const isPictureKey = (key: string): boolean => (pictureKeys as readonly string[]).includes(key);
