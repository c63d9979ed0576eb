import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '../../testing/answers.ts';
import { showForm, storeOf } from '../testing/show-form.tsx';

const toastShown = () => document.querySelector('.toast:popover-open')?.textContent;
const press = () => page.getByRole('button', { name: '运行' }).click();
const field = (name: string) => page.getByLabelText(name, { exact: true });
const nodes = (script = '') => [
  { id: '1', kind: 'text', model: 'a', label: 'a' },
  { id: '2', kind: 'text', model: 'b', label: 'b', readonly: true, default: { value: '原文' } },
  { id: '3', kind: 'text', model: 'h', label: 'h', hidden: true },
  { id: '4', kind: 'calculation', model: 'c', label: 'c', calculated: 'LEN({a})' },
  {
    id: 't',
    kind: 'table',
    model: 'rows',
    label: '明细',
    columns: [
      { id: 'c1', kind: 'number', model: 'qty', label: '数量' },
      { id: 'c2', kind: 'number', model: 'price', label: '单价', readonly: true },
    ],
  },
  { id: 'x', kind: 'button', label: '运行', script },
];

describe('the script of a button', () => {
  test('writes what is open and nothing else', async () => {
    const script =
      '(v, ctx) => ({ ...v, a: ctx.user.name, b: "改", c: "改", h: "改", gone: 1, constructor: 2, ' +
      'rows: [{ id: "r1", qty: 5, price: 0, evil: 1 }, { qty: 7, price: 0 }] })';
    const store = storeOf(nodes(script), { values: { b: '原文', rows: [{ id: 'r1', qty: 1, price: 9 }] } });
    await showForm(store);
    await press();
    await expect.poll(() => store.values.a).toBe('周子涵');
    expect(store.values).toEqual({
      a: '周子涵',
      b: '原文',
      c: 3,
      rows: [
        { id: 'r1', qty: 5, price: 9 },
        { id: expect.stringMatching(/^[0-9a-f-]{36}$/), qty: 7 },
      ],
    });
    expect(store.isTouched).toBe(true);
  });

  test('leaves out what a field cannot hold, and says so once', async () => {
    const rowsOf = (count: number) => `Array.from({ length: ${count} }, () => ({ qty: 1 }))`;
    const table = { id: 'm', kind: 'table', model: 'few', label: '最多两行', most: 2 };
    const script = `(v) => ({ a: { b: 1 }, n: "三", few: ${rowsOf(3)}, rows: [{ id: "r1", qty: "五" }, { qty: 7 }] })`;
    const store = storeOf(
      [
        ...nodes(script),
        { id: 'n', kind: 'number', model: 'n', label: '件数' },
        { ...table, columns: [{ id: 'q', kind: 'number', model: 'qty', label: '数量' }] },
      ],
      { values: { a: '原', n: 2, rows: [{ id: 'r1', qty: 1 }] } },
    );
    await showForm(store);
    await press();
    await expect.poll(toastShown).toBe('脚本给出的内容不符合要求，未填入：a、件数、最多两行、数量');
    expect(store.values).toMatchObject({ a: '原', n: 2, rows: [{ id: 'r1', qty: 1 }, { qty: 7 }] });
    expect(store.values.few ?? []).toEqual([]);
  });

  test('may say something', async () => {
    const { store } = await showForm(storeOf(nodes('() => ({ values: { a: "x" }, message: "已计算" })')));
    await press();
    await expect.poll(toastShown).toBe('已计算');
    expect(store.values.a).toBe('x');
  });

  test.each([
    ['() => { for (;;); }', '脚本运行超时，已停止'],
    ['() => { throw 1 }', '脚本运行出错'],
    ['() => document.title', '脚本运行出错'],
    ['() => { const f = () => f(); f() }', '脚本占用内存过多，已停止'],
  ])('that fails ends in a sentence and changes nothing: %s', async (script, words) => {
    const { store } = await showForm(storeOf(nodes(script)));
    await field('a').fill('mine');
    const before = store.values;
    await press();
    await expect.poll(toastShown).toBe(words);
    expect(store.values).toBe(before);
    await expect.element(page.getByRole('button', { name: '运行' })).not.toHaveAttribute('aria-busy');
  });

  test.each(['() => null', '() => 5', '() => [1]', '() => ({ rows: "x" })', '() => ({ rows: [1] })'])(
    'that gives back nonsense changes nothing: %s',
    async (script) => {
      const { store } = await showForm(storeOf(nodes(script)));
      const before = store.values;
      await press();
      await expect.element(page.getByRole('button', { name: '运行' })).not.toHaveAttribute('aria-busy');
      expect(store.values).toBe(before);
    },
  );

  test('has nothing to do in a form that is only read', async () => {
    await showForm(storeOf(nodes('() => ({})'), { mode: 'read' }));
    await expect.element(page.getByRole('button', { name: '运行' })).toBeDisabled();
  });
});

