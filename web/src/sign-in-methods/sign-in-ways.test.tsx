import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readPicture } from '../scan/read-picture.ts';
import { loginQrText } from '../scan/read-scanned.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, refused, success } from '../testing/answers.ts';
import { loginConfig, openApp, place } from '../testing/open-app.tsx';
import { currentUser } from '../testing/people.ts';
import { sessionToken } from '../wire/session-store.ts';

const toastShown = () => document.querySelector('.toast:popover-open')?.textContent;
const ticket = 't'.repeat(43);
const scanCode = 's'.repeat(22);
const statusPath = `GET /api/oauth/getTicketStatus/${ticket}`;
const waiting = { status: 2, value: '', theme: '', ticketTimeout: 180_000, scanCode, isScanned: false };
const answers: Record<string, Answer[]> = {
  'GET /api/oauth/CurrentUser': [success(currentUser)],
  'GET /api/oauth/getTicket': [success(ticket)],
};

async function openLogin(config: object, more: Record<string, Answer[]> = {}, path = '/pages/login/index') {
  const room = await openApp(path, {
    user: null,
    answers: {
      ...answers,
      'GET /api/oauth/getLoginConfig': [success({ ...loginConfig, ...config })],
      ...more,
    },
  });
  return room;
}

test('without senders and providers a phone is offered the password alone', async () => {
  await openLogin({});
  await expect.element(page.getByLabelText('账号')).toBeVisible();
  await expect.poll(() => document.body.textContent).toContain('Copyright');
  expect(page.getByRole('button', { name: '短信登录' }).elements()).toEqual([]);
  expect(page.getByRole('button', { name: '扫码登录' }).elements()).toEqual([]);
  expect(page.getByRole('link', { name: '其他登录方式' }).elements()).toEqual([]);
});

test('by text message: a code is asked for once, counted down, and lets the person in', async () => {
  const room = await openLogin(
    { smsEnabled: true },
    {
      'GET /api/Saas/Tenant/SmsCode/13800000001': [success(null)],
      'POST /api/Saas/Tenant/LoginSms': [
        refused(400, '短信验证码错误'),
        success({ token: 'bearer sms', theme: '' }),
      ],
    },
  );
  await page.getByRole('button', { name: '短信登录' }).click();
  const mobile = page.getByLabelText('手机号');
  const code = page.getByLabelText('短信验证码');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.element(mobile).toHaveAccessibleDescription('请输入正确的手机号');
  await mobile.fill('13800000001');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.poll(toastShown).toBe('验证码已发送');
  await expect.element(code).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /秒后重试/ })).toBeDisabled();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect.element(code).toHaveAccessibleDescription('请输入 6 位短信验证码');
  await code.fill('000000');
  await userEvent.keyboard('{Enter}');
  await expect.poll(toastShown).toBe('短信验证码错误');
  await expect.element(code).toHaveValue('');
  await code.fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.poll(place).toBe('/pages/index/apply');
  expect(sessionToken()).toBe('bearer sms');
  expect(await room.heard('GET /api/Saas/Tenant/SmsCode/13800000001')).toHaveLength(1);
});

test('by QR code: what is drawn can be scanned, the scan is seen, the confirmation lets the computer in', async () => {
  await page.viewport(1280, 800);
  const room = await openLogin({}, { [statusPath]: [success(waiting)] });
  await page.getByRole('button', { name: '扫码登录' }).click();
  const drawn = page.getByRole('img', { name: '登录二维码，请用手机扫描' });
  await expect.element(drawn).toBeVisible();
  expect(await readPicture(await pictureOf(drawn.element() as SVGSVGElement))).toBe(loginQrText(scanCode));
  expect(document.body.innerHTML).not.toContain(ticket);
  expect(await accessibilityProblems()).toEqual([]);
  await room.answer(statusPath, success({ ...waiting, isScanned: true }));
  await expect.element(page.getByText('已扫描，请在手机上确认')).toBeVisible();
  await room.answer(
    statusPath,
    success({ ...waiting, status: 1, value: 'bearer qr' }),
    success({ ...waiting, status: 5 }),
  );
  await expect.poll(place).toBe('/pages/index/apply');
  expect(sessionToken()).toBe('bearer qr');
});

