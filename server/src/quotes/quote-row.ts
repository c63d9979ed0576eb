import { AppError } from '@fairway/contract/app-error.ts';
import { customerById } from '../customers/customers-by-id.ts';
import type { Context } from '../http/context.ts';
import type { StoredQuote } from './store.ts';

/** Whom a quote is for, and what is said to them. */
export type WrittenHead = Pick<
  StoredQuote,
  'customerId' | 'addressee' | 'contactName' | 'language' | 'remark'
>;

/** The same with the names of the customer as they are now. */
export async function addressed({ db }: Pick<Context, 'db'>, written: WrittenHead) {
  const { customerId, addressee, contactName, language, remark } = written;
  const customer = customerId === null ? undefined : await customerById(db, customerId);
  if (customerId !== null && !customer) throw new AppError('NOT_FOUND');
  return {
    ...{ customerId, addressee, contactName, language, remark },
    ...{ customerNameZh: customer?.nameCn ?? '', customerNameEn: customer?.nameEn ?? '' },
    customerWords: customer ? [customer.enCode, customer.nameCn, customer.nameEn, customer.shortName] : [],
  };
}

/** Its numbers, whom it is for and its lane: what people type to find a quote. */
export function quoteSearchText(
  quoteNo: string,
  { pol, pod, carrier, rateNo }: StoredQuote['rate'],
  { customerWords, addressee, contactName }: Awaited<ReturnType<typeof addressed>>,
): string {
  const lane = [pol, pod, carrier].flatMap(({ code, zh, en }) => [code, zh, en]);
  return [quoteNo, rateNo, ...customerWords, addressee, contactName, ...lane]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
}

/** Nothing happened to it yet. */
export const untouched: Pick<
  StoredQuote,
  | 'version'
  | 'status'
  | 'sentAt'
  | 'sendingHash'
  | 'viewedAt'
  | 'acceptedAt'
  | 'acceptedName'
  | 'acceptedBy'
  | 'lostAt'
  | 'lostReason'
  | 'lostRemark'
> = {
  ...{ version: 1, status: 'draft', sentAt: null, viewedAt: null, acceptedAt: null, acceptedName: '' },
  sendingHash: null,
  ...{ acceptedBy: null, lostAt: null, lostReason: null, lostRemark: '' },
};
