import type { Language } from '@fairway/contract/errors.ts';
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
};

/** The name records show for a person who deleted their account. */
export const deletedPersonName = '已注销用户';
