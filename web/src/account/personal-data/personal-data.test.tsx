import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseLanguage } from '../../language/words.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, refused, success } from '../../testing/answers.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { currentUser, userInfo } from '../../testing/people.ts';
import {
  answers,
  dictionaries,
  baseInfo as info,
  readBaseInfo as read,
  writeBaseInfo as write,
} from '../../testing/personal-data.ts';
import { chooseTheme } from '../../ui/theme.ts';
import { clearSession } from '../../wire/session-store.ts';

const path = '/pages/my/personalData';
const open = (search = '?tab=profile', more: Record<string, Answer[]> = {}, user = currentUser) =>
  openApp(path + search, { user, answers: { ...answers, ...more } });
const administrator = { ...currentUser, userInfo: { ...userInfo, isAdministrator: true } };
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const wrong = (name: string) =>
  document.getElementById(field(name).element().getAttribute('aria-describedby') ?? '')?.textContent;
const toastShown = () => document.querySelector('.toast:popover-open')?.textContent;
const drafts = () => localStorage.getItem('drafts');

afterEach(() => page.viewport(390, 844));

test('what the company says of me, with words where it says nothing', async () => {
  await open('');
  for (const words of [
    ['账户', 'sales01'],
    ['直属主管', '李经理'],
    ['职级', '暂无'],
    ['注册时间', '2023-05-01 09:30'],
    ['入职时间', '2023-05-01'],
    ['上次登录', '2026-11-14 09:30'],
  ]) {
    const term = page.getByRole('term').filter({ hasText: new RegExp(`^${words[0]}$`) });
    await expect.element(term).toBeVisible();
    expect(term.element().nextElementSibling?.textContent).toBe(words[1]);
  }
});

test('tabs go by keyboard and stay in the address; an unknown one is the first', async () => {
  await open('?tab=nonsense');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect.element(tab('账户信息')).toHaveAttribute('aria-selected', 'true');
  tab('账户信息').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('个人资料')).toHaveFocus();
  await expect.poll(place).toBe(`${path}?tab=profile`);
  await expect.element(field('姓名')).toHaveValue('王小明');
  await userEvent.keyboard('{End}');
  await expect.element(tab('个人签名')).toHaveFocus();
  await expect.element(page.getByText('还没有签名')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('账户信息')).toHaveFocus();
  await expect.element(page.getByRole('tabpanel', { name: '账户信息' })).toBeVisible();
});