test('a code that got too old is renewed by a press', async () => {
  await page.viewport(1280, 800);
  const second = 'u'.repeat(43);
  await openLogin(
    {},
    {
      'GET /api/oauth/getTicket': [success(ticket), success(second)],
      [statusPath]: [success({ ...waiting, status: 5, value: '票据失效！', scanCode: '' })],
      [`GET /api/oauth/getTicketStatus/${second}`]: [success({ ...waiting, scanCode: 'n'.repeat(22) })],
    },
  );
  await page.getByRole('button', { name: '扫码登录' }).click();
  await expect.element(page.getByText('二维码已失效')).toBeVisible();
  await page.getByRole('button', { name: '刷新二维码' }).click();
  await expect.element(page.getByRole('img', { name: '登录二维码，请用手机扫描' })).toBeVisible();
  await expect.element(page.getByText('二维码已失效')).not.toBeInTheDocument();
});

const social = {
  enname: 'keycloak',
  name: '统一认证',
  icon: '',
  logo: '',
  describetion: '',
  renderUrl: '/api/oauth/socials/render/keycloak?ticket=JNPF_TICKET',
};
const otherLogin = '/pages/login/otherLogin';
const keep = (search = '') => sessionStorage.setItem('signInTicket', JSON.stringify({ ticket, search }));

test('a provider that is not a web address is not offered', async () => {
  await openLogin(
    { socialsList: [social, { ...social, enname: 'evil', name: '坏的', renderUrl: 'javascript:alert(1)' }] },
    {},
    otherLogin,
  );
  await expect.element(page.getByRole('button', { name: '使用统一认证登录' })).toBeVisible();
  expect(page.getByRole('button', { name: '使用坏的登录' }).elements()).toEqual([]);
  expect(await accessibilityProblems()).toEqual([]);
});

test('back from the provider, a known identity is in, where the person wanted to go', async () => {
  keep(`?redirect=${encodeURIComponent('/pages/index/my')}`);
  await openLogin(
    { socialsList: [social] },
    {
      [statusPath]: [success(waiting), success({ ...waiting, status: 1, value: 'bearer social' })],
    },
    otherLogin,
  );
  await expect.poll(place).toBe('/pages/index/my');
  expect(sessionToken()).toBe('bearer social');
  expect(sessionStorage.getItem('signInTicket')).toBe('');
});

test('an identity nobody has is tied by signing in once with a password', async () => {
  keep();
  const identity = { socialType: 'keycloak', socialUnionid: 'u1', socialName: 'zhou.zihan' };
  const room = await openLogin(
    { socialsList: [social] },
    {
      [statusPath]: [success({ ...waiting, status: 4, value: JSON.stringify(identity) })],
      'POST /api/oauth/Login': [success({ token: 'bearer tied', theme: '' })],
    },
    otherLogin,
  );
  await expect.element(page.getByText('“zhou.zihan”还没有绑定账号', { exact: false })).toBeVisible();
  await page.getByLabelText('账号').fill('sales01');
  await page.getByLabelText('密码', { exact: true }).fill('Fairway@2026');
  await userEvent.keyboard('{Enter}');
  await expect.poll(place).toBe('/pages/index/apply');
  const [sent] = await room.heard('POST /api/oauth/Login');
  expect(new URLSearchParams(sent?.body).get('jnpf_ticket')).toBe(ticket);
});

