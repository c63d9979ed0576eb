import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { applyPathOf, releasePathOf, releasesPathOf, releasesScreen } from '../paths.ts';
import {
  awaiting,
  awaitingPage,
  calls,
  green,
  openReleases,
  release,
  releasesPage,
} from '../testing/releases.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const toast = () => document.querySelector('.toast')?.textContent ?? '';

describe('on a phone', () => {
  test('what nobody applied for comes first, each with its light and the reason, and leads to the application', async () => {
    await openReleases(releasesScreen);
    await expect
      .element(page.getByRole('link', { name: '待申请 1' }))
      .toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByText('需审批')).toBeVisible();
    await expect.element(page.getByText('欠 USD 4860.00，另有 1 份账单逾期 12 天')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '审批中 3' })).toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: '已放货 999+' })).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
    await page.getByText('SE26110001').click();
    await expect.poll(place).toBe(applyPathOf('s1'));
  });

  test('releases are cards and open as a page', async () => {
    const room = await openReleases(releasesPathOf('approving'), {
      answers: {
        [calls.list]: [releasesPage([release({ isPromiseBroken: true, verdict: null, line: '' })])],
      },
    });
    await expect.element(page.getByText('承诺付款日 2026-11-28 已过')).toBeVisible();
    await expect.element(page.getByText(/REL2611-0001 · 王小明/)).toBeVisible();
    expect(bodyOf((await room.heard(calls.list))[0])).toMatchObject({ tab: 'approving', filters: {} });
    expect(await accessibilityProblems()).toEqual([]);
    await page.getByText('SE26110001').click();
    await expect.poll(place).toBe(releasePathOf('r1'));
  });

  test('an empty list says so and leads on', async () => {
    await openReleases(releasesScreen, { answers: { [calls.awaiting]: [awaitingPage([])] } });
    await expect.element(page.getByText('没有待放货业务')).toBeVisible();
    await page.getByRole('button', { name: '查看全部' }).click();
    await expect.poll(place).toBe(releasesPathOf('all'));
  });

  test('who executes begins with what is to be executed', async () => {
    const room = await openReleases(releasesScreen, { who: 'documents' });
    await expect.element(page.getByRole('link', { name: '已批准待执行 1' })).toHaveAttribute('aria-current');
    expect(bodyOf((await room.heard(calls.list))[0])).toMatchObject({ tab: 'toExecute' });
  });
});

describe('on a desk', () => {
  beforeEach(() => page.viewport(1440, 900));
  afterEach(() => page.viewport(390, 844));

  test('the table is narrowed by what stands in the address, and a release opens beside it', async () => {
    const room = await openReleases(
      `${releasesPathOf('approving')}&f.kind=telex&f.eta=2026-11-01..2026-11-30&f.promise=open&sidx=eta&sort=asc`,
    );
    await page.getByRole('gridcell', { name: 'SE26110001' }).click();
    await expect.element(page.getByRole('heading', { name: '放货检查' })).toBeVisible();
    expect(bodyOf((await room.heard(calls.list))[0])).toMatchObject({
      ...{ tab: 'approving', sidx: 'eta', sort: 'asc' },
      filters: { kinds: ['telex'], etaFrom: '2026-11-01', etaTo: '2026-11-30', isPromised: true },
    });
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('several are approved at once: only those that pass every check, and the others are named', async () => {
    const room = await openReleases(releasesPathOf('approving'), {
      answers: {
        [calls.list]: [
          releasesPage([release(), green(), green({ id: 'r3', releaseNo: 'REL2611-0003', can: [] })]),
        ],
        [calls.approve]: [success({ count: 1 })],
      },
    });
    await page.getByRole('button', { name: '全选' }).click();
    await page.getByRole('button', { name: '批量批准' }).click();
    const sheet = page.getByRole('dialog');
    await expect.element(sheet.getByText('选中 3 张，其中 1 张检查全部通过，可以一起批准。')).toBeVisible();
    await expect.element(sheet.getByText('不在这次批准中的 2 张')).toBeVisible();
    await expect.element(sheet.getByText('不由你审批')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await sheet.getByRole('textbox', { name: '审批意见' }).fill('同意');
    await sheet.getByRole('button', { name: '批准 1 张' }).click();
    await expect.poll(toast).toBe('已批准 1 张');
    expect(bodyOf((await room.heard(calls.approve))[0])).toEqual({ ids: ['r2'], opinion: '同意' });
  });

  test('nothing is approved where none of the chosen is green', async () => {
    await openReleases(releasesPathOf('approving'), {
      answers: { [calls.list]: [releasesPage([release()])] },
    });
    await page.getByRole('button', { name: '全选' }).click();
    await page.getByRole('button', { name: '批量批准' }).click();
    await expect.element(page.getByText(/选中的 1 张都不能一起批准：只有检查全部通过/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: '批准 0 张' })).toBeDisabled();
  });
});

test('a customer sees their own cargo only, without anything of the company', async () => {
  await page.viewport(1440, 900);
  await openReleases(releasesScreen, {
    who: 'customer',
    answers: { [calls.awaiting]: [awaitingPage([awaiting({ line: '请付清 USD 4,860.00' })])] },
  });
  await expect.element(page.getByRole('gridcell', { name: /请付清 USD 4,860.00/ })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: '客户' })).not.toBeInTheDocument();
  await page.viewport(390, 844);
});
