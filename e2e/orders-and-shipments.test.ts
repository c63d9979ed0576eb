// Features: orders, shipments, tracking, tracking-feeds, messages
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carrierOf, eventsOf, type Feed, takenBack } from './carrier.ts';
import { answered } from './controls.ts';
import { bytesOf, desktop, type House, openOwnHouse, phone, type Visitor } from './house.ts';

let house: House;
let client: Visitor;
let ops: Visitor;
beforeAll(async () => {
  // Everybody who answers orders is told of one, in the middle of whatever journey they are on.
  house = await openOwnHouse();
  [client, ops] = await Promise.all([house.visit(phone), house.visit(desktop)]);
  await Promise.all([client.signIn('client01'), ops.signIn('ops01')]);
});
afterAll(() => house?.close());

const lane = '/pages/freight/freight/index?pol=port-CNNGB&pod=port-USLAX&boxes=2x40HQ';
const feeds = '/pages/shipment/feeds';
const oneDay = 86_400_000;
const day = (after: number) => new Date(Date.now() + after * oneDay).toISOString().slice(0, 10);
const boxes = ['CSQU3054383', 'MSKU7165121'] as const;
const remark = '毛利很薄，勿提价格';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const agree = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
/** What a sheet asks is said, and it closes. */
async function say(page: Page, name: string, fill: (sheet: Locator) => Promise<unknown> = async () => {}) {
  await press(page, name);
  const sheet = page.getByRole('dialog');
  await fill(sheet);
  await sheet.getByRole('button', { name, exact: true }).click();
  await sheet.waitFor({ state: 'hidden' });
}
/** The number in the title of a page, once it is there. */
const numberIn = async (page: Page, shape: RegExp) =>
  shape.exec((await page.getByRole('heading', { name: shape }).textContent()) ?? '')?.[0] ?? '';
const idOf = (page: Page) => new URL(page.url()).searchParams.get('id') ?? '';
/** Where it is and when it arrives, before everything else. */
const answer = ({ page }: Visitor) => page.getByRole('region', { name: '在哪里、何时到' });
const trouble = ({ page }: Visitor, words: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '需要留意' }) })
    .getByText(words, { exact: true })
    .first();

let order: { no: string; path: string };
let shipment: { no: string; path: string; soNo: string; vessel: string; voyage: string };

describe('an order', () => {
  it('is sent from a rate on a phone', async () => {
    const { page } = client;
    await client.open(lane);
    await page.locator('a[href*="freight/detail"]').first().click();
    await press(page, '下单');
    await page.getByLabel('货好日期').fill(day(0));
    await press(page, '下一步');
    await page.getByLabel('中文品名').fill('圣诞树');
    await page.getByLabel('英文品名').fill('CHRISTMAS TREES');
    await page.getByLabel('HS 编码').fill('950510');
    await page.getByLabel('毛重（kg）').fill('14200');
    await press(page, '下一步');
    await page.getByRole('button', { name: '选用历史' }).first().click();
    await page.getByRole('dialog', { name: '历史发货人' }).getByRole('listitem').first().click();
    await page.getByRole('group', { name: '收货人' }).getByLabel('名称').fill('PACIFIC HOME SUPPLY INC.');
    await press(page, '下一步');
    await page.getByLabel('PO 号').fill('PO-2612');
    await press(page, '下一步');
    await page.getByText('资料完整，可以提交').waitFor();
    await press(page, '提交订单');
    await page.getByText('待审核').first().waitFor();
    const no = await numberIn(page, /ORD\d+/);
    order = { no, path: `/pages/shipment/cargoshipment/shipmentdetail?id=${idOf(page)}` };
  });

  it('is accepted, booked and released at a desk, and its customer sees each step at once', async () => {
    const { page } = ops;
    await page.getByRole('link', { name: '在线订单' }).first().click();
    await page.getByRole('main').getByRole('button', { name: '公司订单' }).last().click();
    await page.getByRole('row').filter({ hasText: order.no }).click();
    await page
      .getByRole('link', { name: '打开整页' })
      .or(page.getByRole('button', { name: '打开整页' }))
      .click();
    await page.waitForURL(/shipmentdetail/);
    await say(page, '受理');
    await client.page.getByRole('status').getByText(`订单 ${order.no} 已受理`).waitFor();
    await client.page.getByText('已受理', { exact: true }).first().waitFor();
    let ship = '';
    await say(page, '订舱', async (sheet) => {
      const first = sheet.locator('label').first();
      ship = (await first.locator('strong').textContent()) ?? '';
      await first.getByRole('radio').check();
    });
    const soNo = `COSU${Date.now()}`;
    await say(page, '放舱', (sheet) => sheet.getByLabel('SO 号').fill(soNo));
    await client.page.getByText('已放舱', { exact: true }).first().waitFor();
    await client.page.getByText(soNo).first().waitFor();

    await press(page, '转业务');
    await agree(page, '转业务');
    await page.waitForURL(/cargo\/jobinfo/);
    const no = await numberIn(page, /SH\d+/);
    const [voyage = '', ...vessel] = ship.trim().split(' ').reverse();
    shipment = {
      ...{ no, path: `/pages/shipment/cargo/jobinfo?id=${idOf(page)}` },
      ...{ soNo, voyage, vessel: vessel.reverse().join(' ') },
    };
    await answer(ops).getByText('已订舱').waitFor();
    await answer(ops).getByText(`${shipment.vessel} ${voyage}`).waitFor();
  });

  it('becomes one shipment only', async () => {
    await ops.open(order.path);
    await ops.page.getByText(shipment.no).first().waitFor();
    expect(await ops.page.getByRole('button', { name: '转业务' }).count()).toBe(0);
    await client.page.getByText('已转单', { exact: true }).first().waitFor();
    await client.page.getByRole('link', { name: '查看业务' }).click();
    await answer(client).getByText('已订舱').waitFor();
  });
});

