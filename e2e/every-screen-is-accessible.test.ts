// Features: all
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desktop, type House, openHouse, phone } from './house.ts';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const config = (place: object) => encodeURIComponent(Buffer.from(JSON.stringify(place)).toString('base64'));
const trucks = { title: '车辆', source: { interfaceId: 'trucks' }, multiple: true, returnKey: 'e2e' };

const openScreens = ['/', '/pages/login/index', '/pages/login/otherLogin'];
const closedScreens = [
  '/pages/index/workFlow',
  '/pages/index/apply',
  '/pages/index/index',
  '/pages/index/my',
  '/pages/index/contacts',
  '/pages/index/contacts?view=all',
  '/pages/message/userDetail/index?userId=user-sales01',
  '/pages/my/settings/index',
  '/pages/my/modifyPsd',
  '/pages/my/accountSecurity',
  '/pages/my/cancellation',
  '/pages/my/personalData',
  '/pages/my/personalData?tab=profile',
  '/pages/my/personalData?tab=signature',
  '/pages/my/business',
  '/pages/my/subordinate',
  '/pages/my/abouts',
  '/pages/my/contactUs',
  '/pages/my/scanResult?result=SITC2311-088',
  '/pages/file/index',
  '/pages/system/log',
  '/pages/system/sessions',
  '/pages/system/jobs',
  '/pages/system/failedJobs',
  '/pages/system/health',
  '/pages/system/forms',
  '/pages/system/form',
  '/pages/system/form?id=truckDispatch',
  '/pages/apply/dynamicModel/index?modelId=truckDispatch',
  `/pages/apply/dynamicModel/form?config=${config({ modelId: 'truckDispatch' })}`,
  `/pages/apply/dynamicModel/form?config=${config({ modelId: 'allKinds' })}`,
  `/pages/apply/dynamicModel/detail?config=${config({ modelId: 'truckDispatch', id: 'gone' })}`,
  '/pages/form/index?modelId=visitRecord',
  `/pages/apply/popSelect/index?config=${config(trucks)}`,
  '/pages/nothing/here',

  '/pages/workFlow/index',
  '/pages/workFlow/flowLaunch/index',
  '/pages/workFlow/flowTodo/index',
  '/pages/workFlow/flowDone/index',
  '/pages/workFlow/flowCopy/index',
  '/pages/workFlow/allApp/index',
  '/pages/workFlow/allApp/index?type=2',
  '/pages/workFlow/entrust/index',
  '/pages/workFlow/entrust/form',
  '/pages/workFlow/entrust/flow',
  `/pages/workFlow/flowBefore/index?config=${config({ id: 'gone', opType: '1' })}`,
  '/pages/system/flows',
  '/pages/system/flow?id=leave',
  '/pages/system/flow/try?id=leave',
  '/pages/system/flow/migrate?id=leave',

  '/pages/index/index?id=user-it01',
  '/pages/message/im/index?name=&formUserId=user-it01&headIcon=',
  '/pages/message/im/index?name=&formUserId=gone&headIcon=',
  '/pages/message/search/index',
  '/pages/message/search/index?keyword=系统',
  '/pages/message/search/index?keyword=系统&conversationId=user-it01',
  '/pages/message/group/create',
  '/pages/message/group/create?with=user-it01',
  '/pages/message/group/index?id=user-it01',
  '/pages/message/message/index',
  '/pages/message/messageDetail/index?id=gone',
  '/pages/system/notices',
  '/pages/system/notices?id=notice-typhoon',
  '/pages/system/notice',
  '/pages/system/notice?id=notice-archive',
];

/** What axe finds, in one line each. What is right is not brought over: it is most of what axe has to say. */
async function findings(page: Page): Promise<string[]> {
  if (await page.evaluate('!window.axe')) await page.evaluate(axe);
  return page.evaluate(`axe
    .run({ resultTypes: ['violations'] })
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0]?.html.slice(0, 160)))`);
}

const overflow = (page: Page) =>
  page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  ) as Promise<number>;

/**
 * Every width, theme and language with each other one at least once. A screen is looked at in two of the four, in both
 * widths, themes and languages; its neighbour in the list in the other two. All of them would only take longer. One
 * visitor on a phone loads every screen by its address, the others come to it from the one before.
 */
it.concurrent.each([
  ['phone', 'light', 'zh-CN', phone, 0],
  ['phone', 'dark', 'en', phone, 1],
  ['desktop', 'light', 'zh-CN', desktop, 1],
  ['desktop', 'dark', 'en', desktop, 0],
] as const)(
  'on a %s, %s, speaking %s: axe finds nothing, nothing overflows, the console is silent',
  async (_device, colorScheme, locale, how, turn) => {
    const { page, open, moveTo, signIn, complaints, leave } = await house.visit({
      ...how,
      colorScheme,
      reducedMotion: 'reduce',
    });
    const speak = (language: string) => page.evaluate(`localStorage.setItem('language', '"${language}"')`);
    const found: Record<string, string[]> = {};
    const look = async (path: string, isLoaded = how === phone && locale === 'zh-CN') => {
      if (isLoaded) await open(path);
      else await moveTo(path);
      const problems = await findings(page);
      if ((await overflow(page)) > 0) problems.push('wider than the screen');
      if (problems.length > 0) found[path] = problems;
    };
    await open('/');
    await speak(locale);
    for (const path of openScreens) await look(path, true);
    await speak('zh-CN');
    await signIn('admin');
    await speak(locale);
    await open('/pages/index/apply');
    for (const [place, path] of closedScreens.entries()) if (place % 2 === turn) await look(path);
    expect(found).toEqual({});
    expect(complaints).toEqual([]);
    await leave();
  },
);
