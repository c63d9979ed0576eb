import { isChinese, isEnOrNum, isLetter } from './alphabet.ts';
import { isDate, isDateISO } from './calendar-date.ts';
import { isCarNo } from './car-no.ts';
import { isEmail, isLandline, isMobile } from './contact.ts';
import { contains, isEmpty, isJsonString, isLengthInRange } from './content.ts';
import { isIdCard } from './id-card.ts';
import { isAmount, isCode, isDigits, isInRange, isNumber } from './numeric.ts';
import { isUrl } from './url.ts';

/** Every validator under the name that form rules use on the wire. */
export const validators = {
  email: isEmail,
  mobile: isMobile,
  url: isUrl,
  date: isDate,
  dateISO: isDateISO,
  number: isNumber,
  digits: isDigits,
  idCard: isIdCard,
  carNo: isCarNo,
  amount: isAmount,
  chinese: isChinese,
  letter: isLetter,
  enOrNum: isEnOrNum,
  contains,
  range: isInRange,
  rangeLength: isLengthInRange,
  empty: isEmpty,
  jsonString: isJsonString,
  landline: isLandline,
  code: isCode,
} as const;

export type ValidatorName = keyof typeof validators;
