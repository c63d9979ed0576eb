import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { refused, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { encodeConfig } from '../wire/navigation/config-query.ts';
import { queryClient } from '../wire/query-client.ts';
import { calls, configAnswer, listAnswer, modelId, recordAnswer } from './testing/visits.ts';

const toastShown = () => document.querySelector('.toast:popover-open')?.textContent;
const at = (screen: string, id?: string) =>
  `/pages/apply/dynamicModel/${screen}?${new URLSearchParams({ config: encodeConfig({ modelId, id }) })}`;
const listPath = `/pages/apply/dynamicModel/index?modelId=${modelId}`;

const stored = {
  [calls.config]: [configAnswer()],
  [calls.list]: [listAnswer([{ id: 'r1', customer: '远洋贸易', people: '3' }])],
  [calls.record]: [recordAnswer({ customer: '远洋贸易', people: 3 })],
  [calls.shown]: [recordAnswer({ customer: '远洋贸易', people: '3' })],
};

test('the list names its records, asks by keyword and order, and opens one', async () => {
  const room = await openApp(listPath, { answers: stored });
  await expect.element(page.getByText('远洋贸易')).toBeVisible();
  await page.getByRole('searchbox').fill('远洋');
  await expect
    .poll(async () => (await room.heard(calls.list)).map(({ body }) => JSON.parse(body).keyword))
    .toContain('远洋');
  await page.getByRole('button', { name: '筛选' }).click();
  await page.getByLabelText('排序字段').selectOptions('人数');
  await page.getByLabelText('顺序').selectOptions('升序');
  await page.getByRole('button', { name: '确定' }).click();
  await expect
    .poll(async () => JSON.parse((await room.heard(calls.list)).at(-1)?.body ?? '{}'))
    .toMatchObject({ sidx: 'people', sort: 'asc', keyword: '远洋' });
  await page.getByRole('button', { name: /远洋贸易/ }).click();
  await expect.element(page.getByText('周子涵 创建于 2026-11-01 08:00')).toBeVisible();
});

test('without the right to add, change or delete nothing of it is offered', async () => {
  await openApp(at('detail', 'r1'), {
    answers: { ...stored, [calls.config]: [configAnswer({ acts: ['detail'] })] },
  });
  await expect.element(page.getByRole('button', { name: '修改记录' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '编辑' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '删除' })).not.toBeInTheDocument();
});

test('a new record is sent as it was typed; what is missing is named first', async () => {
  const room = await openApp(at('form'), {
    answers: { ...stored, [calls.create]: [success({ id: 'r2' })] },
  });
  await page.getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByRole('alert').getByText('请填写客户')).toBeVisible();
  expect(await room.heard(calls.create)).toHaveLength(0);
  await page.getByLabelText('客户').fill('海通');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(place).toBe(listPath);
  const [sent] = await room.heard(calls.create);
  expect(JSON.parse(JSON.parse(sent?.body ?? '{}').data)).toMatchObject({ customer: '海通' });
});

test('what the server says of a field stands at the field', async () => {
  const wrong = {
    ...refused(422, '客户已存在，不能重复'),
    json: { code: 422, msg: '客户已存在，不能重复', data: { fields: { customer: '客户已存在，不能重复' } } },
  };
  await openApp(at('form'), { answers: { ...stored, [calls.create]: [wrong] } });
  await page.getByLabelText('客户').fill('海通');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByRole('alert').getByText('客户已存在，不能重复')).toBeVisible();
  await expect.element(page.getByLabelText('客户')).toHaveValue('海通');
});

test('any other refusal is said, and what was typed stays', async () => {
  await openApp(at('form'), {
    answers: { ...stored, [calls.create]: [refused(403, '“人数”在此处不可修改')] },
  });
  await page.getByLabelText('客户').fill('海通');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(toastShown).toBe('“人数”在此处不可修改');
  await expect.element(page.getByLabelText('客户')).toHaveValue('海通');
});

