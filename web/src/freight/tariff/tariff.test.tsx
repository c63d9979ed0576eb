import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { localFeesPath, tariffPath } from '../paths.ts';
import { pageOf } from '../testing/rates.ts';
import { openTariffs, tariff, tariffCalls, tariffRow } from '../testing/tariffs.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const asked = { port: 'ngb', boxes: '2x40HQ' };

afterEach(() => page.viewport(390, 844));

describe('the charges of a port', () => {
  test('a port is chosen first; then they stand by who is paid, with their total', async () => {
    const room = await openTariffs(localFeesPath(), { role: 'customer' });
    await expect.element(page.getByText('请选择港口')).toBeVisible();
    await page.getByRole('button', { name: /^港口/ }).click();
    await page.getByRole('button', { name: /CNNGB/ }).click();
    await expect
      .element(
        page
          .getByRole('list', { name: '船公司' })
          .getByText(/^码头操作费$/)
          .first(),
      )
      .toBeVisible();
    await expect
      .element(
        page
          .getByRole('list', { name: '船公司' })
          .getByText(/含税 6%/)
          .first(),
      )
      .toBeVisible();
    await expect
      .element(
        page
          .getByRole('region', { name: '合计' })
          .getByText(/CNY 2,200\.00/)
          .first(),
      )
      .toBeVisible();
    expect(bodyOf((await room.heard(tariffCalls.tariff)).at(-1))).toMatchObject({
      ...{ portId: 'ngb', direction: 'export', mode: 'FCL', cargo: { boxes: [{ type: '40HQ', count: 1 }] } },
    });
    expect(place()).toContain('port=ngb');
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('the question is in the address; what is optional is taken into the total when somebody wants it', async () => {
    const room = await openTariffs(localFeesPath({ ...asked, direction: 'import', carrier: 'mscu' }));
    await page.getByRole('checkbox', { name: /电放费/ }).click();
    await expect.poll(place).toContain('with=TLX');
    await expect
      .poll(async () => bodyOf((await room.heard(tariffCalls.tariff)).at(-1)))
      .toMatchObject({ direction: 'import', carrierId: 'mscu', chosen: ['TLX'] });
  });

  test('a sum in another currency is converted by a rate that is named', async () => {
    const both = tariff();
    await openTariffs(localFeesPath(asked), {
      answers: {
        [tariffCalls.tariff]: [
          success({
            ...both,
            price: {
              ...both.price,
              totals: [...both.price.totals, { currency: 'USD', amount: '35.00' }],
              converted: {
                ...{ total: { currency: 'CNY', amount: '2446.75' }, perTeu: null },
                rates: [{ from: 'USD', to: 'CNY', rate: '7.050000', kind: 'bocMid', date: '2026-11-16' }],
              },
            },
          }),
        ],
      },
    });
    const total = page.getByRole('region', { name: '合计' });
    await expect.element(total.getByText(/CNY 2,200\.00 \+ USD 35\.00/).first()).toBeVisible();
    await expect.element(total.getByText(/CNY 2,446\.75/).first()).toBeVisible();
    await expect.element(total.getByText(/7\.05/).first()).toBeVisible();
  });

  test('where nothing is kept, who keeps it can be told', async () => {
    await openTariffs(localFeesPath({ port: 'ngb' }), {
      answers: { [tariffCalls.tariff]: [success(tariff({ rows: [] }))] },
    });
    await expect.element(page.getByText('未维护该港口费用')).toBeVisible();
    await page.getByRole('button', { name: '通知 吴锦程' }).click();
    await expect.poll(place).toContain('/pages/message/');
  });
});

describe('one tariff', () => {
  test('on a desk it is a table with both names that needs no scrolling sideways', async () => {
    await page.viewport(1440, 900);
    await openTariffs(tariffPath(asked));
    const table = page.getByRole('table', { name: '费用明细' });
    await expect.element(table.getByText(/Terminal handling/).first()).toBeVisible();
    const { scrollWidth, clientWidth } = table.element().parentElement ?? expect.fail();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('a general line that stands in for one of the carrier is marked, and another carrier stands beside it', async () => {
    const room = await openTariffs(tariffPath({ ...asked, carrier: 'cosu' }), {
      answers: {
        [tariffCalls.tariff]: [
          success(
            tariff({
              rows: [tariffRow({ isGeneral: true })],
              carrier: { id: 'cosu', fullName: '中远海运集运', enCode: 'COSU' },
            }),
          ),
          success(
            tariff({
              rows: [tariffRow({ prices: { '40HQ': '1250' }, carrierId: 'mscu' })],
              carrier: { id: 'mscu', fullName: '地中海航运', enCode: 'MSCU' },
            }),
          ),
        ],
      },
    });
    await expect.element(page.getByText('通用标准', { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: /地中海航运/ }).click();
    const compared = page.getByRole('region', { name: '与其他船公司比较' });
    await expect.element(compared.getByText(/40HQ 1,250/).first()).toBeVisible();
    expect(bodyOf((await room.heard(tariffCalls.tariff)).at(-1))).toMatchObject({ carrierId: 'mscu' });
  });

  const change = {
    ...{ version: 2, act: 'update', creatorUserName: '吴锦程', isExternal: false, creatorTime: 1 },
    ...{ chargeId: 'l1', chargeCode: 'THC', chargeName: '码头操作费', carrierName: '' },
    differences: [{ field: 'prices', before: { '40HQ': '1000' }, after: { '40HQ': '1100' } }],
  };
  const answers = { [tariffCalls.changes]: [pageOf(change)] };

  test('staff see who changed it', async () => {
    await openTariffs(tariffPath(asked), { answers });
    await expect.element(page.getByText('40HQ 1,000', { exact: true })).toBeVisible();
  });

  test('a customer does not ask who changed it', async () => {
    const room = await openTariffs(tariffPath(asked), { answers, role: 'customer' });
    await expect.element(page.getByRole('region', { name: '合计' })).toBeVisible();
    expect(await room.heard(tariffCalls.changes)).toHaveLength(0);
  });
});