describe('the script of a form', () => {
  test('prepares it, and nobody has typed anything', async () => {
    const store = storeOf(nodes(), {}, { onLoad: '(v, { mode }) => ({ ...v, a: mode, b: "改" })' });
    await showForm(store);
    await expect.element(field('a')).toHaveValue('new');
    expect([store.isTouched, store.values.b]).toEqual([false, '原文']);
  });
  test('does not take back what somebody typed before it ended', async () => {
    const nodesWithTwo = [...nodes(), { id: '9', kind: 'text', model: 'd', label: 'd' }];
    const onLoad =
      '(v) => { const until = Date.now() + 150; while (Date.now() < until); return { ...v, a: v.a ?? null, d: "x" } }';
    const store = storeOf(nodesWithTwo, {}, { onLoad });
    await showForm(store);
    await new Promise((resolve) => setTimeout(resolve, 40));
    store.set({ path: 'a' }, 'mine');
    await expect.element(field('d')).toHaveValue('x');
    expect(store.values.a).toBe('mine');
  });
  test('gives a record its values, not the names of those it had', async () => {
    const options = { from: 'static', options: [{ value: 'n', label: '新' }] };
    const select = { id: 's', kind: 'select', model: 's', label: 's', options };
    const more = { onLoad: '(v) => ({ ...v, s: "n" })' };
    await showForm(storeOf([select], { mode: 'edit', values: { s: 'o' }, shown: { s: '旧' } }, more));
    await expect.element(page.getByText('新')).toBeVisible();
    await expect.element(page.getByText('旧')).not.toBeInTheDocument();
  });
  test('that fails leaves a form to fill in', async () => {
    await showForm(storeOf(nodes(), {}, { onLoad: '() => { for (;;); }' }));
    await expect.poll(toastShown).toBe('脚本运行超时，已停止');
    await field('a').fill('x');
    await expect.element(field('a')).toHaveValue('x');
  });
});

describe('rows written by another field', () => {
  const filling = (rowFill: object, more: object = {}) => [
    {
      id: '1',
      kind: 'text',
      model: 'order',
      label: '订单',
      rowFills: [{ table: 'rows', ...rowFill }],
      ...more,
    },
    ...nodes().slice(4, 5),
  ];
  const lines = 'POST /api/system/DataInterface/lines/Actions/Preview';
  const mapping = [
    { from: 'count', to: 'qty' },
    { value: 2, to: 'price' },
    { from: 'count', to: 'nowhere' },
  ];

  test('are fixed ones', async () => {
    const { store } = await showForm(storeOf(filling({ rows: [{ qty: 1 }, { qty: 2, evil: 3 }] })));
    await field('订单').fill('A');
    await expect.poll(() => store.values.rows).toMatchObject([{ qty: 1 }, { qty: 2 }]);
    expect(JSON.stringify(store.values.rows)).not.toContain('evil');
    store.removeRows('rows', [0]);
    await field('订单').fill('');
    expect(store.values.rows).toHaveLength(1);
  });

  test('come from an interface by their mapping; a late answer to an earlier question is not heard', async () => {
    const parameters = [{ name: 'no', field: 'order' }];
    const { store, room } = await showForm(storeOf(filling({ interfaceId: 'lines', parameters, mapping })), {
      [lines]: [{ ...success([{ count: 1 }]), held: true }, success([{ count: '5' }, { count: 6 }])],
    });
    await field('订单').fill('A');
    await field('订单').fill('AB');
    await expect
      .poll(() => store.values.rows)
      .toMatchObject([
        { qty: 5, price: 2 },
        { qty: 6, price: 2 },
      ]);
    await room.release(lines);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(store.values.rows).toHaveLength(2);
    const asked = (await room.heard(lines)).map(({ body }) => JSON.parse(body).paramList[0].defaultValue);
    expect(asked).toEqual(['A', 'AB']);
  });

  test('that do not come leave the others and say so', async () => {
    const { store } = await showForm(
      storeOf(filling({ interfaceId: 'lines' }), { values: { rows: [{ id: '1', qty: 3 }] } }),
    );
    await field('订单').fill('A');
    await expect.poll(toastShown).toBe('明细数据加载失败');
    expect(store.values.rows).toEqual([{ id: '1', qty: 3 }]);
  });
});
