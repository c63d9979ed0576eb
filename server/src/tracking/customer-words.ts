import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { ExceptionCode, Severity } from '@fairway/contract/tracking.ts';
import { customerExceptionWords, customerOverWords } from '../language/tracking-words.ts';

interface ToldException {
  code: ExceptionCode;
  detail: string;
  severity: Severity;
  customerText: string;
}

/** What the customer reads of an exception: as somebody wrote it, otherwise the usual words; empty: nothing. */
export function customerWordsOf(
  { code, detail, severity, customerText }: ToldException,
  language: Language,
): string {
  if (customerText !== '') return customerText;
  const over = severity === 'critical' ? customerOverWords[code] : undefined;
  const words = (over ?? customerExceptionWords[code])?.[language];
  return words ? filledWords(words, { detail: spanOf(detail, language) }) : '';
}

const daysFrom = 48;

/** Hours as people say them: from two days on in days. */
function spanOf(detail: string, language: Language): string {
  const hours = Number(detail);
  if (detail === '' || !Number.isFinite(hours)) return detail;
  if (hours < daysFrom) return language === 'zh' ? `${hours} 小时` : `${hours} hours`;
  const days = Math.round(hours / 24);
  return language === 'zh' ? `${days} 天` : `${days} days`;
}