describe('the form', () => {
  test('shows what is saved, in the words of the dictionaries, and saves only what changed', async () => {
    const room = await open(undefined, {}, administrator);
    await expect.element(field('性别')).toHaveDisplayValue('男');
    await expect.element(field('出生年月')).toHaveValue('1990-05-06');
    await expect.element(button('保存')).toBeDisabled();

    await field('姓名').fill(' 王大明 ');
    await field('文化程度').selectOptions('本科');
    await field('出生年月').fill('1991-02-28');
    await field('籍贯').fill('');
    await room.answer(
      read,
      success({
        ...info,
        realName: '王大明',
        education: 'Education.bachelor',
        codes: { ...info.codes, education: 'bachelor' },
        birthday: Date.UTC(1991, 1, 27, 16),
        nativePlace: '',
      }),
    );
    await button('保存').click();
    await expect.poll(toastShown).toBe('保存成功');
    const [sent, ...more] = await room.heard(write);
    expect(more).toEqual([]);
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      realName: '王大明',
      education: 'bachelor',
      birthday: Date.UTC(1991, 1, 27, 16),
      nativePlace: '',
    });
    await expect.element(button('保存')).toBeDisabled();
    await expect.element(field('姓名')).toHaveValue('王大明');
    // Who I am is asked again, so that the name changes everywhere.
    await expect.poll(() => room.heard('GET /api/oauth/CurrentUser')).toHaveLength(2);
    expect(drafts()).toBeNull();
  });

  test('the name is the company’s: it is shown with who changes it, and is not sent', async () => {
    const draft = { u1: { personalData: { at: 0, values: { realName: '总经理', nativePlace: '上海' } } } };
    localStorage.setItem('drafts', JSON.stringify(draft));
    const room = await open();
    await expect.element(field('姓名')).toHaveValue('王小明');
    await expect.element(field('姓名')).toHaveAttribute('readonly');
    await expect.element(field('姓名')).toHaveAccessibleDescription('姓名由管理员修改，如需更改请联系管理员');
    await button('恢复').click();
    await expect.element(field('籍贯')).toHaveValue('上海');
    await expect.element(field('姓名')).toHaveValue('王小明');
    await button('保存').click();
    await expect.poll(toastShown).toBe('保存成功');
    const [sent] = await room.heard(write);
    expect(JSON.parse(sent?.body ?? '')).toEqual({ nativePlace: '上海' });
  });

  test('a birthday that comes as midnight in UTC is the same day and no change', async () => {
    await open(undefined, { [read]: [success({ ...info, birthday: Date.UTC(1990, 4, 6) })] });
    await expect.element(field('出生年月')).toHaveValue('1990-05-06');
    await expect.element(button('保存')).toBeDisabled();
  });

  test('says what is wrong once a field is left, and takes it back while one types', async () => {
    const room = await open(undefined, {}, administrator);
    await field('手机号码').fill('12345');
    expect(wrong('手机号码')).toBeUndefined();
    await field('电子邮箱').fill('a@b');
    expect(wrong('手机号码')).toBe('请输入 11 位手机号码');
    await field('手机号码').fill('13900139000');
    expect(wrong('手机号码')).toBeUndefined();
    expect(wrong('电子邮箱')).toBe('请输入正确的邮箱地址');

    await field('姓名').fill('  ');
    await field('个性签名').fill('长'.repeat(201));
    await field('证件号码').fill('110105194912310021');
    await button('保存').click();
    await expect.element(field('姓名')).toHaveFocus();
    expect(wrong('姓名')).toBe('请填写姓名');
    expect(wrong('个性签名')).toBe('最多 200 个字');
    expect(wrong('证件号码')).toBe('身份证号码不正确，请核对');
    await expect.element(field('姓名')).toBeInViewport();
    // Another kind of document has another form of number.
    await field('证件类型').selectOptions('护照');
    expect(wrong('证件号码')).toBeUndefined();
    expect(await room.heard(write)).toEqual([]);
  });

  test('what the company no longer offers stays until another is chosen', async () => {
    await open(undefined, {
      [read]: [success({ ...info, nation: '99', codes: { ...info.codes, nation: '99' } })],
    });
    await expect.element(field('民族')).toHaveDisplayValue('99');
    await field('民族').selectOptions('汉族');
    await expect.element(field('民族').getByText('99')).not.toBeInTheDocument();
  });

  test('a refusal is said at its field, leads there, and goes with the next letter', async () => {
    const room = await open(undefined, {
      [write]: [
        refused(400, '该手机号已被其他账号使用', { fields: { mobilePhone: '该手机号已被其他账号使用' } }),
      ],
    });
    await field('手机号码').fill('13900139000');
    await field('通讯地址').fill('上海市虹口区');
    await button('保存').click();
    await expect.poll(toastShown).toBe('该手机号已被其他账号使用');
    await expect.element(field('手机号码')).toHaveFocus();
    expect(wrong('手机号码')).toBe('该手机号已被其他账号使用');
    await expect.element(field('通讯地址')).toHaveValue('上海市虹口区');
    await field('手机号码').fill('13900139001');
    expect(wrong('手机号码')).toBeUndefined();
    await room.answer(write, success(null));
    await button('保存').click();
    await expect.poll(toastShown).toBe('保存成功');
  });

  test('without a network nothing is lost, and saving again carries the same id', async () => {
    const room = await open(undefined, { [write]: [{ drop: true }] });
    await field('籍贯').fill('上海');
    await button('保存').click();
    await expect.element(page.getByText(/网络不可用/)).toBeVisible();
    await expect.element(button('保存')).toBeVisible();
    await expect.element(field('籍贯')).toHaveValue('上海');
    await room.answer(write, success(null));
    await button('保存').click();
    await expect.poll(toastShown).toBe('保存成功');
    const ids = (await room.heard(write)).map(({ headers }) => headers['command-id']);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });

  test('what is typed while saving is not lost', async () => {
    const room = await open(undefined, { [write]: [{ ...success(null), held: true }] });
    await field('籍贯').fill('上海');
    await button('保存').click();
    await expect.element(button('保存中')).toBeVisible();
    await field('通讯地址').fill('虹口区');
    await room.release(write);
    await expect.poll(toastShown).toBe('保存成功');
    await expect.element(field('通讯地址')).toHaveValue('虹口区');
    await expect.element(button('保存')).toBeEnabled();
    expect(drafts()).toContain('虹口区');
  });

  test('a failure to load offers to ask again', async () => {
    const room = await open(undefined, { 'GET /api/system/DictionaryData/All': [refused(500, '系统异常')] });
    // It has failed once somebody can ask again; before that the next answer would be the first.
    await expect.element(button('重试')).toBeVisible();
    await room.answer('GET /api/system/DictionaryData/All', success(dictionaries));
    await button('重试').click();
    await expect.element(field('姓名')).toHaveValue('王小明');
  });

  test('giving up asks, then all is as it was saved', async () => {
    await open();
    await field('籍贯').fill('上海');
    await button('放弃修改').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '放弃修改' }).click();
    await expect.element(field('籍贯')).toHaveValue('浙江宁波');
    await expect.element(button('保存')).toBeDisabled();
    expect(drafts()).toBeNull();
  });
});

