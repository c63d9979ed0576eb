import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { success } from '../../testing/answers.ts';
import { loginConfig, openApp } from '../../testing/open-app.tsx';
import { sysConfigInfo } from '../../testing/people.ts';

const sysConfig = {
  ...sysConfigInfo,
  ...loginConfig.passwordPolicy,
  domain: 'www.example.com',
  companyAddress: '上海市',
  companyTelePhone: '400-800 1234',
  companyEmail: 'service@example.com',
  serviceWorkdays: '9:00–18:00',
  serviceHolidays: '10:00–16:00',
  officialAccountQr: 'https://weixin.example/q/1',
};

test('the version, the copyright, and whose work is inside', async () => {
  const licence = { name: 'react', version: '19.0.0', licence: 'MIT', text: 'Permission is hereby granted' };
  await openApp('/pages/my/abouts', {
    answers: { 'GET /licences.json': [{ json: [licence] }] },
  });
  await expect.element(page.getByText('V3.4.7')).toBeVisible();
  await expect.element(page.getByText('Copyright © 2023 跨境国际物流')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '开源许可' }).click();
  await page.getByText(/react 19.0.0/).click();
  await expect.element(page.getByText('Permission is hereby granted')).toBeVisible();
});

test('the company is called, written to, visited and scanned', async () => {
  await openApp('/pages/my/contactUs', { answers: { 'GET /api/system/SysConfig': [success(sysConfig)] } });
  await expect
    .element(page.getByRole('link', { name: '400-800 1234' }))
    .toHaveAttribute('href', 'tel:4008001234');
  await expect
    .element(page.getByRole('link', { name: 'service@example.com' }))
    .toHaveAttribute('href', 'mailto:service@example.com');
  await expect
    .element(page.getByRole('link', { name: 'www.example.com' }))
    .toHaveAttribute('href', 'https://www.example.com/');
  await expect.element(page.getByRole('img', { name: '微信公众号' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '保存图片' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('a company that says nothing of itself has an empty page with a reason', async () => {
  const silent = Object.fromEntries(
    Object.entries(sysConfig).map(([key, value]) => [key, typeof value === 'string' ? '' : value]),
  );
  await openApp('/pages/my/contactUs', { answers: { 'GET /api/system/SysConfig': [success(silent)] } });
  await expect.element(page.getByText('暂无联系方式')).toBeVisible();
});
