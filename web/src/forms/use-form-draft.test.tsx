import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { goTo } from '../testing/open-app.tsx';
import { currentUser } from '../testing/people.ts';
import { render } from '../testing/render.ts';
import { enterRoom } from '../testing/room.ts';
import { Link } from '../ui/link.tsx';
import { draftOf, forgetDraft, keepDraft } from '../wire/drafts.ts';
import { HistoryRouter } from '../wire/navigation/history-router.tsx';
import { openSession } from '../wire/session-store.ts';
import { FormDraftOffer } from './form-draft-offer.tsx';
import type { FormStore } from './form-store.ts';
import { FormView } from './form-view.tsx';
import { storeOf } from './testing/show-form.tsx';
import { useFormDraft } from './use-form-draft.ts';
import { useFormLeave } from './use-form-leave.ts';

const key = 'record m1';
interface Kept {
  formVersion: number;
  values: object;
}

function Screen({ store, formVersion }: { store: FormStore; formVersion: number }) {
  const draft = useFormDraft({ store, draftKey: key, formVersion });
  useFormLeave(store, draft);
  return (
    <>
      <FormDraftOffer draft={draft} />
      <FormView store={store} />
      <Link to="/elsewhere">离开</Link>
    </>
  );
}

const nodes = [
  { id: '1', kind: 'text', model: 'a', label: '客户' },
  { id: '2', kind: 'text', model: 'b', label: '备注', readonly: true },
  { id: '3', kind: 'calculation', model: 'c', label: '合计', calculated: 'LEN({a})' },
  { id: '4', kind: 'text', model: 'd', label: '说明' },
];

async function open(store: FormStore = storeOf(nodes), formVersion = 1): Promise<FormStore> {
  await cleanup();
  enterRoom();
  goTo('/form');
  openSession('bearer test', currentUser);
  await render(
    <HistoryRouter>
      <Routes>
        <Route path="/form" element={<Screen store={store} formVersion={formVersion} />} />
        <Route path="/elsewhere" element={<p>别处</p>} />
      </Routes>
    </HistoryRouter>,
  );
  return store;
}
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const kept = () => draftOf<Kept>(key)?.values;
const offer = page.getByRole('region', { name: '草稿' });
const words = () => offer.query()?.textContent;

