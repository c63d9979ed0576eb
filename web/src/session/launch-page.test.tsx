import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { chooseLanguage } from '../language/words.ts';
import { openApp, place } from '../testing/open-app.tsx';

afterEach(() => page.viewport(390, 844));

const button = (name: string) => page.getByRole('button', { name });

test('the first run: the agreements can be read, are needed, and lead through three pages to login', async () => {
  await openApp('/', { user: null });
  await button('《隐私政策》').click();
  await expect.element(page.getByText('数据保存在您公司自己的服务器上', { exact: false })).toBeVisible();
  await button('关闭').click();
  await button('不同意').click();
  await expect.element(page.getByRole('alertdialog', { name: '需要您的同意' })).toBeVisible();
  await button('重新阅读').click();
  expect(localStorage.getItem('policyConsentAt')).toBeNull();
  await button('同意并继续').click();
  for (const title of ['审批不等人', '货在哪里，一眼看清']) {
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await button('下一步').click();
  }
  await button('立即体验').click();
  await expect.poll(place).toBe('/pages/login/index');
});

test('the guide can be skipped, and neither comes a second time', async () => {
  localStorage.setItem('policyConsentAt', '1');
  await openApp('/', { user: null });
  await button('跳过').click();
  await expect.poll(place).toBe('/pages/login/index');
  expect(localStorage.getItem('guideSeenAt')).not.toBeNull();
});

test('a reload goes on at the page of the guide that was open', async () => {
  localStorage.setItem('policyConsentAt', '1');
  await openApp('/', { user: null });
  await button('下一步').click();
  await expect.element(page.getByRole('heading', { name: '货在哪里，一眼看清' })).toBeVisible();
  await cleanup();
  await openApp('/', { user: null });
  await expect.element(page.getByRole('heading', { name: '货在哪里，一眼看清' })).toBeVisible();
  await cleanup();
  sessionStorage.setItem('guidePage', '7');
  await openApp('/', { user: null });
  await expect.element(page.getByRole('heading', { name: '审批不等人' })).toBeVisible();
});

test.each(['zh-CN', 'en'] as const)(
  'in %s everything is in sight on the smallest phone',
  async (language) => {
    await page.viewport(320, 480);
    await chooseLanguage(language);
    for (const consent of ['', '1']) {
      if (consent) localStorage.setItem('policyConsentAt', consent);
      await openApp('/', { user: null });
      await expect.element(page.getByRole('button').last()).toBeVisible();
      expect(page.getByRole('button').last().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
        480,
      );
      await cleanup();
    }
  },
);

test('on a desk the content stands in the middle', async () => {
  await page.viewport(1440, 900);
  await openApp('/', { user: null });
  await expect.element(button('不同意')).toBeVisible();
  const top = document.querySelector('.launch-picture > *')?.getBoundingClientRect().top ?? 0;
  const bottom = button('不同意').element().getBoundingClientRect().bottom;
  expect(Math.abs(top - (900 - bottom))).toBeLessThan(40);
});

test('who has been here goes straight to login', async () => {
  localStorage.setItem('policyConsentAt', '1');
  localStorage.setItem('guideSeenAt', '1');
  await openApp('/', { user: null });
  await expect.poll(place).toBe('/pages/login/index');
});

test('with a token straight to the workbench', async () => {
  await openApp('/');
  await expect.poll(place).toBe('/pages/index/apply');
});

test('who comes by a link is asked first and then goes on to where it leads', async () => {
  const path = '/pages/login/index?redirect=%2Fpages%2Findex%2Fmy';
  await openApp(path, { user: null, isNewDevice: true });
  await button('同意并继续').click();
  await expect.element(page.getByLabelText('密码', { exact: true })).toBeVisible();
  expect(localStorage.getItem('policyConsentAt')).not.toBeNull();
  expect(location.search).toBe('?redirect=%2Fpages%2Findex%2Fmy');
  await cleanup();
  localStorage.clear();
  await openApp('/pages/login/otherLogin', { user: null, isNewDevice: true });
  await expect.element(button('同意并继续')).toBeVisible();
});
