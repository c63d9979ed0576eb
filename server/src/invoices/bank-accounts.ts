import { AppError } from '@fairway/contract/app-error.ts';
import { bankAccounts } from '@fairway/contract/payments.ts';
import type { Db } from '../database/open.ts';
import type { EntityRules, Kept, Saver } from '../entities/entity-rules.ts';
import { companiesAbove, companiesBelow, companyOfPerson } from '../organisation/company-of.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { clearOtherDefaults, findBankAccounts, findUsableAccounts } from './bank-account-store.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const bankAccountRules: EntityRules = {
  entity: bankAccounts,
  table: 'bank_account',
  naming: ({ accountName, bankName, accountNo, currency }) => ({
    fullName: [text(bankName), text(currency)].join(' '),
    enCode: text(accountNo),
    line: text(accountName),
  }),
  found: ({ accountName, bankName, accountNo, currency }) => [
    ...[text(accountName), text(bankName), text(accountNo), text(currency)],
  ],
  sortedBy: {
    accountName: { column: 'accountName' },
    bankName: { column: 'bankName' },
    currency: { column: 'currency' },
    companyName: { column: 'fullName', through: [{ by: 'companyId', table: 'organisation' }] },
  },
  usualOrder: { column: 'creatorTime' },
  narrowedBy: { companyId: { column: 'companyId' }, currency: { column: 'currency' } },
  check: ofOwnCompany,
  describe: async (db, rows, language) => {
    const names = await namesById(
      db,
      'organisation',
      rows.map(({ companyId }) => text(companyId)),
      language,
    );
    return rows.map((row) => ({ ...row, companyName: names.get(text(row.companyId))?.fullName ?? '' }));
  },
  visible: async ({ db, session }) => ({
    columns: ['companyId'],
    values: await ownCompanies(db, session.userId),
  }),
  // One account of a company and currency is the one that invoices carry.
  afterSave: (db, id, { companyId, currency, isDefault }) =>
    isDefault === true ? clearOtherDefaults(db, id, text(companyId), text(currency)) : Promise.resolve(),
};

/** The company somebody works in and those below it. */
async function ownCompanies(db: Db, userId: string): Promise<string[]> {
  const companyId = await companyOfPerson(db, userId);
  return companyId === null ? [] : companiesBelow(db, companyId);
}

/** Departments have no accounts: who names one means its company. */
async function ofOwnCompany({ db, session }: Saver, kept: Kept): Promise<Kept> {
  const [companyId = ''] = await companiesAbove(db, text(kept.companyId));
  if (!(await ownCompanies(db, session.userId)).includes(companyId)) throw new AppError('NOT_FOUND');
  return { ...kept, companyId };
}

/** The account an invoice carries: that of its company, otherwise of the nearest company above it. */
export async function accountFor(db: Db, companyId: string, currency: string): Promise<string | null> {
  const path = await companiesAbove(db, companyId);
  const accounts = await findUsableAccounts(db, path, currency);
  const nearest = accounts.sort((one, other) => path.indexOf(one.companyId) - path.indexOf(other.companyId));
  const [first] = nearest;
  return (
    (nearest.find(({ isDefault, companyId: of }) => isDefault && of === first?.companyId) ?? first)?.id ??
    null
  );
}

export const bankAccountsById = async (db: Db, ids: readonly string[]) =>
  new Map((await findBankAccounts(db, ids)).map((account) => [account.id, account]));