describe('its shipment', () => {
  let push: ReturnType<typeof carrierOf>;
  let event: ReturnType<typeof eventsOf>;

  it('is worked on at a desk: boxes, a remark, and papers that are late', async () => {
    const { page } = ops;
    await ops.open(shipment.path.replace('jobinfo', 'jobDetail'));
    await page.getByLabel('内部备注').fill(remark);
    await page.getByLabel('截补料').fill(`${day(-2)} 12:00`);
    await answered(page, '保存成功', () => press(page, '保存'));
    const task = page.getByRole('listitem').filter({ hasText: '提交补料' });
    await task.getByText(/已过 \d+/).waitFor();
    await page.getByText('截止时间风险').first().waitFor();

    await page.getByRole('tab', { name: '箱货' }).click();
    for (const [row, box] of boxes.entries()) await page.getByLabel(`第 ${row + 1} 行 箱号`).fill(box);
    await press(page, '保存');
    await page.getByText('2 个箱有改动').waitFor({ state: 'hidden' });

    await page.getByRole('link', { name: '货物异常' }).first().click();
    await page.getByPlaceholder(/^业务号/).fill(shipment.no);
    // Others are there too until the list has followed.
    const row = page.getByRole('row').filter({ hasText: shipment.no }).filter({ hasText: '截补料' });
    await row.getByText('截止时间风险').waitFor();
    // What only staff are told of does not stand as trouble on the customer's phone.
    await client.page.reload();
    await client.page.getByText(boxes[0]).first().waitFor();
    expect(
      await answer(client)
        .getByText(/紧急|严重|注意/)
        .count(),
    ).toBe(0);
  });

  it('is heard of by a feed that an administrator sets up', async () => {
    const admin = await house.visit(desktop);
    const { page } = admin;
    await admin.signIn('admin');
    await admin.open(feeds);
    await page.getByRole('button', { name: '新增数据源' }).first().click();
    await page.getByRole('dialog').getByLabel('名称').fill('中远海运推送');
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
    await page.getByText('请现在复制，关闭后不再显示。').waitFor();
    const [secret = '', address = ''] = await page.getByRole('dialog').locator('code').allTextContents();
    const feed: Feed = { secret, address };
    push = carrierOf(feed);
    event = eventsOf(shipment);

    const sailed = [
      ...boxes.map((box, index) => event(`in-${index}`, 'GTIN', { port: 'CNNGB', inHours: -9, box })),
      ...boxes.map((box, index) => event(`load-${index}`, 'LOAD', { port: 'CNNGB', inHours: -5, box })),
      event('dep', 'DEPA', { port: 'CNNGB', inHours: -3 }),
      event('eta-1', 'ARRI', { port: 'USLAX', inHours: 40 * 24 }),
    ];
    expect((await push(sailed, 'delivery-1')).data).toMatchObject({ taken: 6, refused: 0 });
    expect(await push(sailed, 'delivery-1')).toMatchObject({ code: 409, msg: '该推送编号已经处理过' });
    await answer(client).getByText('海上运输').waitFor();
    await answer(client)
      .getByText(/晚 \d+ 天/)
      .waitFor();
    const timeline = client.page.getByRole('list', { name: '运输节点' });
    await timeline.getByRole('listitem').filter({ hasText: '开船' }).getByText('实际').waitFor();
    await client.page.getByRole('img', { name: /宁波 到 洛杉矶 的航线/ }).waitFor();

    await page.keyboard.press('Escape');
    await admin.open(feeds);
    await page.getByText('6 个节点').waitFor();
    expect(admin.complaints).toEqual([]);
    await admin.leave();
  });

  it('is heard of by a sheet, and how its arrival moved is drawn', async () => {
    const { page } = ops;
    await ops.open(`${feeds}/import`);
    const lines = [
      '订舱号,箱号,节点,类型,时间,港口',
      `${shipment.soNo},${boxes[0]},提空箱,实际,${day(-3)} 09:00,宁波`,
      `${shipment.soNo},,到港,预计,${day(43)} 06:00,USLAX`,
    ];
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'events.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) },
    });
    await page.getByRole('cell', { name: shipment.no }).first().waitFor();
    await page.getByLabel('导入原因').fill('船代邮件');
    await press(page, '导入 2 个节点');
    await page.getByText('已导入 2 个节点，涉及 1 票').waitFor();
    await client.page.getByRole('img', { name: /^共 2 次/ }).waitFor();
    const timeline = client.page.getByRole('list', { name: '运输节点' });
    await timeline.getByRole('listitem').filter({ hasText: '提空箱' }).getByText('表格').waitFor();
  });

  it('goes back when an arrival is taken back, and says so', async () => {
    await push([event('arr', 'ARRI', { port: 'USLAX', inHours: -1 })]);
    await answer(client).getByText('已到港').waitFor();
    await push([takenBack(shipment.soNo, 'arr')]);
    await answer(client).getByText('海上运输').waitFor();
    const gone = client.page.getByRole('list', { name: '已撤回的节点' });
    await gone.getByText(/抵港/).waitFor();
  });

  it('with a box on a later ship is handled, and is over when the carrier corrects it', async () => {
    const { page } = ops;
    await ops.open(shipment.path);
    const later = { vessel: 'COSCO LATER', voyage: '099E' };
    await push([
      takenBack(shipment.soNo, 'load-1'),
      event('load-later', 'LOAD', { port: 'CNNGB', inHours: -1, box: boxes[1], ship: later }),
    ]);
    await trouble(ops, '甩柜').waitFor();
    await trouble(ops, 'COSCO LATER 099E').waitFor();
    await answer(ops).getByText('部分箱').waitFor();
    const told = '您的货物改配其他船期，我们会尽快告知新的时间。';
    await trouble(client, told).waitFor();

    await page.getByRole('link', { name: '货物异常' }).first().click();
    await page.getByPlaceholder(/^业务号/).fill(shipment.no);
    // Others are there too until the list has followed.
    const row = page.getByRole('row').filter({ hasText: shipment.no }).filter({ hasText: '甩柜' });
    await row.click();
    await page.getByLabel('备注', { exact: true }).fill('已与船公司核实');
    await press(page, '知悉');
    await row.getByText('已知悉').waitFor();

    await push([
      takenBack(shipment.soNo, 'load-later'),
      event('load-2', 'LOAD', { port: 'CNNGB', inHours: -5, box: boxes[1] }),
    ]);
    await trouble(client, told).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: '刷新' }).click();
    await row.waitFor({ state: 'hidden' });
  });
});

