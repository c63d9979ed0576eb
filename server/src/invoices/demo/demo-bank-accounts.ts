import { demoCompanies } from '../../charges/demo/demo-companies.ts';
import type { Db } from '../../database/open.ts';
import { addMissingEntities } from '../../entities/add-missing-entities.ts';
import { morningOf } from '../../organisation/demo/office-days.ts';
import { bankAccountRules } from '../bank-accounts.ts';
import accounts from './bank-accounts.json' with { type: 'json' };

export const demoAccountOf = (companyId: string, currency: string): string =>
  `account-${companyId.replace('org-', '')}-${currency}`;

/** Gives every company of the demo an account in yuan, dollars and euros. */
export async function loadDemoBankAccounts(db: Db, today: Date): Promise<void> {
  const companies = (await demoCompanies(db)).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  await addMissingEntities(
    db,
    bankAccountRules,
    companies.flatMap(({ id, fullName }, place) =>
      Object.entries(accounts.banks).map(([currency, { bank, swift, digits }]) => ({
        ...{
          id: demoAccountOf(id, currency),
          companyId: id,
          accountName: fullName,
          bankName: bank,
          currency,
        },
        accountNo: `${digits}${String(40_016_500_210_100 + place * 7_919)}`,
        ...{ swift, address: '', isDefault: true, remark: '' },
      })),
    ),
    new Date(morningOf(today.getTime())),
  );
}