test('somebody was faster: the latest is loaded, what I changed stays mine, and it is saved on top', async () => {
  const latest = recordAnswer(
    { customer: '远洋贸易', people: 9, summary: '他们写的' },
    { version: 2, lastModifyUserName: '李四', lastModifyTime: Date.UTC(2026, 10, 14) },
  );
  const room = await openApp(at('form', 'r1'), {
    answers: {
      ...stored,
      [calls.update]: [refused(409, '当前表单原数据已被调整，请重新进入该页面编辑并提交数据'), success(null)],
    },
  });
  await page.getByLabelText('客户').fill('远洋国际');
  await room.answer(calls.record, latest);
  await page.getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByText('这条数据已被他人修改')).toBeVisible();
  await page.getByRole('button', { name: '载入最新内容' }).click();
  await expect.element(page.getByLabelText('小结')).toHaveValue('他们写的');
  await expect.element(page.getByLabelText('客户')).toHaveValue('远洋国际');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(async () => (await room.heard(calls.update)).length).toBe(2);
  const [first, second] = (await room.heard(calls.update)).map(({ body }) => JSON.parse(body));
  expect(first.version).toBe(1);
  expect(second.version).toBe(2);
  expect(JSON.parse(second.data)).toMatchObject({ customer: '远洋国际', people: 9, summary: '他们写的' });
});

test('on a desk the buttons end where the form ends', async () => {
  await page.viewport(1440, 900);
  await openApp(at('form'), { answers: stored });
  const right = (element: Element) => element.getBoundingClientRect().right;
  const send = page.getByRole('button', { name: '确定' });
  await expect.element(send).toBeVisible();
  const body = document.querySelector('.page-body') as HTMLElement;
  expect(right(send.element())).toBe(right(body) - Number.parseFloat(getComputedStyle(body).paddingRight));
  await page.viewport(390, 844);
});

test('what both changed is named with what the other one wrote', async () => {
  const theirs = { customer: '远洋集团', people: 9, summary: '他们写的' };
  const room = await openApp(at('form', 'r1'), {
    answers: {
      ...stored,
      [calls.update]: [refused(409, '当前表单原数据已被调整，请重新进入该页面编辑并提交数据')],
    },
  });
  await page.getByLabelText('客户').fill('远洋国际');
  await page.getByLabelText('小结').fill('我写的');
  await room.answer(calls.record, recordAnswer(theirs, { version: 2 }));
  await room.answer(calls.shown, recordAnswer({ ...theirs, people: '9' }, { version: 2 }));
  await page.getByRole('button', { name: '确定' }).click();
  await page.getByRole('button', { name: '载入最新内容' }).click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: '双方' }))
    .toHaveTextContent('以下字段双方都有修改，已保留您的：客户（对方：远洋集团）、小结（对方：他们写的）');
  await expect.element(page.getByLabelText('客户')).toHaveValue('远洋国际');
  await expect.element(page.getByLabelText('人数')).toHaveValue('9');
});

test('a draft of a record somebody saved meanwhile is offered and put into the latest', async () => {
  const first = await openApp(at('form', 'r1'), { answers: stored });
  await page.getByLabelText('客户').fill('远洋国际');
  await userEvent.tab();
  await cleanup();
  expect(await first.heard(calls.update)).toHaveLength(0);
  const theirs = { customer: '远洋集团', people: 9, summary: '他们写的' };
  queryClient.clear();
  const room = await openApp(at('form', 'r1'), {
    answers: {
      ...stored,
      [calls.record]: [recordAnswer(theirs, { version: 2 })],
      [calls.shown]: [recordAnswer({ ...theirs, people: '9' }, { version: 2 })],
      [calls.update]: [success(null)],
    },
  });
  await expect.element(page.getByText(/此后这条数据已被修改/)).toBeVisible();
  await page.getByRole('button', { name: '继续填写' }).click();
  await expect.element(page.getByLabelText('客户')).toHaveValue('远洋国际');
  await expect.element(page.getByLabelText('小结')).toHaveValue('他们写的');
  await expect.element(page.getByText(/客户（对方：远洋集团）/)).toBeVisible();
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(async () => (await room.heard(calls.update)).length).toBe(1);
  const { version, data } = JSON.parse((await room.heard(calls.update))[0]?.body ?? '{}');
  expect(version).toBe(2);
  expect(JSON.parse(data)).toMatchObject({ customer: '远洋国际', people: 9, summary: '他们写的' });
});

