import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';
import { chooseTheme } from '../ui/theme.ts';
import { encodeConfig } from '../wire/navigation/config-query.ts';
import { calls, configAnswer, listAnswer, modelId, recordAnswer } from './testing/visits.ts';

const fields = Array.from({ length: 20 }, (_, at) => `f${at}`);
const columns = Array.from({ length: 8 }, (_, at) => `c${at}`);
const text = (model: string) => ({ id: model, kind: 'text', model, label: model });
const definition = {
  version: 1,
  nodes: [
    { id: 't', kind: 'table', model: 'rows', label: '明细', columns: columns.map(text) },
    ...fields.map(text),
  ],
};
const rows = Array.from({ length: 40 }, (_, at) => ({
  id: `r${at}`,
  ...Object.fromEntries(columns.map((column) => [column, `${column} ${at}`])),
}));
const record = recordAnswer({ rows, ...Object.fromEntries(fields.map((model) => [model, `写在${model}`])) });
const stored = {
  [calls.config]: [configAnswer({ definition: JSON.stringify(definition) })],
  [calls.list]: [listAnswer([{ id: 'r1', customer: '远洋贸易' }])],
  [calls.record]: [record],
  [calls.shown]: [record],
};

const media = (name: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media: name });
/** Paper is narrower than a desk. */
async function print() {
  await media('print');
  await page.viewport(718, 1000);
}
const seen = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());

/** Whatever would have to be scrolled to be read. */
const cut = () =>
  [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const hides = [overflowX, overflowY].some((one) => one !== 'visible' && one !== 'clip');
    const isCut =
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    return hides && isCut && element.checkVisibility() && !element.matches('.visually-hidden');
  });

afterEach(async () => {
  await media('');
  await page.viewport(390, 844);
});

test.each([
  ['by itself', `detail?${new URLSearchParams({ config: encodeConfig({ modelId, id: 'r1' }) })}`],
  ['beside its list', `index?modelId=${modelId}`],
])('a record %s is printed whole, and nothing but the record', async (_, path) => {
  await page.viewport(1440, 900);
  chooseTheme('dark');
  await openApp(`/pages/apply/dynamicModel/${path}`, { answers: stored });
  if (path.startsWith('index')) await page.getByText('远洋贸易').click();
  await expect.element(page.getByText('c7 39', { exact: true })).toBeInTheDocument();
  await print();
  expect(seen('.tab-bar, .list-page, .record-actions, .icon-button')).toEqual([]);
  expect(cut()).toEqual([]);
  expect(seen('[role=row]')).toHaveLength(41);
  const [end] = seen('.record-detail-made').map((element) => element.getBoundingClientRect().bottom);
  expect(document.documentElement.scrollHeight).toBeGreaterThan(2_000);
  expect(document.documentElement.scrollHeight).toBeGreaterThanOrEqual(Math.floor(end ?? Infinity));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(718);
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('light');
});
