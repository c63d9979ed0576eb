import { AppError } from '@fairway/contract/app-error.ts';
import { customerModules } from '@fairway/contract/customer-words.ts';
import {
  type CreditTerm,
  type CustomerContact,
  customers,
  type InvoiceTitle,
} from '@fairway/contract/customers.ts';
import { checkCreditCode } from '@fairway/domain/check-digits/credit-code.ts';
import { periodProblem } from '@fairway/domain/customers/credit-terms.ts';
import { takeBillNumber } from '../bill/take-bill-number.ts';
import type { EntityRules, Kept } from '../entities/entity-rules.ts';
import { nameIn } from '../entities/references.ts';
import { seenPeople } from '../permission/data-scopes.ts';
import { customerOfUser } from './customer-of-user.ts';
import { findCustomerAccounts, findTakenUsers, replaceCustomerUsers } from './store.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = <T>(value: unknown): T[] => (Array.isArray(value) ? value : []);
const usersOf = (kept: Kept): string[] => [
  ...new Set(listOf<CustomerContact>(kept.contacts).flatMap(({ userId }) => userId ?? [])),
];

/** Who may choose a customer somewhere, beside those who keep them. */
const modulesWithCustomers: readonly string[] = ['customers', ...customerModules.customers.scope.alsoBy];

export const customerRules: EntityRules = {
  entity: customers,
  table: 'customer',
  importedBy: [['enCode'], ['creditCode'], ['nameCn']],
  references: {
    salesId: { to: 'person', shownAs: 'salesName', called: { zh: '业务员', en: 'salesperson' } },
    serviceId: { to: 'person', shownAs: 'serviceName', called: { zh: '客服', en: 'customer service' } },
  },
  naming: (row, language) => ({
    fullName: (language === 'zh' ? text(row.shortName) : '') || nameIn(row, language),
    enCode: text(row.enCode),
    line: language === 'zh' ? text(row.nameCn) : text(row.nameEn),
  }),
  found: ({ enCode, shortName, nameCn, nameEn, creditCode }) => [
    ...[text(enCode), text(shortName), text(nameCn), text(nameEn), text(creditCode)],
  ],
  sortedBy: {
    enCode: { column: 'enCode' },
    nameCn: { column: 'nameCn' },
    shortName: { column: 'shortName' },
    level: { column: 'level' },
    status: { column: 'status' },
    salesName: { through: [{ by: 'salesId', table: 'user_account' }], column: 'realName' },
  },
  usualOrder: { column: 'enCode' },
  narrowedBy: {
    kind: { column: 'kind' },
    level: { column: 'level' },
    status: { column: 'status' },
    role: { column: 'roles', as: 'has' },
    salesId: { column: 'salesId' },
  },
  async check({ db, now, session, language }, kept, before) {
    const creditCode = checkedCode(text(kept.creditCode));
    refuseBadTerms(listOf<CreditTerm>(kept.creditTerms));
    await refuseOtherAccounts(db, usersOf(kept), before?.id, language);
    const enCode = text(kept.enCode) || text(before?.enCode);
    return {
      ...kept,
      creditCode,
      creditTerms: listOf<CreditTerm>(kept.creditTerms),
      invoiceTitles: withOneDefault(listOf<InvoiceTitle>(kept.invoiceTitles)),
      enCode: enCode || (await takeBillNumber(db, 'CustomerNumber', session.userId, now)),
    };
  },
  afterSave: (db, id, kept) => replaceCustomerUsers(db, id, usersOf(kept)),
  // A customer sees their own company; staff without anything to do with customers see none, others those that the
  // people in their scope answer for or added.
  async visible({ db, session, permissions }) {
    if (session.kind === 'customer') {
      const own = await customerOfUser(db, session);
      return { columns: ['id'], values: own ? [own.id] : [] };
    }
    const granted = await permissions();
    const isConcerned = granted.some(({ modelId }) => modulesWithCustomers.includes(modelId));
    if (!isConcerned) return { columns: ['id'], values: [] };
    const seen = await seenPeople({ db, session }, 'customers');
    return seen === 'all' ? undefined : { columns: ['salesId', 'serviceId', 'creatorUserId'], values: seen };
  },
};

function checkedCode(typed: string): string {
  if (typed === '') return '';
  const { number, problem } = checkCreditCode(typed);
  if (problem !== null) throw new AppError('CHECK_DIGIT_WRONG', { value: typed });
  return number;
}

function refuseBadTerms(terms: readonly CreditTerm[]): void {
  const problem = periodProblem(terms);
  if (problem === 'endsEarly') throw new AppError('PERIOD_ENDS_EARLY');
  if (problem) throw new AppError('PERIODS_OVERLAP', { row: problem.overlaps });
}

type Checker = Parameters<NonNullable<EntityRules['check']>>[0];

/** An account of a customer signs in for one customer; one of the company for none. */
async function refuseOtherAccounts(
  db: Checker['db'],
  userIds: readonly string[],
  customerId: string | undefined,
  language: Checker['language'],
): Promise<void> {
  const [taken] = await findTakenUsers(db, userIds, customerId);
  if (taken) throw new AppError('CUSTOMER_USER_TAKEN', { account: taken.account, customer: taken.shortName });
  const accounts = await findCustomerAccounts(db, userIds);
  if (userIds.some((id) => !accounts.has(id)))
    throw new AppError('ENTITY_REFERENCE_MISSING', {
      field: { zh: '客户账号', en: 'customer account' }[language],
    });
}

/** One title is proposed, also where nobody or several people said which. */
function withOneDefault(titles: readonly InvoiceTitle[]): InvoiceTitle[] {
  const chosen = Math.max(
    0,
    titles.findIndex(({ isDefault }) => isDefault),
  );
  return titles.map((title, index) => ({ ...title, isDefault: index === chosen }));
}
