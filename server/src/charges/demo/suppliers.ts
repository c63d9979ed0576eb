import { customerRules } from '../../customers/customer-rules.ts';
import { customerIdOf } from '../../customers/demo/ids.ts';
import type { Db } from '../../database/open.ts';
import { addMissingEntities } from '../../entities/add-missing-entities.ts';
import { morningOf } from '../../organisation/demo/office-days.ts';
import { listCarriersOfDemo } from './store.ts';
import suppliers from './suppliers.json' with { type: 'json' };

/** Whom the demo company pays beside carriers; one of each for a company of ours, or one for all. */
export const truckerOf = (companyId: string): string =>
  customerIdOf(suppliers.truckers[companyId as 'org-ningbo'] ?? 'S0101');
export const brokerOf = (companyId: string): string =>
  customerIdOf(suppliers.brokers[companyId as 'org-ningbo'] ?? 'S0201');
/** Who collects at the port what carriers and terminals charge there. */
export const agencyOf = (companyId: string): string =>
  customerIdOf(suppliers.agencies[companyId as 'org-ningbo'] ?? 'S0401');
export const warehouse = customerIdOf('S0301');

/** Carriers we have a contract with; space of the others is bought of somebody who has. */
const contracts = ['HLCU', 'CMDU', 'COSU', 'MAEU', 'ONEY', 'MSCU', 'EGLV'];

/** The party that sends the bill for the freight of a carrier. */
export function carrierPartyOf(carrierId: string | null): string {
  const code = carrierId?.replace('carrier-', '') ?? '';
  return customerIdOf(contracts.includes(code) ? `S-${code}` : 'S0501');
}

/** Gives the demo company those it pays: the carriers it ships with, truckers, brokers and a warehouse. */
export async function loadDemoSuppliers(db: Db, today: Date): Promise<void> {
  const at = new Date(morningOf(today.getTime()));
  const since = `${at.getUTCFullYear() - 2}-01-01`;
  const carriers = (await listCarriersOfDemo(db, contracts)).map(({ id, nameCn, nameEn }) => ({
    ...{ id: carrierPartyOf(id), cn: nameCn, en: nameEn, short: nameCn, role: 'carrier', days: 15 },
  }));
  const others = suppliers.list.map(({ code, ...one }) => ({ ...one, id: customerIdOf(code) }));
  await addMissingEntities(
    db,
    customerRules,
    [...carriers, ...others].map(({ id, cn, en, short, role, days }) => ({
      ...{ id, enCode: id.replace('customer-', ''), nameCn: cn, nameEn: en, shortName: short, roles: [role] },
      ...{ kind: 'direct', level: 'B', creditCode: '', status: 'active', salesId: null, serviceId: null },
      ...{ portalEnabled: false, remark: '', contacts: [], invoiceTitles: [] },
      creditTerms: [
        {
          ...{ bizTypes: [], settle: 'days', baseDate: 'invoiceDate', months: 0, settleDay: 0, days },
          ...{ limit: '0', limitCurrency: 'CNY', graceDays: 0, maxOverdueDays: 0 },
          ...{ validFrom: since, validTo: null, status: 'active' },
        },
      ],
    })),
    at,
  );
}
