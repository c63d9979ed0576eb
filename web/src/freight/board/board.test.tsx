import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { lineBoardPath } from '../paths.ts';
import { companyToday, shiftDay } from '../rate-dates.ts';
import { pageOf } from '../testing/rates.ts';
import { board, openTariffs, tariffCalls } from '../testing/tariffs.ts';

afterEach(() => page.viewport(390, 844));

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
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

test('notes of the line are read, and written by who keeps rates', async () => {
  const note = {
    ...{ id: 'n1', lineId: 'tp', lineName: '美加线', day: '2026-12-01', text: 'GRI +600' },
    ...{ isForCustomers: true, creatorName: '周航', creatorTime: Date.UTC(2026, 10, 16) },
  };
  const room = await openTariffs(lineBoardPath, {
    role: 'keeper',
    answers: { [tariffCalls.notes]: [pageOf(note)], [tariffCalls.addNote]: [success({ id: 'n2' })] },
  });
  const notes = page.getByRole('region', { name: '市场提示' });
  await expect.element(notes.getByText('GRI +600')).toBeVisible();
  await expect.element(notes.getByText(/客户可见/)).toBeVisible();
  await notes.getByRole('button', { name: '写提示' }).click();
  await page.getByLabelText('内容（GRI、PSS、停航等）').fill('12 月第一周停航');
  await page.getByRole('switch', { name: '客户可见' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard(tariffCalls.addNote)).at(-1)))
    .toMatchObject({
      ...{ lineId: 'tp', text: '12 月第一周停航', isForCustomers: true },
    });
});

test('a board is sent after a look at what each customer would read', async () => {
  const readers = [
    { id: 'c1', fullName: '海盛贸易', people: 2, ports: 1, text: '洛杉矶：USD 1900（中远海运集运）' },
    { id: 'c2', fullName: '无账号公司', people: 0, ports: 1, text: '' },
  ];
  const room = await openTariffs(lineBoardPath, {
    answers: {
      [tariffCalls.previewSending]: [success({ customers: readers })],
      [tariffCalls.sendLine]: [success({ customers: 1, people: 2 })],
    },
  });
  await page.getByRole('button', { name: '群发' }).click();
  await expect.element(page.getByRole('button', { name: '发送给 0 家客户' })).toBeDisabled();
  await page.getByRole('switch', { name: '同时发给订阅本航线的客户' }).click();
  await expect.element(page.getByText('洛杉矶：USD 1900（中远海运集运）')).toBeVisible();
  await expect.element(page.getByText(/不会发送/)).toBeVisible();
  await page.getByRole('button', { name: '发送给 1 家客户' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard(tariffCalls.sendLine)).at(-1)))
    .toMatchObject({
      ...{ lineId: 'tp', polId: 'ngb', boxType: '40HQ', toSubscribers: true },
    });
  await expect.element(page.getByText(/已发送给/)).toBeVisible();
});

test('a board that is not complete says so', async () => {
  await openTariffs(lineBoardPath, { answers: { [tariffCalls.board]: [success(board({ isCut: true }))] } });
  await expect.element(page.getByText(/超过 5,000 条/)).toBeVisible();
});
