import type { Language } from '@fairway/contract/errors.ts';
import { nameIn } from '../entities/references.ts';
import type { SoldTo } from './store.ts';

/** What a customer is called where there is little room. Short names are Chinese. */
export const calledIn = (customer: SoldTo, language: Language): string =>
  (language === 'zh' && customer.shortName) || nameIn({ ...customer }, language);
