import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { lineBoardPath } from '../paths.ts';
import { companyToday, shiftDay } from '../rate-dates.ts';
import { board, openTariffs, tariffCalls } from '../testing/tariffs.ts';

afterEach(() => page.viewport(390, 844));

const lastQuery = async (room: Awaited<ReturnType<typeof openTariffs>>) =>
  (await room.heard(tariffCalls.board)).at(-1)?.query ?? '';

test('it opens on the Trans-Pacific line, with its parts, average and space', async () => {
  const room = await openTariffs(lineBoardPath);
  await expect.element(page.getByRole('tab', { name: '美加线', selected: true })).toBeVisible();
  await expect.element(page.getByRole('table').getByText(/1,900/).first()).toBeVisible();
  await expect.element(page.getByText('USD 2,000.00')).toBeVisible();
  await expect.element(page.getByText('▼100')).toBeVisible();
  await expect.element(page.getByText(/充足 1 · 紧张 1/)).toBeVisible();
  expect(await lastQuery(room)).toContain('lineId=tp');
  await page.getByRole('radio', { name: '美西' }).click();
  await expect.poll(() => lastQuery(room)).toContain('lineId=uswc');
  expect(await accessibilityProblems()).toEqual([]);
});

test('a later week and another box are asked for, and a cell leads to its rate', async () => {
  await page.viewport(1440, 900);
  const room = await openTariffs(lineBoardPath);
  await page.getByRole('radio', { name: '下周', exact: true }).click();
  await expect.poll(() => lastQuery(room)).toContain(`on=${shiftDay(companyToday(), 7)}`);
  await page.getByLabelText('箱型').selectOptions('20GP');
  await expect.poll(() => lastQuery(room)).toContain('boxType=20GP');
  await page.getByRole('link', { name: /1,900/ }).click();
  await expect.poll(place).toContain('/pages/freight/freight/detail?');
  expect(place()).toContain('id=r1');
});

test('a line by air is shown by weight', async () => {
  await openTariffs(lineBoardPath, {
    answers: {
      [tariffCalls.board]: [
        success(
          board({
            ...{ mode: 'AIR', modes: ['AIR'], boxTypes: ['+45', '+100'], boxType: '+100', carriers: [] },
            cells: [],
          }),
        ),
      ],
    },
  });
  await expect.element(page.getByText('该航线暂无有效运价')).toBeVisible();
  await expect.element(page.getByLabelText('起始重量')).toHaveValue('+100');
});

test('who may not export is offered the picture only', async () => {
  await openTariffs(lineBoardPath, { role: 'customer' });
  await page.getByRole('button', { name: '导出' }).click();
  await expect.element(page.getByRole('menuitem', { name: '保存为长图' })).toBeVisible();
  expect(page.getByRole('menuitem').elements()).toHaveLength(1);
});
