// Features: all
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from '../contract/src/modules.ts';
import { builtInDictionaries } from '../server/src/dictionary/built-in-dictionaries.ts';
import { zhCN } from '../web/src/language/zh-CN.ts';
import { desktop, type House, openOwnHouse, phone } from './house.ts';

let house: House;
beforeAll(async () => {
  // Other journeys write Chinese texts of their own.
  house = await openOwnHouse();
});
afterAll(() => house?.close());

const server = new URL('../server/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, server), 'utf8');
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, server), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(`${folder}${entry.name}/`) : [`${folder}${entry.name}`],
  );

/** What people of the demo company wrote, and what places are called: it stays as it is in every language. */
const written = [
  ...['src/organisation/demo/people.json', 'src/organisation/demo/settings.json', 'data/areas.tsv'],
  ...['src/organisation/demo/company-rows.ts', 'src/workflow/demo/play-request.ts'],
  ...['src/workflow/demo/step-answers.ts', 'src/workflow/demo/delegations.json'],
  ...['src/chat/demo/', 'src/notices/demo/', 'src/data-interfaces/demo/interfaces/'].flatMap(filesIn),
  ...['src/orders/demo/', 'src/shipments/demo/', 'src/customers/demo/'].flatMap(filesIn),
  ...['src/charges/changes/demo/', 'src/payments/demo/', 'src/payments/requests/demo/'].flatMap(filesIn),
  ...['src/release/demo/', 'src/tax-invoices/demo/'].flatMap(filesIn),
  ...['src/records/demo/records/', 'src/workflow/demo/requests/'].flatMap(filesIn),
]
  .filter((path) => !path.endsWith('.test.ts'))
  .map(read)
  .join('\n');

/** What has English: nobody who reads English may see it. */
const translatable = new Set<string>([
  ...Object.keys(JSON.parse(read('src/records/demo/english.json'))),
  ...Object.keys(JSON.parse(read('src/organisation/demo/english.json'))),
  ...Object.values(modules).map(({ fullName }) => fullName),
  ...builtInDictionaries.map(({ fullName }) => fullName),
  ...Object.values(zhCN),
]);

const inside = (place: object) => encodeURIComponent(Buffer.from(JSON.stringify(place)).toString('base64'));

const screens: Record<string, readonly string[]> = {
  sales01: [
    ...['/pages/index/index', '/pages/index/workFlow', '/pages/index/apply', '/pages/index/contacts'],
    ...['/pages/index/contacts?view=all', '/pages/index/my', '/pages/my/settings/index'],
    ...['/pages/my/accountSecurity', '/pages/my/personalData', '/pages/my/personalData?tab=profile'],
    ...['/pages/my/business', '/pages/my/abouts', '/pages/my/contactUs', '/pages/file/index'],
    ...[
      '/pages/workFlow/flowLaunch/index',
      '/pages/workFlow/flowDone/index',
      '/pages/workFlow/flowCopy/index',
    ],
    ...['/pages/workFlow/allApp/index', '/pages/workFlow/entrust/index', '/pages/workFlow/entrust/form'],
    ...['/pages/message/group/create', '/pages/message/search/index'],
    '/pages/message/userDetail/index?userId=user-manager01',
    '/pages/apply/dynamicModel/index?modelId=customerLead',
    '/pages/apply/dynamicModel/index?modelId=complaint',
    `/pages/apply/dynamicModel/form?config=${inside({ modelId: 'customerLead' })}`,
    `/pages/apply/dynamicModel/form?config=${inside({ modelId: 'complaint' })}`,
    '/pages/form/index?modelId=visitRecord',
  ],
  manager01: [
    '/pages/message/message/index',
    '/pages/workFlow/flowTodo/index',
    '/pages/my/subordinate',
    '/pages/system/log',
  ],
  admin: [
    ...['/pages/system/sessions', '/pages/system/jobs', '/pages/system/failedJobs', '/pages/system/health'],
    ...['/pages/workFlow/index', '/pages/system/forms', '/pages/system/flows', '/pages/system/notices'],
    ...['/pages/system/notice', `/pages/apply/dynamicModel/form?config=${inside({ modelId: 'allKinds' })}`],
    ...['/pages/system/flow/migrate?id=leave', '/pages/workFlow/statistics'],
  ],
  client01: [
    '/pages/message/message/index',
    '/pages/index/index',
    '/pages/index/workFlow',
    '/pages/index/apply',
    '/pages/index/my',
    '/pages/shipment/cargo/mycargoshipment?show=calendar',
  ],
};

