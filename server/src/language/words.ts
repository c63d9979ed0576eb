import type { Language } from '@fairway/contract/errors.ts';
import type { BaseInfoProblem } from '@fairway/domain/account/base-info-problems.ts';
import type { PasswordProblem } from '@fairway/domain/session/password-policy.ts';

type Words = Record<Language, string>;

/** What a password lacks, as the person who chose it reads it. */
export const passwordWords: Record<PasswordProblem['problem'], Words> = {
  tooShort: { zh: '新密码长度不能小于{n}位', en: 'at least {n} characters' },
  tooLong: { zh: '新密码长度不能大于{n}位', en: 'at most {n} characters' },
  needsDigit: { zh: '新密码必须包含数字', en: 'a digit' },
  needsLowercase: { zh: '新密码必须包含小写字母', en: 'a lower-case letter' },
  needsUppercase: { zh: '新密码必须包含大写字母', en: 'an upper-case letter' },
  needsCharacter: { zh: '新密码必须包含字符', en: 'a special character' },
};

/** Messages are stored once and read by everybody in the company's language. */
export const messageWords = {
  passwordDue: { title: '请修改密码', body: '您的密码即将到期，请尽快修改。' },
  mobileChanged: {
    title: '手机号已修改',
    body: '您的手机号已修改，新号码可用于登录。如非本人操作，请立即修改密码并联系管理员。',
  },
};

/** The name records show for a person who deleted their account, and what stands where their account stood. */
export const deletedPersonName = '已注销用户';
export const deletedAccountOf = (userId: string): string => `deleted-${userId}`;

/** What is wrong with a field about oneself. */
export const baseInfoWords: Record<BaseInfoProblem, Words> = {
  missing: { zh: '不能为空', en: 'is missing' },
  badCharacter: { zh: '含有无效字符', en: 'holds a character that is not allowed' },
  notOffered: { zh: '不在可选范围内', en: 'is not one of the choices' },
  notMobile: { zh: '请填写正确的手机号码', en: 'is no mobile number' },
  notTelephone: { zh: '请填写正确的电话号码', en: 'is no telephone number' },
  notLandline: { zh: '请填写正确的座机号码，如 021-12345678', en: 'is no landline, such as 021-12345678' },
  notEmail: { zh: '请填写正确的邮箱', en: 'is no e-mail address' },
  notIdCard: { zh: '请填写正确的身份证号码', en: 'is no identity card number' },
  notADay: { zh: '请填写正确的日期', en: 'is no valid day' },
  inFuture: { zh: '不能晚于今天', en: 'is in the future' },
};

/** A time zone that is in no calendar. */
export const noSuchZone: Words = { zh: '不是有效的时区', en: 'is no time zone' };

/** What comes to a phone. */
export const smsWords: Words = {
  zh: '您的登录验证码是{code}，5分钟内有效，请勿告诉他人。',
  en: 'Your sign-in code is {code}. It is valid for 5 minutes. Tell nobody.',
};

/** What a waiting computer is told when the phone said no. */
export const refusedOnPhone: Words = {
  zh: '已在手机上取消登录',
  en: 'The sign-in was declined on the phone.',
};
