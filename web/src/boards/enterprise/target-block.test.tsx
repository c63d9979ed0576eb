import type { Reply } from '@fairway/contract/endpoint.ts';
import { getTargetProgress } from '@fairway/contract/targets.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Heard, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { boardShipmentsScreen, enterpriseScreen, targetsScreen } from '../paths.ts';
import { openBoard } from '../testing/board.ts';

const progressCall = `POST ${getTargetProgress.path}`;
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

const progress: Reply<typeof getTargetProgress> = {
  ...{ asOf: 0, isBehind: false, bookCurrency: 'CNY', days: { elapsed: 13, total: 21, percent: '61.9' } },
  rows: [
    {
      ...{ key: 'd1', kind: 'department', name: '海运销售部', above: null, ids: ['d1', 'd2'] },
      reached: {
        profit: { actual: '42000.00', target: '100000', attained: '42', pace: 'behind' },
        teu: { actual: '80', target: null, attained: null, pace: null },
      },
    },
    {
      ...{ key: 'u2', kind: 'person', name: '周子涵', above: 'd1', ids: ['u2'] },
      reached: {
        profit: { actual: '12000.00', target: '10000', attained: '120', pace: 'ahead' },
        teu: { actual: '20', target: '40', attained: '50', pace: 'onTrack' },
      },
    },
  ],
};
const answers = { [progressCall]: [success(progress)] };

afterEach(() => page.viewport(390, 844));

test('says of each how far it is, in figures and in words, and opens its list', async () => {
  await page.viewport(1440, 900);
  const room = await openBoard(`${enterpriseScreen}?f.department=d1&f.state=actual`, { answers });
  await expect.element(page.getByText('时间进度 61.9%（13/21 个工作日）')).toBeVisible();
  await expect.element(page.getByText('▼ 落后')).toBeVisible();
  await expect.element(page.getByText('▲ 领先')).toBeVisible();
  expect(bodyOf((await room.heard(progressCall))[0])).toMatchObject({
    ...{ state: 'actual', filters: { departmentIds: ['d1'] } },
  });
  await expect
    .element(page.getByRole('link', { name: '设定目标' }))
    .toHaveAttribute('href', expect.stringContaining(targetsScreen));
  await page.getByRole('link', { name: '海运销售部', exact: true }).click();
  await expect.poll(() => place().split('?')[0]).toBe(boardShipmentsScreen);
  expect(new URLSearchParams(place().split('?')[1]).get('f.department')).toBe('d1,d2');
});

test('of another metric only those who have a target', async () => {
  await page.viewport(1440, 900);
  await openBoard(enterpriseScreen, { answers });
  const targets = page.getByRole('region', { name: '目标达成' });
  await targets.getByRole('group', { name: '指标' }).getByRole('radio', { name: 'TEU' }).click();
  await expect.element(page.getByText('= 正常')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '海运销售部', exact: true })).not.toBeInTheDocument();
});
