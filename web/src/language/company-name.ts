import type { SysConfigInfo } from '@fairway/contract/session.ts';
import { useLanguage } from './words.ts';

type Names = Pick<SysConfigInfo, 'companyName' | 'companyEnName'>;

/** What the company is called in the reader's language. */
export function useCompanyName(names: Names | undefined): string {
  const isEnglish = useLanguage() === 'en';
  return (isEnglish && names?.companyEnName) || (names?.companyName ?? '');
}