describe('the customer', () => {
  it('is two taps from home to where their cargo is, and takes its papers along', async () => {
    const { page } = client;
    await client.open('/pages/index/apply');
    let taps = 0;
    const tap = async (what: Locator) => {
      taps += 1;
      await what.tap();
    };
    await tap(page.getByRole('link', { name: /票在途/ }));
    await tap(page.getByRole('button', { name: shipment.no }));
    await answer(client).getByText('海上运输').waitFor();
    expect(taps).toBe(2);
    const shown = await page.content();
    expect(shown).not.toContain(remark);
    expect(shown).not.toMatch(/成本|利润|底价/);

    await press(page, '更多操作');
    await page.getByRole('menuitem', { name: '打印单证' }).click();
    const download = page.waitForEvent('download');
    await press(page, '到港通知 PDF 中文');
    expect((await bytesOf(await download)).subarray(0, 5).toString()).toBe('%PDF-');
    await page.keyboard.press('Escape');
  });

  it('shares it by a link that names nobody, and ends that', async () => {
    const { page } = client;
    await press(page, '分享');
    await press(page, '生成链接');
    const address = await page.getByRole('dialog').getByLabel('链接地址').inputValue();
    const visitor = await house.visit(phone);
    await visitor.open(address.slice(house.url.length));
    await answer(visitor).getByText('海上运输').waitFor();
    await visitor.page.getByText('华***').first().waitFor();
    expect(await visitor.page.content()).not.toMatch(/华东机电|PACIFIC HOME|圣诞树/);
    await press(page, '停用链接');
    await agree(page, '停用链接');
    await page.getByText('链接已停用').waitFor();
    await visitor.page.reload();
    await visitor.page.getByText('链接无效或已过期').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('alone sees it: to another company it is not there', async () => {
    const other = await house.visit(phone);
    await other.signIn('agent01');
    for (const path of [shipment.path, order.path]) {
      await other.open(path);
      await other.page
        .getByText(/暂无此页面|没有这票业务/)
        .first()
        .waitFor();
      expect(await other.page.content()).not.toContain(shipment.soNo);
    }
    expect(other.complaints).toEqual([]);
    await other.leave();
    expect([client.complaints, ops.complaints]).toEqual([[], []]);
  });
});