test('of several accounts one is chosen', async () => {
  keep();
  const accounts = [
    { userId: 'user-a', account: 'sales01', accountName: '周子涵' },
    { userId: 'user-b', account: 'hr01', accountName: '韩雪晴' },
  ];
  const room = await openLogin(
    { socialsList: [social] },
    {
      [statusPath]: [
        success({ ...waiting, status: 6, value: JSON.stringify(accounts) }),
        success({ ...waiting, status: 1, value: 'bearer chosen' }),
      ],
      'GET /api/oauth/Login/socials': [success(null)],
    },
    otherLogin,
  );
  await page.getByRole('button', { name: '韩雪晴 hr01' }).click();
  await expect.poll(place).toBe('/pages/index/apply');
  const [chosen] = await room.heard('GET /api/oauth/Login/socials');
  expect(Object.fromEntries(new URLSearchParams(chosen?.query))).toEqual({
    jnpf_ticket: ticket,
    userId: 'user-b',
  });
});

test.each([
  [{ status: 3, value: '第三方授权失败，请重试' }, '第三方授权失败，请重试'],
  [{ status: 5, value: '票据失效！' }, '操作超时，请重新点击登录'],
])('what went wrong is said, and one can start over: %o', async (answer, words) => {
  keep();
  await openLogin(
    { socialsList: [social] },
    { [statusPath]: [success({ ...waiting, ...answer })] },
    otherLogin,
  );
  await expect.element(page.getByText(words)).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '重新选择登录方式' }).click();
  await expect.element(page.getByRole('button', { name: '使用统一认证登录' })).toBeVisible();
});

/** The drawing as a camera would see it. */
async function pictureOf(drawing: SVGSVGElement): Promise<Blob> {
  const styled = drawing.cloneNode(true) as SVGSVGElement;
  styled.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([styled.outerHTML], { type: 'image/svg+xml' }));
  await vi.waitUntil(() => image.complete && image.naturalWidth > 0);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 400;
  const paper = canvas.getContext('2d') as CanvasRenderingContext2D;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, 400, 400);
  paper.drawImage(image, 20, 20, 360, 360);
  return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))) as Blob;
}

test('who forgot the password sets a new one with a code', async () => {
  const room = await openLogin(
    { smsEnabled: true },
    {
      'GET /api/Saas/Tenant/SmsCode/13800000001': [success(null)],
      'POST /api/oauth/ResetPassword': [
        refused(400, '短信验证码错误'),
        success({ token: 'bearer reset', theme: '' }),
      ],
    },
  );
  await page.getByRole('button', { name: '忘记密码？' }).click();
  await page.getByLabelText('手机号').fill('138 0000 0001');
  await page.getByRole('button', { name: '设置新密码并登录' }).click();
  await expect
    .element(page.getByLabelText('短信验证码'))
    .toHaveAccessibleDescription('请输入 6 位短信验证码');
  await page.getByLabelText('短信验证码').fill('123456');
  await page.getByLabelText('新密码', { exact: true }).fill('Harbour-9-lantern');
  await page.getByRole('button', { name: '设置新密码并登录' }).click();
  await expect.poll(toastShown).toBe('短信验证码错误');
  await page.getByLabelText('短信验证码').fill('654321');
  await page.getByRole('button', { name: '设置新密码并登录' }).click();
  await expect.poll(sessionToken).toBe('bearer reset');
  const sent = (await room.heard('POST /api/oauth/ResetPassword')).map(({ body }) => JSON.parse(body));
  expect(sent[1]).toEqual({ account: '13800000001', code: '654321', password: 'Harbour-9-lantern' });
});

test('where no code can be sent, the login screen says whom to ask, and gets back', async () => {
  await openLogin({ helpContacts: '信息部 周工', helpTelePhone: '0574-8765 4321' });
  await page.getByRole('button', { name: '忘记密码？' }).click();
  await expect.element(page.getByText('请联系 信息部 周工 重置密码。')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '拨打 0574-8765 4321' }))
    .toHaveAttribute('href', 'tel:057487654321');
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '密码登录' }).click();
  await expect.element(page.getByRole('button', { name: '忘记密码？' })).toBeVisible();
});
