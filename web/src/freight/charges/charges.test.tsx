import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { localChargeEditPath, localChargesPath, surchargesPath } from '../paths.ts';
import { openTariffs, tariffCalls } from '../testing/tariffs.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

afterEach(() => page.viewport(390, 844));

describe('the lists charges are kept in', () => {
  test('who keeps them sees both lists', async () => {
    await page.viewport(1440, 900);
    await openTariffs(localChargesPath(), { role: 'keeper' });
    await expect.element(page.getByText(/20GP 740 · 40HQ 1,100/)).toBeVisible();
    await page.getByRole('link', { name: '附加费维护' }).click();
    await expect.poll(place).toContain(surchargesPath());
  });

  test('who does not keep them is told so', async () => {
    await openTariffs(localChargesPath(), { role: 'sales' });
    await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
  });

  test('one is ended on a day, and copied into a form', async () => {
    await page.viewport(1440, 900);
    const room = await openTariffs(localChargesPath('l1'), {
      ...{ role: 'keeper', answers: { [tariffCalls.change]: [success({ id: 'l1', version: 2 })] } },
    });
    await page.getByRole('button', { name: '终止' }).click();
    await page.getByLabelText('最后有效日').fill('2026-12-31');
    await page.getByRole('button', { name: '确定' }).click();
    await expect
      .poll(async () => bodyOf((await room.heard(tariffCalls.change))[0]))
      .toMatchObject({ validTo: '2026-12-31', version: 1, prices: { '40HQ': '1100' } });
    await page.getByRole('button', { name: '复制', exact: true }).click();
    await expect.poll(place).toContain('copy=l1');
  });
});

describe('the form of a charge', () => {
  test('a copy begins like the other one and is sent as a new one; a refused price is shown at its box', async () => {
    await page.viewport(1440, 900);
    const room = await openTariffs(localChargeEditPath({ copy: 'l1' }), {
      role: 'keeper',
      answers: {
        [tariffCalls.add]: [refused(422, '填写有误', { fields: { 'prices.40HQ': '价格不对' } })],
      },
    });
    await page.getByRole('button', { name: '确定' }).click();
    await expect
      .poll(async () => bodyOf((await room.heard(tariffCalls.add))[0]))
      .toMatchObject({
        ...{ portId: 'ngb', chargeCodeId: 'charge-THC', prices: { '20GP': '740', '40HQ': '1100' } },
        ...{ price: null, conditions: [], payTo: 'carrier', direction: 'export' },
      });
    await expect.element(page.getByText('价格不对')).toBeVisible();
  });
});

describe('cells of a sheet', () => {
  test('are shown as they were read, and saved together', async () => {
    await page.viewport(1440, 900);
    const room = await openTariffs(localChargesPath(), {
      ...{ role: 'keeper', answers: { [tariffCalls.several]: [success({ count: 2 })] } },
    });
    await page.getByRole('button', { name: '从 Excel 粘贴' }).click();
    await page.getByRole('button', { name: '港口 请选择' }).click();
    await page.getByText('CNNGB').click();
    const text = page.getByLabelText('粘贴表格内容');
    await text.fill('THC\tctn\t740\t1,100\t1,100\nXXX\tbl');
    await expect.element(page.getByText('有 1 行需要修改，修改后才能保存')).toBeVisible();
    await text.fill('THC\t箱\t740\t1,100\t1,100\t\t\tCNY\t码头\nDOC\tbl\t\t\t\t\t450');
    expect(await accessibilityProblems()).toEqual([]);
    await page.getByRole('button', { name: '保存 2 行' }).click();
    await expect
      .poll(async () => bodyOf((await room.heard(tariffCalls.several))[0]).rows)
      .toMatchObject([
        {
          chargeCodeId: 'charge-THC',
          unit: 'ctn',
          prices: { '20GP': '740', '40GP': '1100' },
          payTo: 'terminal',
        },
        { chargeCodeId: 'charge-DOC', unit: 'bl', price: '450', portId: 'ngb', payTo: 'carrier' },
      ]);
  });
});
