import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { refused, success } from '../testing/answers.ts';
import { largeTree, userTree } from '../testing/company.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { chooseTheme } from '../ui/theme.ts';
import { letterPeople, tomsCard, zhousCard } from './testing/cards.ts';

const tree = 'GET /api/permission/Users/Selector';
const contacts = '/pages/index/contacts';
const answers = {
  [tree]: [success({ list: userTree })],
  'GET /api/app/User/sales01': [success(zhousCard)],
  'GET /api/app/User/tom': [success(tomsCard)],
};
const row = (name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
const focused = () => document.activeElement?.textContent;

afterEach(() => page.viewport(390, 844));

test('level by level, and back goes up; a person opens their card', async () => {
  await openApp(contacts, { answers });
  await row('上海公司').click();
  await expect.poll(place).toBe(`${contacts}?org=shanghai`);
  await row('海运部').click();
  await expect
    .element(page.getByRole('navigation', { name: '当前位置' }))
    .toHaveTextContent('远航集团上海公司海运部');
  history.back();
  await expect.element(row('空运部')).toBeVisible();
  await row('海运部').click();
  await row('周子涵').click();
  await expect.poll(place).toBe('/pages/message/userDetail/index?userId=sales01');
  await expect.element(page.getByRole('heading', { name: '周子涵' })).toBeVisible();
  await page.getByRole('button', { name: '返回' }).click();
  await expect.poll(place).toBe(`${contacts}?org=sea`);
  await expect.element(row('钱雨薇')).toBeVisible();
});

test('the search is in the URL, finds by initials, and marks what it found', async () => {
  await openApp(contacts, { answers });
  await page.getByRole('searchbox').fill('zzh');
  await expect.element(row('周子涵')).toBeVisible();
  await expect.element(page.getByText('上海公司/海运部 · 上海公司/空运部')).toBeVisible();
  expect(document.querySelector('mark')?.textContent).toBe('周子涵');
  await expect.poll(place).toBe(`${contacts}?keyword=zzh`);
  await page.getByRole('searchbox').fill('没有');
  await expect.element(page.getByText('没有符合条件的数据')).toBeVisible();
});

test('everybody by letter: headings, a strip for a finger and for keys', async () => {
  await openApp(`${contacts}?view=all`, {
    answers: { ...answers, [tree]: [success({ list: letterPeople })] },
  });
  await expect.element(row('阿0')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'A' })).toBeVisible();
  const strip = page.getByRole('slider', { name: '按字母跳转' });
  expect(strip.element().textContent).toBe('ACZ#');
  (strip.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(row('周0')).toBeVisible();
  await expect.element(strip).toHaveAttribute('aria-valuetext', 'Z');
  expect(document.querySelector('.contact-letter-now')?.textContent).toBe('Z');
  await userEvent.keyboard('{Home}');
  await expect.element(row('阿0')).toBeVisible();

  const box = strip.element().getBoundingClientRect();
  const touch = async (type: string, share: number) => {
    strip.element().dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        clientX: box.x + 5,
        clientY: box.y + box.height * share,
      }),
    );
    await new Promise(requestAnimationFrame);
  };
  strip.element().setPointerCapture = () => undefined;
  await touch('pointerdown', 0.05);
  await touch('pointermove', 0.6);
  await expect.poll(() => document.querySelector('.letter-strip-held')?.textContent).toBe('Z');
  await expect.element(row('周0')).toBeVisible();
  await touch('pointerup', 0.6);
  await expect.poll(() => document.querySelector('.letter-strip-held')).toBeNull();
});

test('on a desk the card stands beside the list, the URL says whose, and the keys walk', async () => {
  await page.viewport(1440, 900);
  await openApp(`${contacts}?org=sea`, { answers });
  await row('周子涵').click();
  await expect.poll(place).toBe(`${contacts}?org=sea&id=sales01`);
  await expect.element(page.getByRole('heading', { name: '周子涵', level: 2 })).toBeVisible();
  await expect.element(row('周子涵')).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toMatch(/钱雨薇/);
  await page.getByRole('link', { name: /沈立群/ }).click();
  await expect.poll(place).toBe(`${contacts}?org=sea&id=manager01`);
  await userEvent.keyboard('{Escape}');
  await expect.poll(place).toBe(`${contacts}?org=sea`);
});

test('of 5,000 people few are in the page', async () => {
  await openApp(`${contacts}?view=all`, {
    answers: { ...answers, [tree]: [success({ list: largeTree(500, 5_000) })] },
  });
  await expect.element(row('员工0').first()).toBeVisible();
  expect(document.querySelectorAll('[data-row]').length).toBeLessThan(40);
});

test('a failure says so and can be tried again; a company of one is empty', async () => {
  const room = await openApp(contacts, { answers: { ...answers, [tree]: [refused(500, '系统异常')] } });
  await expect.element(page.getByText('加载失败')).toBeVisible();
  await room.answer(tree, success({ list: [] }));
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByText('还没有同事')).toBeVisible();
});

describe.each([
  ['light', 390, 844],
  ['dark', 1440, 900],
] as const)('%s at %i × %i', (theme, width, height) => {
  test.each([
    ['', '上海公司'],
    ['?view=all', '钱雨薇'],
    ['?keyword=zzh', '周子涵'],
    ['?org=sea&id=sales01', '汇报关系'],
  ])('axe finds nothing on contacts%s', async (query, words) => {
    await page.viewport(width, height);
    chooseTheme(theme);
    await openApp(contacts + query, { answers });
    await expect.element(page.getByText(words).first()).toBeVisible();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