describe('leaving', () => {
  const stay = button('继续编辑');
  const go = button('离开');

  test('another tab of the page loses nothing and asks nothing', async () => {
    await open();
    await field('籍贯').fill('上海');
    await page.getByRole('tab', { name: '个人签名' }).click();
    await expect.element(page.getByText('还没有签名')).toBeVisible();
    await page.getByRole('tab', { name: '个人资料' }).click();
    await expect.element(field('籍贯')).toHaveValue('上海');
  });

  test('back asks; staying keeps the page, leaving keeps a draft that is offered on return', async () => {
    const room = await openApp('/pages/index/apply', { answers });
    await expect.element(page.getByRole('link', { name: '我的', exact: true })).toBeVisible();
    await page.getByRole('link', { name: '我的', exact: true }).click();
    await page.getByRole('link', { name: /个人信息/ }).click();
    await page.getByRole('tab', { name: '个人资料' }).click();
    await field('籍贯').fill('上海');

    history.back();
    await stay.click();
    await expect.poll(place).toBe(`${path}?tab=profile`);
    await expect.element(field('籍贯')).toHaveValue('上海');

    history.back();
    await expect.element(stay).toBeVisible();
    history.back();
    await expect.element(stay).not.toBeInTheDocument();
    await expect.poll(place).toBe(`${path}?tab=profile`);
    await expect.element(field('籍贯')).toHaveValue('上海');

    await button('返回').click();
    await go.click();
    await expect.poll(place).toBe('/pages/index/my');
    await page.getByRole('link', { name: /个人信息/ }).click();
    await page.getByRole('tab', { name: '个人资料' }).click();
    await expect.element(field('籍贯')).toHaveValue('浙江宁波');
    await button('恢复').click();
    await expect.element(field('籍贯')).toHaveValue('上海');
    await button('保存').click();
    await expect.poll(toastShown).toBe('保存成功');
    expect(await room.heard(write)).toHaveLength(1);
    expect(drafts()).toBeNull();
    await button('返回').click();
    await expect.poll(place).toBe('/pages/index/my');
  });

  test('a link of the frame asks too, once; what is saved leaves freely', async () => {
    await page.viewport(1440, 900);
    await open();
    await field('籍贯').fill('上海');
    await page.getByRole('link', { name: '工作台' }).click();
    await expect.element(page.getByRole('alertdialog', { name: '有未保存的修改' })).toBeVisible();
    await stay.click();
    expect(place()).toBe(`${path}?tab=profile`);
    await page.getByRole('link', { name: '工作台' }).click();
    await go.click();
    await expect.poll(place).toBe('/pages/index/apply');
    const rail = page.getByRole('navigation', { name: '主导航' });
    await rail.getByRole('link', { name: '消息' }).click();
    await expect.poll(place).toBe('/pages/index/index');
  });

  test('closing the browser asks only while something is unsaved', async () => {
    await open();
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect.element(field('籍贯')).toBeVisible();
    expect(asks()).toBe(false);
    await field('籍贯').fill('上海');
    expect(asks()).toBe(true);
    await field('籍贯').fill('浙江宁波');
    expect(asks()).toBe(false);
  });

  test('a draft can be discarded, and what was typed since outlives it', async () => {
    const draft = (values: object) =>
      localStorage.setItem('drafts', JSON.stringify({ u1: { personalData: { at: 0, values } } }));
    draft({ nativePlace: '上海', postalAddress: '旧地址', nonsense: 1, gender: 5 });
    await open();
    await field('通讯地址').fill('新地址');
    await expect.element(page.getByText('1970-01-01 08:00 有未保存的修改，是否恢复？')).toBeVisible();
    await button('放弃').click();
    await expect.element(page.getByText(/是否恢复/)).not.toBeInTheDocument();
    expect(JSON.parse(drafts() ?? '').u1.personalData.values).toEqual({ postalAddress: '新地址' });
  });

  test('a draft that says what is saved already is not offered', async () => {
    const values = { nativePlace: '浙江宁波' };
    localStorage.setItem('drafts', JSON.stringify({ u1: { personalData: { at: 0, values } } }));
    await open();
    await expect.element(field('籍贯')).toBeVisible();
    await expect.element(page.getByText(/是否恢复/)).not.toBeInTheDocument();
  });

  test('a session that ran out leaves the draft for its person', async () => {
    await open();
    await field('籍贯').fill('上海');
    clearSession();
    await expect.poll(place).toMatch(/^\/pages\/login\/index/);
    expect(JSON.parse(drafts() ?? '').u1.personalData.values).toEqual({ nativePlace: '上海' });
  });

  test('signing out leaves nothing of this person on the device, and what others left', async () => {
    const theirs = { u2: { personalData: { at: 0, values: {} } } };
    localStorage.setItem('drafts', JSON.stringify(theirs));
    await open();
    await field('籍贯').fill('上海');
    expect(drafts()).toContain('上海');
    clearSession(true);
    expect(JSON.parse(drafts() ?? '')).toEqual(theirs);
  });
});

describe.each([
  ['light', 390, 844, 'zh-CN'],
  ['dark', 390, 844, 'en'],
  ['light', 1440, 900, 'en'],
  ['dark', 320, 640, 'zh-CN'],
] as const)('%s at %i × %i in %s', (theme, width, height, language) => {
  test.each(['account', 'profile', 'signature'])(
    'axe finds nothing on the tab %s and nothing overflows',
    async (tab) => {
      await page.viewport(width, height);
      chooseTheme(theme);
      await chooseLanguage(language);
      await open(`?tab=${tab}`);
      if (tab === 'profile') {
        await page.getByLabelText(/^(邮箱|电子邮箱|Email)$/).fill('a@b');
        await userEvent.keyboard('{Tab}');
      } else await expect.element(page.getByText(/sales01|还没有签名|No signature/)).toBeVisible();
      // Halfway between two colours there is less contrast than in either.
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      expect(await accessibilityProblems(document.documentElement)).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});
