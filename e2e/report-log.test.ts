// Features: report-log, messages
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, press } from './controls.ts';
import { desktop, type House, openHouse, phone, type Visitor } from './house.ts';

let house: House;
let writer: Visitor;
let manager: Visitor;
beforeAll(async () => {
  house = await openHouse();
  [writer, manager] = await Promise.all([house.enter('sales01', phone), house.enter('manager01', desktop)]);
});
afterAll(() => house?.close());

const title = '欧洲线本周汇报';

it('a weekly report is written on a phone, read by the manager, and answered', async () => {
  const { page } = writer;
  await writer.open('/pages/apply/reportLog/form?kind=weekly');
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await field('日志标题').fill(title);
  await field('本周完成').fill('完成 3 个询价');
  await field('下周计划').fill('回访两家客户');
  await field('遇到问题').fill('舱位紧张');
  await page.getByText('沈立群').first().waitFor();
  await answered(page, '发送成功', () => press(page, '发送'));
  await page.getByText(title).first().waitFor();

  await manager.open('/pages/apply/reportLog/index?tab=received');
  await manager.page.getByRole('row').filter({ hasText: title }).click();
  const pane = manager.page.getByRole('main');
  await pane.getByText('完成 3 个询价').last().waitFor();
  await pane.getByRole('textbox', { name: /^写评论/ }).fill('辛苦了，请跟进舱位');
  await press(manager.page, '发表');
  await pane.getByText('辛苦了，请跟进舱位').first().waitFor();

  // The writer hears at once that it was read, and what was said.
  await page
    .getByRole('link', { name: new RegExp(title) })
    .or(page.getByText(title))
    .first()
    .tap();
  await page.getByText('辛苦了，请跟进舱位').first().waitFor();
  expect([writer, manager].flatMap(({ complaints }) => complaints)).toEqual([]);
});
