import { AppError } from '@fairway/contract/app-error.ts';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { showPart } from '../testing/show-part.tsx';
import type { FormStore } from './form-store.ts';
import { FormView } from './form-view.tsx';
import { storeOf } from './testing/show-form.tsx';
import { useFormSend } from './use-send-form.ts';

interface Trial {
  store: FormStore;
  send: (values: object) => Promise<unknown>;
}

function Screen({ store, send }: Trial) {
  const [refusals, setRefusals] = useState(0);
  const sending = useFormSend({ store, send, onRefused: () => setRefusals(refusals + 1) });
  return (
    <>
      <FormView store={store} />
      <button type="button" onClick={() => void sending.submit()}>
        提交
      </button>
      {sending.isWaiting && (
        <button type="button" onClick={sending.cancel}>
          取消提交
        </button>
      )}
      <output>{`${sending.isSending ? '提交中' : '空闲'} ${refusals}`}</output>
    </>
  );
}

/** The screen, and everything that was sent. */
async function open(store: FormStore, answer: () => Promise<unknown> = async () => undefined) {
  await cleanup();
  const sent: object[] = [];
  await showPart(
    <Screen
      store={store}
      send={(values) => {
        sent.push(structuredClone(values));
        return answer();
      }}
    />,
  );
  return sent;
}
const field = (name: string) => page.getByLabelText(name, { exact: true });
const submit = () => page.getByRole('button', { name: '提交', exact: true }).click();
const toastShown = () => document.querySelector('.toast:popover-open')?.textContent;
const text = (model: string, more: object = {}) => ({
  id: model,
  kind: 'text',
  model,
  label: model,
  ...more,
});
const refusal = (fields: Record<string, string>) => new AppError({ code: 422, words: '有误' }, {}, fields);

afterEach(() => page.viewport(390, 844));

test('what is right is sent once, however often it is pressed', async () => {
  const gate = Promise.withResolvers<void>();
  const store = storeOf([text('a')]);
  const sent = await open(store, () => gate.promise);
  await field('a').fill('x');
  expect(store.isTouched).toBe(true);
  await submit();
  await expect.element(page.getByText('提交中 0')).toBeVisible();
  await submit();
  await submit();
  gate.resolve();
  await expect.element(page.getByText('空闲 0')).toBeVisible();
  expect(sent).toEqual([{ a: 'x' }]);
  expect(store.isTouched).toBe(false);
});

describe('the first wrong field', () => {
  const far = Array.from({ length: 20 }, (_, index) => text(`f${index}`));
  test('is brought into sight, gets the focus and is named', async () => {
    const sent = await open(
      storeOf([...far, text('a', { label: '客户', required: true }), text('b', { required: true })]),
    );
    await submit();
    await expect.element(field('客户')).toHaveFocus();
    expect(toastShown()).toBe('请填写客户');
    const { top, bottom } = field('客户').element().getBoundingClientRect();
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(844);
    expect(sent).toEqual([]);
  });

  test('on another tab or in a closed fold is opened', async () => {
    const inner = {
      id: 'c',
      kind: 'collapse',
      accordion: true,
      parts: [
        { id: 'c1', label: '甲', nodes: [text('a')] },
        { id: 'c2', label: '乙', nodes: [text('b', { required: true })] },
      ],
    };
    const tabs = {
      id: 't',
      kind: 'tabs',
      parts: [
        { id: 'p1', label: '一', nodes: [text('c')] },
        { id: 'p2', label: '二', nodes: [inner] },
      ],
    };
    await open(storeOf([tabs]));
    await submit();
    await expect.element(page.getByRole('tab', { name: '二 有误' })).toHaveAttribute('aria-selected', 'true');
    await expect
      .element(page.getByRole('button', { name: '乙 有误' }))
      .toHaveAttribute('aria-expanded', 'true');
    await expect.element(field('b')).toHaveFocus();
    await page.getByRole('tab', { name: '一' }).click();
    await expect.element(field('c')).toBeVisible();
    await submit();
    await expect.element(field('b')).toHaveFocus();
  });

  test('of a kind without a text is led to as well', async () => {
    const options = { from: 'static', options: [{ value: '1', label: '甲' }] };
    await open(storeOf([{ id: 'r', kind: 'radio', model: 'r', label: '方式', options, required: true }]));
    await submit();
    await expect.element(page.getByRole('radio', { name: '甲' })).toHaveFocus();
    expect(toastShown()).toBe('请选择方式');
  });

  test('that is shown on the other screen only is named with where it is', async () => {
    const card = {
      id: 'k',
      kind: 'card',
      on: ['desktop'],
      parts: [{ id: 'p', nodes: [text('a', { label: '毛重', required: true })] }],
    };
    await open(storeOf([card]));
    await submit();
    expect(toastShown()).toBe('请填写毛重（该字段只在电脑上显示，请在电脑上填写）');
  });

  test('of the form as a whole is the alert above it', async () => {
    await open(
      storeOf([text('a'), ...far], {}, { rules: [{ expression: '{a} <> ""', message: '至少填写一项' }] }),
    );
    await submit();
    await expect.element(page.getByRole('alert')).toHaveFocus();
    expect(toastShown()).toBe('至少填写一项');
  });
});