/** Every text on the screen with a Chinese letter in it, and every word that was broken to fit. */
const findings = (page: Page) =>
  page.evaluate(`(() => {
    const chinese = [], broken = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || ['SCRIPT', 'STYLE', 'TEXTAREA', 'NOSCRIPT'].includes(holder.tagName)) continue;
      if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const text = node.data.trim();
      if (text === '') continue;
      if (/\\p{Script=Han}/u.test(text)) { chinese.push(text); continue; }
      for (const word of node.data.matchAll(/[A-Za-z]{2,}/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word[0] + ' in “' + text.slice(0, 60) + '”');
      }
    }
    for (const field of document.querySelectorAll('[placeholder], [aria-label], [title]'))
      for (const name of ['placeholder', 'aria-label', 'title']) {
        const text = field.getAttribute(name);
        if (text && field.checkVisibility() && /\\p{Script=Han}/u.test(text)) chinese.push(text);
      }
    return { chinese: [...new Set(chinese)], broken: [...new Set(broken)] };
  })()`) as Promise<{ chinese: string[]; broken: string[] }>;

/** The language in its own words, the foot of the specification, and amounts as Chinese law wants them written. */
const inChineseAnyway = /^中文$|跨境国际物流|^[零壹贰叁肆伍陆柒捌玖拾佰仟万亿元角分整]+$/u;

/** Companies and people of the demo that are made up from parts of names. */
const isName = (run: string): boolean =>
  /公司$/.test(run) || (run.length <= 3 && written.includes(run.slice(1)));

/** Whether a text, or a part of it, should have been English. */
function isForgotten(text: string): boolean {
  if (inChineseAnyway.test(text) || (text.length > 4 && written.includes(text))) return false;
  const isWritten = (part: string) => [`'${part}'`, `"${part}"`].some((quoted) => written.includes(quoted));
  const parts = [text, ...text.split(/[：:/,，、·()（）|\s]+/)];
  if (parts.some((part) => translatable.has(part) && !isWritten(part))) return true;
  const runs = text.match(/\p{Script=Han}+/gu) ?? [];
  return runs.some((run) => !written.includes(run) && !isName(run));
}

it.concurrent.each(
  Object.keys(screens).flatMap((account) => [
    [account, 'phone', phone] as const,
    [account, 'desk', desktop] as const,
  ]),
)('%s reads English on a %s, and no word breaks', async (account, _device, how) => {
  const { page, open, moveTo, signIn, leave } = await house.visit({ ...how, reducedMotion: 'reduce' });
  await signIn(account);
  await page.evaluate(`localStorage.setItem('language', '"en"')`);
  await open('/pages/index/my');
  const found: Record<string, { chinese: string[]; broken: string[] }> = {};
  const look = async (screen: string) => {
    // What is not there has nothing Chinese on it either.
    expect(await page.getByText('No such page').count(), screen).toBe(0);
    const { chinese, broken } = await findings(page);
    // The log names what it was about as it was called then.
    const forgotten = screen === '/pages/system/log' ? [] : chinese.filter(isForgotten);
    if (forgotten.length + broken.length > 0) found[screen] = { chinese: forgotten, broken };
  };
  for (const path of screens[account] ?? []) {
    await moveTo(path);
    await look(path);
  }
  if (account === 'sales01') {
    await open('/pages/index/workFlow');
    await page.getByText('Leave request', { exact: true }).first().click();
    await page.getByText('Days of leave').first().waitFor();
    await look('a new request');
    await open('/pages/workFlow/flowLaunch/index');
    await page
      .getByText(/: expense claim/)
      .first()
      .click();
    await page.getByText('Total claim').last().waitFor();
    await look('a request');
  }
  if (account === 'client01' && how === phone) {
    await open('/pages/shipment/cargoshipment/myshipment');
    await look('orders');
    await page
      .getByText(/^ORD\d+$/)
      .first()
      .click();
    await page.getByText('History', { exact: true }).waitFor();
    await look('an order');
    await open('/pages/shipment/cargo/mycargoshipment?f.segment=onTheWay');
    await look('shipments');
    await page
      .getByText(/^SH\d+$/)
      .first()
      .click();
    await page.getByText('Milestones', { exact: true }).first().waitFor();
    await look('a shipment');
  }
  expect(found).toEqual({});
  await leave();
});