describe('a draft', () => {
  test('is kept while somebody types and offered on return, with its time', async () => {
    await open();
    await field('客户').fill('远航');
    await expect.poll(() => kept()?.values).toMatchObject({ a: '远航' });
    const store = await open();
    await expect.poll(words).toMatch(/^您有 \d{4}-\d\d-\d\d \d\d:\d\d 未提交的草稿/);
    expect(store.values.a).toBeUndefined();
    await button('继续填写').click();
    await expect.element(field('客户')).toHaveValue('远航');
    await expect.element(offer).not.toBeInTheDocument();
    expect(store.isTouched).toBe(true);
  });

  test('is kept at once when the screen goes', async () => {
    const store = await open();
    store.set({ path: 'a' }, '刚刚');
    await cleanup();
    expect(kept()?.values).toMatchObject({ a: '刚刚' });
  });

  test('that is not wanted is gone', async () => {
    openSession('bearer test', currentUser);
    keepDraft(key, { formVersion: 1, values: { a: '旧' } });
    await open();
    await button('丢弃').click();
    await expect.element(offer).not.toBeInTheDocument();
    expect(kept()).toBeUndefined();
    await open();
    await expect.element(field('客户')).toBeVisible();
    await expect.element(offer).not.toBeInTheDocument();
  });

  test('that is offered is not lost when somebody begins anew, and neither is what they type', async () => {
    openSession('bearer test', currentUser);
    keepDraft(key, { formVersion: 1, values: { a: '旧', d: '旧备注' } });
    await open();
    await field('客户').fill('新');
    await expect.element(offer).toBeVisible();
    await open();
    await button('丢弃').click();
    await expect.element(offer).toBeVisible();
    await button('继续填写').click();
    await expect.element(field('客户')).toHaveValue('旧');
    await open();
    await expect.poll(words).toContain('未提交的草稿');
    await button('丢弃').click();
    await expect.element(offer).not.toBeInTheDocument();
  });

  test('that is offered outlives what is sent instead of it', async () => {
    openSession('bearer test', currentUser);
    keepDraft(key, { formVersion: 1, values: { a: '旧' } });
    const store = await open();
    await field('客户').fill('新');
    store.settle();
    forgetDraft(key);
    await open();
    await button('继续填写').click();
    await expect.element(field('客户')).toHaveValue('旧');
  });

  test('taken after something was typed leaves that as it is', async () => {
    openSession('bearer test', currentUser);
    keepDraft(key, { formVersion: 1, values: { a: '旧', d: '旧说明' } });
    const store = await open();
    await field('客户').fill('新');
    await button('继续填写').click();
    expect(store.values).toMatchObject({ a: '新', d: '旧说明' });
    expect(kept()?.values).toMatchObject({ a: '新', d: '旧说明' });
  });

  test('of another edition of the form is offered with a warning, and only what still fits is taken', async () => {
    openSession('bearer test', currentUser);
    keepDraft(key, { formVersion: 1, values: { a: '旧', b: '不可改', c: 99, gone: 1, ['__proto__']: 2 } });
    const store = await open(storeOf(nodes, { values: { b: '原文' } }), 2);
    await expect.poll(words).toContain('表单此后有改动，请核对各项内容');
    await button('继续填写').click();
    expect(store.values).toEqual({ a: '旧', b: '原文', c: 1 });
  });

  test.each([null, 'text', 5, [], { values: null }, { formVersion: 1, values: 'x' }, { formVersion: 1 }])(
    'that is none is not offered: %j',
    async (values) => {
      openSession('bearer test', currentUser);
      keepDraft(key, values);
      await open();
      await expect.element(field('客户')).toBeVisible();
      await expect.element(offer).not.toBeInTheDocument();
    },
  );

  test('too large for the device keeps nobody from typing', async () => {
    const store = await open();
    store.set({ path: 'a' }, 'x'.repeat(12_000_000));
    await cleanup();
    expect(kept()).toBeUndefined();
  });

  test('that says what the form says already is not offered', async () => {
    openSession('bearer test', currentUser);
    keepDraft(key, { formVersion: 1, values: { a: '同' } });
    await open(storeOf(nodes, { mode: 'edit', values: { a: '同' } }));
    await expect.element(field('客户')).toBeVisible();
    await expect.element(offer).not.toBeInTheDocument();
  });
});

describe('leaving', () => {
  const leave = () => page.getByRole('link', { name: '离开' }).click();
  const elsewhere = page.getByText('别处');

  test('an untouched form asks nothing', async () => {
    await open();
    await leave();
    await expect.element(elsewhere).toBeVisible();
  });

  test('a half-filled one asks; staying keeps everything as it is', async () => {
    await open();
    await field('客户').fill('远航');
    await leave();
    await expect.element(page.getByRole('alertdialog', { name: '离开此页？' })).toBeVisible();
    await button('继续填写').click();
    await expect.element(field('客户')).toHaveValue('远航');
    await leave();
    await button('保留草稿').click();
    await expect.element(elsewhere).toBeVisible();
    expect(kept()?.values).toMatchObject({ a: '远航' });
  });

  test('giving up leaves nothing behind', async () => {
    await open();
    await field('客户').fill('远航');
    await leave();
    await button('放弃').click();
    await expect.element(elsewhere).toBeVisible();
    expect(kept()).toBeUndefined();
  });

  test('what was sent may be left', async () => {
    const store = await open();
    await field('客户').fill('远航');
    store.settle();
    await leave();
    await expect.element(elsewhere).toBeVisible();
  });
});
