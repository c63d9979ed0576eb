import { customers } from '@fairway/contract/customers.ts';
import { createInvoices } from '@fairway/contract/invoices.ts';
import type { DataScope } from '@fairway/contract/permission.ts';
import { changeRights, getRightsMatrix } from '@fairway/contract/rights.ts';
import { actOnCharges, saveCharges } from '@fairway/contract/shipment-charges.ts';
import { expect } from 'vitest';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { addPerson } from '../../shipments/testing/shipment-company.ts';
import { quickPassword } from '../../testing/quick-password.ts';
import type { Person } from '../../testing/test-app.ts';
import { moneyCompany } from './money-company.ts';

/**
 * Money by who answers for it: the one who looks, a colleague of the same desk, one of the team below it, one of the
 * branch itself, one of the company above and one of a company beside.
 */
const salespeople = {
  ...{ own: 'sales02', desk: 'sales03', team: 'sales04', branch: 'sales05', office: 'sales01' },
  beside: 'sales06',
} as const;
export type Place = keyof typeof salespeople;
export const places = Object.keys(salespeople) as Place[];

export const placeCompanies: Record<Place, string> = {
  ...{ own: 'org-branch', desk: 'org-branch', team: 'org-branch', branch: 'org-branch' },
  ...{ office: 'org-office', beside: 'org-beside' },
};

/** Who enters charges and bills them, and who approves, in each company. */
const clerks: Record<string, { enters: string; approves: string }> = {
  'org-branch': { enters: 'ops02', approves: 'manager02' },
  'org-office': { enters: 'ops01', approves: 'manager01' },
  'org-beside': { enters: 'manager03', approves: 'finance03' },
};

/** What somebody of the desk sees with each scope. */
export const scopeTable: [scope: DataScope, where: string, seen: Place[]][] = [
  ['own', '', ['own']],
  ['department', '', ['own', 'desk']],
  ['departmentBelow', '', ['own', 'desk', 'team']],
  ['company', '', ['own', 'desk', 'team', 'branch']],
  ['chosen', '.org-team', ['own', 'team']],
  ['chosen', '.org-beside', ['own', 'beside']],
  ['chosen', '.org-office', ['own', 'desk', 'team', 'branch', 'office']],
  ['all', '', places],
];

/** An invoice in each of these places, of a customer of its own; the rights of the one who looks can be changed. */
export async function scopedMoney() {
  const company = await moneyCompany();
  const { app, who } = company;
  const { pool } = app.database;
  await pool.query(`insert into organisation (id, "parentId", kind, "fullName", "enCode")
    values ('org-team', 'org-desk', 'department', '一组', 'team')`);
  await pool.query(`insert into bank_account select (jsonb_populate_record(bank_account, jsonb_build_object(
      'id', id || organisation.place, 'companyId', organisation.place, 'accountNo', "accountNo" || organisation.place))).*
    from bank_account, (values ('org-office'), ('org-beside')) as organisation (place)`);
  const hash = await quickPassword();
  for (const [account, role, organisationId] of [
    ['sales03', 'sales', 'org-desk'],
    ['sales04', 'sales', 'org-team'],
    ['sales05', 'sales', 'org-branch'],
    ['sales06', 'sales', 'org-beside'],
    ['finance03', 'finance', 'org-beside'],
  ] as const)
    await addPerson(app, hash, { account, realName: account, role, organisationId });
  const finance = await app.as('finance03');
  const clerk = (account: string): Person => (account === 'finance03' ? finance : who(account));

  const customer = async (place: Place): Promise<string> => {
    const { data, msg } = await who('admin').call(customers.add, {
      body: {
        ...{ nameCn: `${place}的客户`, nameEn: `${place} Ltd.`, shortName: place, roles: ['customer'] },
        ...{ kind: 'direct', level: 'A', salesId: userIdOf(salespeople[place]), serviceId: null },
        ...{ status: 'active', contacts: [] },
      },
    });
    return data?.id ?? expect.fail(msg);
  };
  const invoice = async (place: Place, partyId: string): Promise<string> => {
    const { enters, approves } = clerks[placeCompanies[place]] ?? expect.fail('no clerk');
    const { id: shipmentId } = await company.made({ customerId: partyId }, clerk(enters));
    const added = [await company.charge('OF', '1000', { vatKind: 'exempt', partyId })];
    const saved = await clerk(enters).call(saveCharges, { params: { shipmentId }, body: { added } });
    const [id = ''] = saved.data?.ids ?? expect.fail(saved.msg);
    for (const [act, by, version] of [
      ['submit', enters, 1],
      ['approve', approves, 2],
    ] as const) {
      const body = { charges: [{ id, version }], acceptsLowMargin: true };
      const { code, msg } = await clerk(by).call(actOnCharges, { params: { act }, body });
      expect(code, msg).toBe(200);
    }
    const made = await clerk(approves).call(createInvoices, { body: { chargeIds: [id] } });
    const [draft] = made.data?.invoices ?? expect.fail(made.msg);
    for (const act of ['confirm', 'issue'] as const) {
      const { code, msg } = await company.act(act, draft?.id ?? '', {}, clerk(approves));
      expect(code, msg).toBe(200);
    }
    return draft?.id ?? '';
  };
  const partyIds = {} as Record<Place, string>;
  const invoiceIds = {} as Record<Place, string>;
  for (const place of places) {
    partyIds[place] = await customer(place);
    invoiceIds[place] = await invoice(place, partyIds[place]);
  }

  const change = async (give: string[], take: string[] = []): Promise<void> => {
    const { data } = await who('admin').call(getRightsMatrix, {});
    const version = data?.roles.find(({ id }) => id === 'sales')?.version ?? expect.fail('no role');
    const body = { version, give, take };
    const { code, msg } = await who('admin').call(changeRights, { params: { id: 'sales' }, body });
    expect(code, msg).toBe(200);
  };
  /** Chooses the scope of a module; what was chosen before is gone. */
  const choose = async (module: string, scope: DataScope, where = ''): Promise<void> => {
    await change([`${module}.scope.own`]);
    if (scope !== 'own') await change([`${module}.scope.${scope}${where}`]);
  };
  /** Which of them stand for these ids. */
  const placesOf = (ids: readonly string[], of: Record<Place, string>): Place[] => {
    expect(new Set(ids).size, 'each is there once').toBe(ids.length);
    return places.filter((place) => ids.includes(of[place]));
  };
  /** Whether a file of the caller's opens. */
  const opens = async (path: string, { token }: Person): Promise<boolean> => {
    const response = await fetch(`${app.url}${path}`, { headers: { authorization: token } });
    return response.headers.get('content-type')?.includes('json') === false;
  };
  const accountOf = (place: Place): string =>
    `${company.accounts.CNY}${placeCompanies[place] === 'org-branch' ? '' : placeCompanies[place]}`;
  const manager = (place: Place): Person => clerk(clerks[placeCompanies[place]]?.approves ?? '');
  return {
    ...{ ...company, partyIds, invoiceIds, change, choose, placesOf, opens, accountOf, managerOf: manager },
    ...{ looking: who('sales02'), salespeople },
  };
}
export type ScopedMoney = Awaited<ReturnType<typeof scopedMoney>>;
