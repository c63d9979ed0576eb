import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { chooseTheme } from '../../ui/theme.ts';
import { calls, flowAnswer, pathTo, record } from '../flow-page/testing/flows.ts';

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';
const media = (name: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media: name });
const seen = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());

const records = [
  record('t1.r1', '周子涵/sales02'),
  record('t1.r2', '李娜/hr01', { handleStatus: 1, handleOpinion: '同意', signImg: dot }),
  record('t1.r3', '陈经理/u7', { handleStatus: 7, status: -1, handleOpinion: '作废' }),
  ...Array.from({ length: 40 }, (_, at) => record(`t1.x${at}`, `人${at}/a`, { handleStatus: 1 })),
];

afterEach(async () => {
  await media('');
  await page.viewport(390, 844);
});

test('an approval is printed on A4: company, number, form, records with signatures, and a code; nothing of the screen', async () => {
  await page.viewport(1440, 900);
  chooseTheme('dark');
  await openApp(pathTo('0'), {
    answers: { [calls.flow]: [flowAnswer({ acts: ['print'], flowTaskOperatorRecordList: records })] },
  });
  const print = page.getByRole('button', { name: '打印' });
  await expect.element(print).toBeVisible();
  await print.click();
  await expect.element(page.getByText('远航国际物流集团')).toBeVisible();
  expect(place()).toContain('print=1');
  // A button the pointer rests on has another colour.
  await page.getByRole('heading', { level: 1 }).hover();
  expect(await accessibilityProblems()).toEqual([]);
  await media('print');
  await page.viewport(718, 1000);
  expect(seen('.tab-bar, .nav-bar, .action-bar, .tabs')).toEqual([]);
  const paper = document.querySelector('.paper') as HTMLElement;
  expect(paper.textContent).toContain('QJ20261114001');
  expect(paper.querySelector('.paper-head')?.textContent).toContain('11-16 至 11-18（3天）');
  expect(paper.textContent).toContain('探亲');
  expect(paper.textContent).not.toContain('作废');
  expect(seen('.paper-records tbody tr')).toHaveLength(42);
  expect(seen('.paper .record-signature')).toHaveLength(1);
  expect(seen('.paper .qr-code')).toHaveLength(1);
  expect(document.documentElement.scrollHeight).toBeGreaterThan(1_200);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(718);
});

test('back from the paper the flow is there again', async () => {
  await openApp(pathTo('0'), { answers: { [calls.flow]: [flowAnswer({ acts: ['print'] })] } });
  const print = page.getByRole('button', { name: '打印' });
  await expect.element(print).toBeVisible();
  await print.click();
  await expect.element(page.getByText('扫码查看流程')).toBeVisible();
  await page.getByRole('button', { name: '返回' }).click();
  await expect.element(page.getByRole('tab', { name: '表单信息' })).toBeVisible();
});
