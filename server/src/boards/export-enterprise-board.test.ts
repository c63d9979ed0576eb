import { exportEnterpriseBoard, getEnterpriseBoard } from '@fairway/contract/boards.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MoneyCompany, moneyCompany } from '../invoices/testing/money-company.ts';
import { readSheets } from '../spreadsheets/read-sheet.ts';

let company: MoneyCompany;
beforeAll(async () => {
  company = await moneyCompany();
  await company.approved([await company.charge('THC', '1060')]);
});
afterAll(() => company.app.close());

const year = { from: '2026-01-01', to: '2026-12-31' };

async function exported(account: string, language = 'zh-CN') {
  const { token } = company.who(account);
  const response = await fetch(`${company.app.url}${exportEnterpriseBoard.path}`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(year),
  });
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}
const sheetsOf = async (account: string, language?: string) => {
  const sheets = await readSheets((await exported(account, language)).bytes);
  return new Map(
    sheets.map(({ name, rows }) => [
      name,
      rows.map(({ cells }) => [...cells].map((cell) => String(cell?.number ?? cell?.text ?? ''))),
    ]),
  );
};

it('has the numbers of the screen, in sheets, and leaves a line in the audit log', async () => {
  const { data } = await company.who('manager02').call(getEnterpriseBoard, { body: year });
  const sheets = await sheetsOf('manager02');
  expect([...sheets.keys()].slice(0, 2)).toEqual(['关键指标', '月度走势']);
  const revenue = sheets.get('关键指标')?.find(([name]) => name === '收入');
  expect(Number(revenue?.[1])).toBe(Number(data?.now.revenue));
  const customers = sheets.get('客户') ?? expect.fail('no customers');
  const total = customers.at(-1);
  const at = customers.find(([head]) => head === '客户')?.indexOf('毛利') ?? -1;
  expect([total?.[0], Number(total?.[at])]).toEqual(['合计', Number(data?.now.profit)]);
  const { rows } = await company.app.database.pool.query(
    `select 1 from audit_log where name = 'exportEnterpriseBoard'`,
  );
  expect(rows).toHaveLength(1);
});

it('is in the language of its reader', async () => {
  expect([...(await sheetsOf('manager02', 'en')).keys()].slice(0, 2)).toEqual(['Key figures', 'Months']);
});

it('is not for who may not export', async () => {
  const { type, bytes } = await exported('sales01');
  expect(type).toContain('json');
  expect(JSON.parse(String(bytes)).code).toBe(403);
});