test('the history names who changed what', async () => {
  const change = {
    id: 'h1',
    act: 'update',
    version: 2,
    creatorUserName: '李四',
    creatorTime: Date.UTC(2026, 10, 14),
    differences: [{ path: 'people', label: '人数', before: '3', after: '9' }],
  };
  await openApp(at('detail', 'r1'), { answers: { ...stored, [calls.history]: [listAnswer([change])] } });
  await page.getByRole('button', { name: '修改记录' }).click();
  const sheet = page.getByRole('dialog', { name: '修改记录' });
  await expect.element(sheet.getByText('李四')).toBeVisible();
  await expect.element(sheet.getByText('9', { exact: true })).toBeVisible();
});

test('a history somebody opened stays open while the record comes in a newer version', async () => {
  const room = await openApp(at('detail', 'r1'), {
    answers: { ...stored, [calls.history]: [listAnswer([])] },
  });
  await page.getByRole('button', { name: '修改记录' }).click();
  const sheet = page.getByRole('dialog', { name: '修改记录' });
  await expect.element(sheet).toBeVisible();
  await room.answerAll({
    [calls.record]: [recordAnswer({ customer: '远航贸易', people: 3 }, { version: 2 })],
    [calls.shown]: [recordAnswer({ customer: '远航贸易', people: '3' }, { version: 2 })],
  });
  await queryClient.invalidateQueries();
  await expect.poll(() => document.querySelector('.record-detail')?.textContent).toContain('远航贸易');
  await expect.element(sheet).toBeVisible();
});

test('the history of a creation says that it was made, not that nothing changed', async () => {
  const made = {
    id: 'h1',
    act: 'create',
    version: 1,
    creatorUserName: '李四',
    creatorTime: Date.UTC(2026, 10, 14),
    differences: [],
  };
  await openApp(at('detail', 'r1'), { answers: { ...stored, [calls.history]: [listAnswer([made])] } });
  await page.getByRole('button', { name: '修改记录' }).click();
  const sheet = page.getByRole('dialog', { name: '修改记录' });
  await expect.element(sheet.getByText(/新建了这条数据/)).toBeVisible();
  await expect.element(sheet.getByText('没有内容变化')).not.toBeInTheDocument();
});

test('a record is deleted after a question', async () => {
  const room = await openApp(at('detail', 'r1'), { answers: { ...stored, [calls.remove]: [success(null)] } });
  await page.getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect.poll(place).toBe(listPath);
  expect(await room.heard(calls.remove)).toHaveLength(1);
});

test.each([
  ['a form that is not there', refused(404, '此条数据不存在'), '找不到这个表单'],
  ['a record that is not there', undefined, '此条数据不存在或已被删除'],
])('%s is said on the screen', async (_, config, words) => {
  await openApp(at('detail', 'r1'), {
    answers: {
      ...stored,
      ...(config ? { [calls.config]: [config] } : { [calls.record]: [refused(404, '此条数据不存在')] }),
    },
  });
  await expect.element(page.getByText(words).first()).toBeVisible();
});

test.each(['form?config=%%%', 'detail', 'index?modelId=../../etc', 'form?config=bnVsbA'])(
  'a broken link (%s) says that there is no such form',
  async (link) => {
    await openApp(`/pages/apply/dynamicModel/${link}`);
    await expect.element(page.getByText('找不到这个表单').first()).toBeVisible();
  },
);

test('a form that is only filled in: sent, then another one, empty again', async () => {
  const room = await openApp(`/pages/form/index?modelId=${modelId}`, {
    answers: {
      ...stored,
      [calls.config]: [configAnswer({ webType: '1' })],
      [calls.create]: [success({ id: 'r2' })],
    },
  });
  await page.getByLabelText('客户').fill('海通');
  await userEvent.tab();
  await page.getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByText('提交成功')).toBeVisible();
  expect(await room.heard(calls.create)).toHaveLength(1);
  await page.getByRole('button', { name: '再填一份' }).click();
  await expect.element(page.getByLabelText('客户')).toHaveValue('');
});