describe('what the server says', () => {
  test('stands at its field until that is changed, and the first is led to', async () => {
    const store = storeOf([text('a'), text('b', { label: '箱号' })]);
    const sent = await open(store, async () => {
      if (sent.length < 2) throw refusal({ b: '箱号已存在，不能重复', a: '不在名单上' });
    });
    await submit();
    await expect.element(field('a')).toHaveFocus();
    expect(toastShown()).toBe('不在名单上');
    await expect.element(field('箱号')).toHaveAccessibleDescription('箱号已存在，不能重复');
    await field('箱号').fill('MSKU1');
    await expect.element(page.getByText('箱号已存在，不能重复')).not.toBeInTheDocument();
    await expect.element(field('a')).toHaveAccessibleDescription('不在名单上');
    await submit();
    await expect.poll(() => sent.length).toBe(2);
    await expect.element(page.getByText('空闲 0')).toBeVisible();
  });

  test('of a row is named with its row', async () => {
    const columns = [{ id: 'q', kind: 'number', model: 'qty', label: '数量' }];
    const table = { id: 't', kind: 'table', model: 'rows', label: '明细', columns };
    const store = storeOf([table], { values: { rows: [{ id: '1' }, { id: '2' }] } });
    await open(store, async () => {
      throw refusal({ 'rows.1.qty': '库存不足' });
    });
    await submit();
    await expect.poll(toastShown).toBe('明细第 2 行：库存不足');
  });

  test('without a field is left to the screen, and it can be sent again', async () => {
    const sent = await open(storeOf([text('a')]), async () => {
      throw new AppError({ code: 409, words: '他人已修改' });
    });
    await submit();
    await expect.element(page.getByText('空闲 1')).toBeVisible();
    await submit();
    await expect.element(page.getByText('空闲 2')).toBeVisible();
    expect(sent).toHaveLength(2);
  });
});

describe('uploads', () => {
  test('are awaited, then the form is sent by itself', async () => {
    const store = storeOf([text('a')]);
    const sent = await open(store);
    store.busyAt({ path: 'a' }, 1);
    await submit();
    await expect.element(page.getByRole('button', { name: '取消提交' })).toBeVisible();
    expect(toastShown()).toBe('文件上传中，完成后自动提交');
    expect(sent).toEqual([]);
    store.set({ path: 'a' }, '文件到了');
    store.busyAt({ path: 'a' }, -1);
    await expect.poll(() => sent).toEqual([{ a: '文件到了' }]);
  });
  test('need not be awaited by whoever thinks better of it', async () => {
    const store = storeOf([text('a')]);
    const sent = await open(store);
    store.busyAt({ path: 'a' }, 1);
    await submit();
    await page.getByRole('button', { name: '取消提交' }).click();
    await expect.element(page.getByText('空闲 0')).toBeVisible();
    store.busyAt({ path: 'a' }, -1);
    await userEvent.keyboard('{Tab}');
    expect(sent).toEqual([]);
    await submit();
    await expect.poll(() => sent).toHaveLength(1);
  });
});
