import type { TakenBackEntry } from '@fairway/contract/shipment-tracking.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { shipmentDeskPathOf, shipmentPathOf } from '../paths.ts';
import {
  bill,
  calls,
  exception,
  forCustomer,
  openShipment,
  rolledRoute,
  rolledShipment,
  rolledTimeline,
  shipment,
  timeline,
} from '../testing/one-shipment.ts';

const path = shipmentPathOf('s1');
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const toast = () => document.querySelector('.toast')?.textContent ?? '';
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = async (name: string) => {
  await press('更多操作');
  await page.getByRole('menuitem', { name }).click();
};
const inDialog = (title: string) => page.getByRole('dialog', { name: title });
const box = (element: Element | null) => element?.getBoundingClientRect();
const middle = (of: DOMRect | undefined) => (of ? of.x + of.width / 2 : Number.NaN);

afterEach(() => page.viewport(390, 844));

describe('the tracking face', () => {
  test('answers where and when on the first screen of a phone', async () => {
    await page.viewport(390, 844);
    await openShipment(path, { who: 'customer' });
    const answer = page.getByRole('region', { name: '在哪里、何时到' });
    await expect.element(answer.getByText('2026-11-28')).toBeVisible();
    await expect.element(answer.getByText('预计到达洛杉矶')).toBeVisible();
    await expect.element(answer.getByText('晚 3 天')).toBeVisible();
    await expect.element(answer.getByText('在海上，前往洛杉矶，航程已走 42%')).toBeVisible();
    const map = page.getByRole('img', { name: /宁波 到 洛杉矶 的航线/ });
    await expect.element(map).toBeVisible();
    expect(box(map.element())?.bottom).toBeLessThan(844);
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('draws the way behind it solid, the way ahead dashed, and the ship between them', async () => {
    await openShipment(path);
    await expect.poll(() => document.querySelector('.route-map-done')?.getAttribute('d')).toBeTruthy();
    expect(document.querySelector('.route-map-remaining')?.getAttribute('d')).toBeTruthy();
    const [ship, first, last] = [
      box(document.querySelector('.route-map-ship')),
      ...[...document.querySelectorAll('.world-picture-end')].map(box),
    ];
    expect(ship?.x).toBeGreaterThan(first?.x ?? 0);
    expect(ship?.x).toBeLessThan(last?.x ?? 0);
  });

  test.each([
    ['a phone', 'customer', 390],
    ['a desk', 'operator', 1440],
  ] as const)('tells one story of boxes that differ on %s', async (_, who, width) => {
    await page.viewport(width, 900);
    const one = rolledShipment();
    await openShipment(path, {
      who,
      answers: {
        [calls.one]: [success(who === 'customer' ? forCustomer(one) : one)],
        ...{ [calls.timeline]: [success(rolledTimeline())], [calls.route]: [success(rolledRoute)] },
      },
    });
    const answer = page.getByRole('region', { name: '在哪里、何时到' });
    await expect.element(answer.getByText('已进港 · 部分箱')).toBeVisible();
    await expect.element(answer.getByText('4 箱中最慢的 1 箱：货物在宁波港区，等待开船')).toBeVisible();
    await expect.element(answer.getByText('预计到达洛杉矶（4 箱中 3 箱）')).toBeVisible();
    expect(answer.element().textContent).toContain('实际开船（4 箱中 3 箱）');
    const rows = [...document.querySelectorAll('.box-groups > li')].map(({ textContent }) => textContent);
    expect(rows[0]).toContain(
      '4 箱中 1 箱已进港TCLU4829153 · 被甩柜，改装 EVER GIVEN 046E · 预计 12-06 00:00 UTC-8',
    );
    expect(rows[1]).toContain('4 箱中 3 箱海上运输');
    await expect.element(answer.getByRole('img', { name: '航程已走 0%' })).toBeInTheDocument();
    // The ship stands in the port of loading.
    await expect.poll(() => document.querySelector('.route-map-ship')).not.toBeNull();
    const [ship, first] = [
      box(document.querySelector('.route-map-ship')),
      box(document.querySelector('.world-picture-end')),
    ];
    expect(Math.abs(middle(ship) - middle(first))).toBeLessThan(24);
    const left = () =>
      [...document.querySelectorAll('.timeline-entry')].find(({ textContent }) =>
        textContent.startsWith('离港(开船)'),
      );
    await expect.poll(() => left()?.textContent).toContain('4 箱中 3 箱');
    expect(left()?.querySelector('.timeline-sign svg')).toBeNull();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('has what waits for the customer right below the answer, on a phone too', async () => {
    await page.viewport(390, 844);
    const asks = [
      { kind: 'si' as const, billId: null, dueAt: Date.UTC(2026, 10, 8) },
      { kind: 'checkBill' as const, billId: 'bl1', dueAt: Date.UTC(2026, 10, 14) },
    ];
    await openShipment(path, {
      who: 'customer',
      answers: { [calls.one]: [success({ ...forCustomer(shipment()), asks })] },
    });
    await expect.element(page.getByRole('heading', { name: '待您处理' })).toBeInTheDocument();
    const card = document.querySelector('.arrival-answer')?.nextElementSibling;
    expect(card?.textContent).toContain('待您处理');
    expect(card?.textContent).toContain('FWNGB260001');
    await press('去提供');
    await expect.element(inDialog('上传单证').getByLabelText('类型')).toHaveValue('shippingInstruction');
  });

  test('tells what happened, what was inferred, and what is late and why', async () => {
    await openShipment(path, { who: 'customer' });
    const entryOf = (name: string) => () =>
      [...document.querySelectorAll('.timeline-entry')].find(({ textContent }) =>
        textContent.startsWith(name),
      );
    const textOf = (name: string) => () => entryOf(name)()?.textContent ?? '';
    await expect.poll(textOf('海关放行')).toContain('推定');
    expect(entryOf('海关放行')()?.className).toContain('timeline-inferred');
    const left = textOf('离港(开船)')();
    // On the wall of Ningbo.
    expect(left).toContain('11-11 12:00UTC+8');
    expect(left).toContain('晚 28 小时');
    expect(left).toContain('原因：天气原因');
    expect(left).toContain('船公司');
    expect(textOf('抵港')()).toContain('11-28 00:00UTC-8');
  });

  test('that is heard of anew is shown as it is now, and what was taken back is named', async () => {
    const gone: TakenBackEntry = {
      ...{ eventId: 'e9', milestone: 'ARR', milestoneName: '抵港', at: Date.UTC(2026, 10, 27, 16) },
      ...{ source: 'carrier', portName: '洛杉矶', timeZone: 'America/Los_Angeles', containerNo: '' },
    };
    const room = await openShipment(path, {
      who: 'customer',
      answers: { [calls.timeline]: [success(timeline()), success(timeline({ takenBack: [gone] }))] },
    });
    await expect.element(page.getByRole('list', { name: '运输节点' })).toBeInTheDocument();
    await expect.poll(async () => (await room.sockets()).frames.length).toBeGreaterThan(0);
    await room.sockets({ say: { method: 'shipmentChanged', shipmentId: 's2' } });
    await room.sockets({ say: { method: 'shipmentChanged', shipmentId: 's1' } });
    const list = page.getByRole('list', { name: '已撤回的节点' });
    await expect.element(list.getByText('抵港 11-27 08:00 UTC-8')).toBeInTheDocument();
    expect(await room.heard(calls.timeline)).toHaveLength(2);
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('shows one box by itself', async () => {
    await openShipment(path);
    await expect
      .element(page.getByRole('list', { name: '运输节点' }).getByText('提空箱'))
      .toBeInTheDocument();
    await page.getByRole('radio', { name: 'MSCU1234565' }).click({ force: true });
    const one = page.getByRole('list', { name: 'MSCU1234565 的节点' });
    await expect.element(one.getByText('装船')).toBeInTheDocument();
    await expect.element(one.getByText('提空箱')).not.toBeInTheDocument();
  });

  test('prints its papers in both languages, for customers too', async () => {
    const room = await openShipment(path, {
      who: 'customer',
      answers: { [calls.paper]: [{ text: '%PDF-1.7', type: 'application/pdf' }] },
    });
    await choose('打印单证');
    await inDialog('打印单证').getByRole('button', { name: '到港通知 PDF English' }).click();
    await expect
      .poll(async () => (await room.heard(calls.paper))[0]?.query)
      .toContain('kind=arrivalNotice&language=en');
  });

  test('shows how the arrival moved, with the reasons', async () => {
    await openShipment(path);
    const chart = page.getByRole('img', { name: '共 3 次，最早 11-25 00:00，最晚 11-28 00:00' });
    await expect.element(chart).toBeInTheDocument();
    expect(document.querySelectorAll('.eta-chart-point')).toHaveLength(3);
    expect(document.querySelectorAll('.eta-chart-reason')).toHaveLength(1);
    await page.getByText('变化记录（3）').click();
    await expect.element(page.getByText(/晚 40 小时/)).toBeVisible();
    await page.getByRole('radio', { name: '开船', exact: true }).click({ force: true });
    await expect.element(page.getByText('变化记录（2）')).toBeInTheDocument();
  });

  test('says that nothing was heard yet', async () => {
    await openShipment(path, {
      answers: { [calls.timeline]: [success(timeline({ lastHeardAt: null, entries: [], boxes: [] }))] },
    });
    await expect.element(page.getByText('已订阅，船公司暂未返回数据')).toBeInTheDocument();
  });

  test('is not there for who may not see it', async () => {
    await openShipment(path, { answers: { [calls.one]: [refused(404, '此条数据不存在')] } });
    await expect.element(page.getByText('没有这票业务').first()).toBeVisible();
  });

  test('tells customers what is wrong in words for them only', async () => {
    await openShipment(path, { who: 'customer' });
    await expect.element(page.getByText(/受天气影响/)).toBeInTheDocument();
    await expect.element(page.getByText('晚 72 小时')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: '处理' })).not.toBeInTheDocument();
  });

  test('on a desk what one needs stands beside it', async () => {
    await page.viewport(1440, 900);
    await openShipment(path);
    await expect.poll(() => document.querySelector('.page-aside')?.textContent).toContain('开船与到港');
    await press('业务详情');
    await expect.poll(place).toBe(shipmentDeskPathOf('s1'));
  });
});

const past = [
  exception(),
  exception({ id: 'x2', code: 'ROLLED', status: 'resolved', detail: '', resolvedAt: Date.UTC(2026, 10, 14) }),
];
const overturned = [
  exception({ id: 'x3', code: 'INSPECT', status: 'resolved', detail: '', note: '报关行说没有' }),
];

test('staff read what was wrong before, and what turned out never to have been', async () => {
  await openShipment(path, { answers: { [calls.exceptions]: [success({ list: past, overturned })] } });
  await page.getByText('异常记录（2）').click();
  await expect.element(page.getByText('甩柜')).toBeVisible();
  await expect.element(page.getByText('已推翻')).toBeVisible();
  await expect.element(page.getByText('报关行说没有')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

describe('a customer', () => {
  test('is shown neither', async () => {
    await openShipment(path, {
      ...{ who: 'customer', answers: { [calls.exceptions]: [success({ list: past, overturned: [] })] } },
    });
    await expect.element(page.getByText(/受天气影响/)).toBeVisible();
    expect(page.getByText(/异常记录/).elements()).toEqual([]);
  });

  test('subscribes with one press', async () => {
    const room = await openShipment(path, {
      ...{ who: 'customer' },
      answers: {
        [calls.subscribe]: [success(null)],
        [calls.timeline]: [success(timeline()), success(timeline({ isSubscribed: true }))],
      },
    });
    await press('订阅');
    await expect.element(page.getByRole('button', { name: '取消订阅' })).toBeVisible();
    expect(bodyOf((await room.heard(calls.subscribe))[0])).toEqual({ isOn: true });
  });

  test('confirms a draft whose differences are marked', async () => {
    const waits = bill({ can: { ...bill().can, edit: false, void: false } });
    const done = { ...waits, status: 'confirmed' as const, answer: 'confirmed' as const };
    const room = await openShipment(path, {
      ...{ who: 'customer' },
      answers: {
        [calls.one]: [
          success(forCustomer(shipment({ bills: [waits] }))),
          success(forCustomer(shipment({ bills: [done] }))),
        ],
        [calls.billAct('Answer')]: [success({ id: 'bl1', version: 2, status: 'confirmed' })],
      },
    });
    await expect.element(page.getByText('待您确认')).toBeInTheDocument();
    await press('去确认');
    const sheet = inDialog('分单 FWNGB260001');
    await expect.element(sheet.getByText('与上一版相比有 1 处变化，已标出')).toBeVisible();
    const changed = document.querySelector('.bill-paper-changed');
    expect(changed?.querySelector('del')?.textContent).toContain('PACIFIC HOME INC');
    expect(changed?.querySelector('ins')?.textContent).toContain('PACIFIC HOME LLC');
    expect(await accessibilityProblems()).toEqual([]);
    await sheet.getByRole('button', { name: '确认无误' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '确认无误' }).click();
    await expect.poll(toast).toContain('已确认');
    expect(bodyOf((await room.heard(calls.billAct('Answer')))[0])).toEqual({
      ...{ version: 2, answer: 'confirmed', text: '' },
    });
    await expect.element(page.getByText('待您确认')).not.toBeInTheDocument();
  });

  test('asks for changes in words', async () => {
    const room = await openShipment(path, {
      ...{ who: 'customer' },
      answers: { [calls.billAct('Answer')]: [success({ id: 'bl1', version: 2, status: 'draft' })] },
    });
    await press('去确认');
    const sheet = inDialog('分单 FWNGB260001');
    await sheet.getByRole('button', { name: '要求修改' }).click();
    await expect.element(sheet.getByRole('button', { name: '提交修改要求' })).toBeDisabled();
    await sheet.getByLabelText('请写明要修改的地方').fill('收货人地址改为 600 MAIN ST');
    await sheet.getByRole('button', { name: '提交修改要求' }).click();
    await expect
      .poll(async () => bodyOf((await room.heard(calls.billAct('Answer')))[0]))
      .toEqual({ version: 2, answer: 'changes', text: '收货人地址改为 600 MAIN ST' });
  });

  test('makes a link, sees until when, and ends it', async () => {
    const token = 'a'.repeat(43);
    const link = { createdAt: 0, expiresAt: Date.UTC(2030, 11, 7) };
    const room = await openShipment(path, {
      ...{ who: 'customer' },
      answers: {
        [calls.act('Share')]: [success({ token, expiresAt: link.expiresAt })],
        [calls.act('RevokeLink')]: [success(null)],
        [calls.one]: [
          success(forCustomer(shipment())),
          success(forCustomer(shipment({ link }))),
          success(forCustomer(shipment())),
        ],
      },
    });
    await press('分享');
    const sheet = inDialog('分享跟踪链接');
    await sheet.getByRole('button', { name: '生成链接' }).click();
    await expect
      .element(sheet.getByLabelText('链接地址'))
      .toHaveValue(expect.stringContaining(`/pages/shipment/cargo/shared#${token}`));
    await expect.element(sheet.getByRole('img', { name: '扫码查看货物' })).toBeVisible();
    await sheet.getByRole('button', { name: '停用链接' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '停用链接' }).click();
    await expect.element(sheet.getByLabelText('链接地址')).not.toBeInTheDocument();
    await expect.element(sheet.getByRole('button', { name: '生成链接' })).toBeVisible();
    expect(await room.heard(calls.act('RevokeLink'))).toHaveLength(1);
  });

  test('says of what they want to hear', async () => {
    const kept = {
      ...{ isSubscribed: true, milestones: ['DEP', 'ARR'], onEta: true, onException: true, quietFrom: 0 },
      ...{ quietTo: 0, timeZone: 'Asia/Shanghai', delivery: 'now', dailyAt: 540 },
    };
    const room = await openShipment(path, {
      ...{ who: 'customer' },
      answers: {
        [calls.preference]: [success({ ...kept, offered: ['DEP', 'ARR', 'DISC'] })],
        [calls.savePreference]: [success(null)],
      },
    });
    await choose('通知设置');
    const sheet = inDialog('通知设置');
    await sheet.getByRole('checkbox', { name: '卸船' }).click();
    await sheet.getByRole('switch', { name: '免打扰' }).click();
    await sheet.getByRole('radio', { name: '每天汇总' }).click({ force: true });
    await sheet.getByRole('button', { name: '保存' }).click();
    await expect
      .poll(async () => bodyOf((await room.heard(calls.savePreference))[0]))
      .toEqual({
        ...kept,
        milestones: ['DEP', 'ARR', 'DISC'],
        quietFrom: 1320,
        quietTo: 480,
        delivery: 'daily',
      });
  });

  test('sees how long a box stayed, and on what that rests', async () => {
    await openShipment(path, { who: 'customer' });
    await choose('滞港与滞箱明细');
    const sheet = inDialog('滞港与滞箱明细');
    await expect.element(sheet.getByText('超期 3 天')).toBeVisible();
    await expect.element(sheet.getByText('卸船')).toBeInTheDocument();
    await expect.element(sheet.getByText('共 8 天，免费 5 天（自然日）')).toBeInTheDocument();
  });
});

test('staff handle what is wrong and say what the customer reads', async () => {
  const room = await openShipment(path, {
    answers: { [calls.handle]: [success({ id: 'x1', status: 'acknowledged' })] },
  });
  await press('处理');
  const sheet = inDialog('到港延误');
  await sheet.getByRole('button', { name: '忽略' }).click();
  await expect.element(sheet.getByText('请填写原因')).toBeVisible();
  await sheet.getByLabelText('给客户的说明').fill('台风，晚三天');
  await sheet.getByRole('button', { name: '知悉' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard(calls.handle))[0]))
    .toEqual({ status: 'acknowledged', note: '', customerText: '台风，晚三天', ownerId: null, dueAt: null });
});
