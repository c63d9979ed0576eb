import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { refused, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { answers, baseInfo } from '../../testing/personal-data.ts';

const proof = 'POST /api/permission/Users/Current/Mobile/Verify';

test('a number one typed oneself is proven with the code that came to it', async () => {
  const typed = { ...baseInfo, mobilePhone: '13866667777', mobileVerified: false };
  const room = await openApp('/pages/my/personalData?tab=profile', {
    answers: {
      ...answers,
      'GET /api/permission/Users/Current/BaseInfo': [
        success(typed),
        success({ ...typed, mobileVerified: true }),
      ],
      'GET /api/Saas/Tenant/SmsCode/13866667777': [success(null)],
      [proof]: [refused(400, '短信验证码错误'), success(null)],
    },
  });
  await expect.element(page.getByRole('heading', { name: '13866667777 尚未验证' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '获取验证码' }).click();
  const code = page.getByLabelText('短信验证码');
  await expect.element(code).toHaveFocus();
  await page.getByRole('button', { name: '验证手机号' }).click();
  await expect.element(code).toHaveAccessibleDescription('请输入 6 位短信验证码');
  await code.fill('000000');
  await page.getByRole('button', { name: '验证手机号' }).click();
  await expect.element(code).toHaveAccessibleDescription('短信验证码错误');
  await code.fill('123456');
  await page.getByRole('button', { name: '验证手机号' }).click();
  await expect.element(page.getByRole('heading', { name: '13866667777 尚未验证' })).not.toBeInTheDocument();
  expect(await room.heard(proof)).toHaveLength(2);
});

test('a proven number says nothing of it', async () => {
  await openApp('/pages/my/personalData?tab=profile', { answers });
  await expect.element(page.getByLabelText('姓名')).toBeVisible();
  expect(page.getByText('尚未验证').elements()).toEqual([]);
});
