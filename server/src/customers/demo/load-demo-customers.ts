import type { Db } from '../../database/open.ts';
import { addMissingEntities } from '../../entities/add-missing-entities.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { morningOf } from '../../organisation/demo/office-days.ts';
import { customerRules } from '../customer-rules.ts';
import { findCustomerAccounts, findCustomerIds, insertCustomerUsers } from '../store.ts';
import customers from './customers.json' with { type: 'json' };
import { customerIdOf } from './ids.ts';

interface DemoCustomer {
  code: string;
  cn: string;
  en: string;
  short: string;
  kind: string;
  level: string;
  /** Companies in mainland China have one. */
  credit?: string;
  sales: string;
  contact: string;
  mobile: string;
  /** The account of the contact. */
  user?: string;
  /** What they may owe in yuan, and for how many days; nothing pays before the cargo is released. */
  days: number;
  limit: number;
  /** Who pays by the month: on this day, so many months after the cargo sailed. */
  monthly?: { months: number; day: number };
  status?: string;
}

/** Gives the demo company its customers: thirty shippers, ten forwarders and five agents abroad. */
export async function loadDemoCustomers(db: Db, today: Date): Promise<void> {
  const list = customers as DemoCustomer[];
  const at = new Date(morningOf(today.getTime()));
  // Somebody may have deleted their account since the company was loaded.
  const accounts = await findCustomerAccounts(
    db,
    list.flatMap(({ user }) => (user ? userIdOf(user) : [])),
  );
  const userOf = ({ user }: DemoCustomer) => (user && accounts.has(userIdOf(user)) ? userIdOf(user) : null);
  const since = `${at.getUTCFullYear() - 1}-01-01`;
  await addMissingEntities(
    db,
    customerRules,
    list.map((one) => ({ ...customerOf(one, userOf(one), since), id: customerIdOf(one.code) })),
    at,
  );
  // A company that has a customer of the same code keeps its own.
  const loaded = new Set(
    await findCustomerIds(
      db,
      list.map(({ code }) => customerIdOf(code)),
    ),
  );
  await insertCustomerUsers(
    db,
    list.flatMap((one) => {
      const [userId, customerId] = [userOf(one), customerIdOf(one.code)];
      return userId === null || !loaded.has(customerId) ? [] : [{ userId, customerId }];
    }),
  );
}

function customerOf(one: DemoCustomer, userId: string | null, since: string) {
  const { code, cn, en, short, kind, level, credit = '', sales, limit, status = 'active' } = one;
  return {
    ...{ enCode: code, nameCn: cn, nameEn: en, shortName: short, kind, level, creditCode: credit, status },
    roles: [kind === 'overseas' ? 'agent' : 'customer'],
    ...{ salesId: userIdOf(sales), serviceId: null, portalEnabled: userId !== null, remark: '' },
    contacts: [{ name: one.contact, mobile: one.mobile, email: '', role: '', userId }],
    invoiceTitles: credit === '' ? [] : [titleOf(cn, credit)],
    creditTerms: [
      {
        ...{ bizTypes: [], baseDate: 'etd', ...agreedOf(one) },
        ...{ limit: String(limit), limitCurrency: 'CNY', graceDays: 3 },
        ...{ maxOverdueDays: 15, validFrom: since, validTo: null, status: 'active' },
      },
    ],
  };
}

function agreedOf({ days, limit, monthly }: DemoCustomer) {
  if (monthly) return { settle: 'monthly', months: monthly.months, settleDay: monthly.day, days: 0 };
  return { settle: limit === 0 ? 'prepaid' : 'days', months: 0, settleDay: 0, days };
}

const titleOf = (title: string, taxNo: string) => ({
  ...{ title, taxNo, addressPhone: '', bankAccount: '', kind: 'special', email: '', isDefault: true },
});
