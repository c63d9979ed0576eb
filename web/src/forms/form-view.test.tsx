import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { chooseTheme } from '../ui/theme.ts';
import { showForm, storeOf } from './testing/show-form.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const text = (model: string, more: object = {}) => ({
  id: model,
  kind: 'text',
  model,
  label: model,
  ...more,
});
const views = () => [...document.querySelectorAll('.form-field-view')].map((view) => view.textContent);

afterEach(() => page.viewport(390, 844));

describe('while somebody types', () => {
  test('sums, conditions and what is required follow', async () => {
    await showForm(
      storeOf([
        { id: '1', kind: 'number', model: 'qty', label: '数量' },
        { id: '2', kind: 'number', model: 'price', label: '单价', precision: 2 },
        { id: '3', kind: 'calculation', model: 'total', label: '合计', calculated: '{qty} * {price}' },
        text('reason', { label: '原因', visibleWhen: '{total} > 100', requiredWhen: '{total} > 200' }),
        text('closed', { label: '备注', readonlyWhen: '{total} > 200', default: { value: '可改' } }),
        { id: 'n', kind: 'note', content: '大额', visibleWhen: '{total} > 200' },
      ]),
    );
    await field('数量').fill('3');
    await field('单价').fill('0.1');
    await expect.poll(views).toEqual(['0.3']);
    await expect.element(field('原因')).not.toBeInTheDocument();
    await field('单价').fill('40');
    await expect.element(field('原因')).toBeVisible();
    expect(field('原因').element().getAttribute('aria-required')).toBeNull();
    await field('单价').fill('100');
    await expect.element(field('原因')).toHaveAttribute('aria-required', 'true');
    await expect.element(page.getByText('大额')).toBeVisible();
    await expect.element(field('备注')).not.toBeInTheDocument();
    expect(views()).toEqual(['300', '可改']);
  });

  test('an error is said when the person leaves, and again not once it is right', async () => {
    await showForm(
      storeOf([text('a', { label: '邮箱', required: true, rules: [{ check: 'format', format: 'email' }] })]),
    );
    await field('邮箱').click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(page.getByRole('alert')).toHaveTextContent('请填写邮箱');
    await expect.element(field('邮箱')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('邮箱')).toHaveAccessibleDescription('请填写邮箱');
    await field('邮箱').fill('a@example.com');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('only what changed is drawn again', async () => {
    const nodes = Array.from({ length: 30 }, (_, index) => text(`f${index}`));
    const { store } = await showForm(storeOf(nodes));
    const before = [...document.querySelectorAll('.form-field')].map((one) => one.innerHTML);
    const changed: Node[] = [];
    const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
    observer.observe(document.body, {
      attributes: true,
      childList: true,
      subtree: true,
      characterData: true,
    });
    store.set({ path: 'f7' }, 'x');
    await expect.element(field('f7')).toHaveValue('x');
    observer.disconnect();
    expect(before).toHaveLength(30);
    expect(changed.every((node) => field('f7').element().contains(node))).toBe(true);
  });
});

describe('how it is laid out', () => {
  test('columns on a desk, one below the other on a phone; each screen has its own fields', async () => {
    await showForm(
      storeOf([
        text('a', { span: 12 }),
        text('b', { span: 12 }),
        text('c', { on: ['desktop'] }),
        text('d', { on: ['phone'] }),
        text('e', { hidden: true }),
      ]),
    );
    const top = (name: string) => Math.round(field(name).element().getBoundingClientRect().top);
    expect(top('b')).toBeGreaterThan(top('a'));
    await expect.element(field('d')).toBeVisible();
    await expect.element(field('c')).not.toBeInTheDocument();
    await expect.element(field('e')).not.toBeInTheDocument();
    await page.viewport(1280, 800);
    await expect.poll(() => top('b') - top('a')).toBe(0);
    await expect.element(field('c')).toBeVisible();
    await expect.element(field('d')).not.toBeInTheDocument();
  });

  test('whole lines stand as far from their neighbours as all others, and what is hidden leaves no gap', async () => {
    await showForm(
      storeOf([
        text('a', { span: 12, hidden: true }),
        text('b'),
        text('c', { span: 12, hidden: true }),
        text('d'),
        text('e', { span: 12 }),
        text('f', { span: 16 }),
      ]),
    );
    const gaps = () => {
      const above = document.querySelector('.form-view')?.getBoundingClientRect().top ?? 0;
      const fields = [...document.querySelectorAll('.form-field')].map((one) => one.getBoundingClientRect());
      return fields.map(({ top }, index) => Math.round(top - (fields[index - 1]?.bottom ?? above)));
    };
    expect(gaps()).toEqual([0, 16, 16, 16]);
    await page.viewport(1280, 800);
    await expect.poll(gaps).toEqual([0, 16, 16, 16]);
  });

  test('labels at the left only on a desk', async () => {
    await showForm(storeOf([text('a')], {}, { labels: 'left' }));
    const places = () => {
      const label = document.querySelector('.form-field-label')?.getBoundingClientRect();
      const input = document.querySelector('.form-box')?.getBoundingClientRect();
      return (label?.right ?? 0) <= (input?.left ?? 0) ? 'left' : 'top';
    };
    expect(places()).toBe('top');
    await page.viewport(1280, 800);
    await expect.poll(places).toBe('left');
  });

  test('nothing is wider than the narrowest phone', async () => {
    await page.viewport(320, 640);
    const long = '很长的名字'.repeat(20);
    await showForm(
      storeOf([
        text('a', { label: long, hint: 'W'.repeat(200), suffix: 'W'.repeat(50) }),
        {
          id: 'c',
          kind: 'checkbox',
          model: 'c',
          label: 'c',
          options: { from: 'static', options: [{ value: '1', label: 'W'.repeat(90) }] },
        },
        { id: 'r', kind: 'rate', model: 'r', label: 'r', most: 10 },
        { id: 'dr', kind: 'dateRange', model: 'dr', label: 'dr', format: 'yyyy-MM-dd HH:mm' },
        {
          id: 'k',
          kind: 'card',
          label: long,
          parts: [
            { id: 'p', nodes: [text('inner', { default: { value: 'W'.repeat(90) }, readonly: true })] },
          ],
        },
        {
          id: 't',
          kind: 'tabs',
          label: '',
          parts: Array.from({ length: 9 }, (_, n) => ({ id: `p${n}`, label: long, nodes: [text(`t${n}`)] })),
        },
        { id: 'n', kind: 'alert', content: 'W'.repeat(200), closable: true },
        { id: 'l', kind: 'link', content: 'W'.repeat(200), href: 'https://example.com' },
      ]),
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  test('cards, rows, grids and tabs hold their fields; an empty one is not there', async () => {
    const { store } = await showForm(
      storeOf([
        text('on'),
        {
          id: 'card',
          kind: 'card',
          label: '卡片',
          visibleWhen: '{on} = "1"',
          parts: [{ id: 'p', nodes: [text('a')] }],
        },
        {
          id: 'gone',
          kind: 'card',
          label: '空卡片',
          parts: [{ id: 'p', nodes: [text('z', { hidden: true })] }],
        },
        { id: 'row', kind: 'row', parts: [{ id: 'p', nodes: [text('b')] }] },
        { id: 'grid', kind: 'grid', parts: [{ id: 'p', nodes: [text('c')] }] },
      ]),
    );
    await expect.element(page.getByText('卡片', { exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByText('空卡片')).not.toBeInTheDocument();
    await expect.element(field('b')).toBeVisible();
    await expect.element(field('c')).toBeVisible();
    store.set({ path: 'on' }, '1');
    await expect.element(page.getByText('卡片', { exact: true })).toBeVisible();
    await expect.element(field('a')).toBeVisible();
  });

  test('tabs go by keyboard; a tab with a wrong field says so', async () => {
    const { store } = await showForm(
      storeOf([
        {
          id: 't',
          kind: 'tabs',
          label: '分组',
          parts: [
            { id: 'p1', label: '基本', nodes: [text('a')] },
            { id: 'p2', label: '费用', nodes: [text('b', { required: true })] },
            { id: 'p3', label: '隐藏', nodes: [text('c', { hidden: true })] },
          ],
        },
      ]),
    );
    const tab = (name: string) => page.getByRole('tab', { name });
    expect(page.getByRole('tab').elements()).toHaveLength(2);
    await expect.element(field('b')).not.toBeInTheDocument();
    tab('基本').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('费用')).toHaveFocus();
    await expect.element(field('b')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect.element(field('a')).toBeVisible();
    store.tryToSend();
    await expect.element(tab('费用 有误')).toBeVisible();
    store.set({ path: 'b' }, 'x');
    await expect.element(tab('费用')).toBeVisible();
  });

  test('folds open and close; of an accordion one is open', async () => {
    const parts = [
      { id: 'p1', label: '一', nodes: [text('a')] },
      { id: 'p2', label: '二', nodes: [text('b')] },
    ];
    await showForm(storeOf([{ id: 'c', kind: 'collapse', label: '', accordion: true, parts }]));
    const fold = (name: string) => page.getByRole('button', { name });
    await expect.element(fold('一')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(field('b')).not.toBeInTheDocument();
    await fold('二').click();
    await expect.element(field('b')).toBeVisible();
    await expect.element(field('a')).not.toBeVisible();
    await showForm(storeOf([{ id: 'c', kind: 'collapse', label: '', parts }]));
    await expect.element(field('a')).toBeVisible();
    await expect.element(field('b')).toBeVisible();
    await fold('一').click();
    await expect.element(field('a')).not.toBeVisible();
  });
});

test('what is wrong with the form as a whole stands above it, what concerns fields stands there', async () => {
  const { store } = await showForm(
    storeOf(
      [text('a'), text('b')],
      {},
      {
        rules: [
          { expression: '{a} <> ""', message: '至少填写一项' },
          { expression: '{a} = {b}', message: '两次输入不一致', fields: ['b'] },
        ],
      },
    ),
  );
  store.set({ path: 'b' }, 'x');
  await expect.element(page.getByText('至少填写一项')).not.toBeInTheDocument();
  store.tryToSend();
  await expect
    .element(page.getByRole('alert', { name: '请先修改以下内容' }))
    .toHaveTextContent('请先修改以下内容至少填写一项');
  await expect.element(field('b')).toHaveAccessibleDescription('两次输入不一致');
  store.set({ path: 'a' }, 'x');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

describe('hostile words', () => {
  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    '//evil.example/',
    '/\\evil.example/',
    'https:evil\\@x',
    '',
  ])('a link to %s leads nowhere', async (href) => {
    await showForm(storeOf([{ id: 'l', kind: 'link', content: '点我', href }]));
    await expect.element(page.getByText('点我')).toBeVisible();
    expect(page.getByText('点我').element().closest('a')).toBeNull();
  });

  test.each<[string, boolean, string]>([
    ['https://example.com/a?b=1', false, 'https://example.com/a?b=1'],
    ['mailto:a@example.com', false, 'mailto:a@example.com'],
    ['tel:10086', false, 'tel:10086'],
    ['/pages/my/index', false, '/pages/my/index'],
    ['/javascript:alert(1)', true, `/javascript:alert(1)`],
  ])('a link to %s opens it and nothing else', async (href, newWindow, to) => {
    await showForm(storeOf([{ id: 'l', kind: 'link', content: '点我', href, newWindow }]));
    const link = page.getByRole('link', { name: '点我' });
    const leads = new URL((link.element() as HTMLAnchorElement).href);
    expect(leads.href.endsWith(to)).toBe(true);
    expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(leads.protocol);
    if (!href.startsWith('/')) await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('notes, alerts, titles, labels and values are words, whatever stands in them', async () => {
    const evil = '<img src=x onerror="window.broken=1"><script>window.broken=1</script>';
    await showForm(
      storeOf([
        { id: '1', kind: 'note', content: evil },
        { id: '2', kind: 'alert', content: evil, tone: 'error' },
        { id: '3', kind: 'groupTitle', label: evil.slice(0, 100) },
        { id: '4', kind: 'divider', label: evil.slice(0, 100) },
        text('a', { label: evil.slice(0, 100), hint: evil, default: { value: evil }, readonly: true }),
        { id: '5', kind: 'button', label: evil.slice(0, 100), script: '' },
        { id: '6', kind: 'barCode', label: '条码', content: evil },
        { id: '7', kind: 'qrCode', label: '码', content: 'x'.repeat(9_000) },
      ]),
    );
    await expect.element(page.getByText('内容不能生成条形码或二维码').first()).toBeVisible();
    expect(document.querySelectorAll('.form-view img, .form-view script')).toHaveLength(0);
    expect((window as { broken?: number }).broken).toBeUndefined();
  });
});

test('codes are drawn from words or from another field, and follow it', async () => {
  const { store } = await showForm(
    storeOf([
      text('no'),
      { id: 'q', kind: 'qrCode', label: '二维码', of: 'no' },
      { id: 'b', kind: 'barCode', label: '条形码', of: 'no' },
    ]),
  );
  await expect.element(page.getByText('没有可显示的内容').first()).toBeVisible();
  store.set({ path: 'no' }, 'BL001');
  await expect.element(page.getByRole('img', { name: '二维码：BL001' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: '条形码：BL001' })).toBeVisible();
  store.set({ path: 'no' }, '提单');
  await expect.element(page.getByRole('img', { name: '二维码：提单' })).toBeVisible();
  await expect.element(page.getByText('内容不能生成条形码或二维码')).toBeVisible();
});

const options = { from: 'static', options: ['甲', '乙'].map((label) => ({ value: label, label })) };
const every = [
  { kind: 'groupTitle' },
  { kind: 'text', required: true, hint: '提示', prefix: '#', scan: true, most: 2 },
  { kind: 'textarea' },
  { kind: 'number', step: 1, thousands: true, chineseCapitals: true },
  { kind: 'switch' },
  { kind: 'radio', options },
  { kind: 'radio', options, look: 'button', required: true },
  { kind: 'checkbox', options, required: true },
  { kind: 'select', options },
  { kind: 'select', options, multiple: true },
  { kind: 'date', required: true },
  { kind: 'date', format: 'yyyy-MM' },
  { kind: 'date', format: 'yyyy' },
  { kind: 'time' },
  { kind: 'dateRange', required: true },
  { kind: 'timeRange' },
  { kind: 'rate', required: true },
  { kind: 'slider', required: true },
  { kind: 'colour', required: true },
  { kind: 'billNumber', billRule: 'x' },
  { kind: 'calculation', calculated: '1' },
  { kind: 'link', content: '链接', href: 'https://example.com' },
  { kind: 'button', script: '() => 1' },
  { kind: 'note', content: '说明' },
  { kind: 'alert', content: '注意', closable: true },
  { kind: 'divider' },
  { kind: 'qrCode', content: 'x' },
  { kind: 'barCode', content: 'x' },
].map((one, index) => ({
  id: `f${index}`,
  label: `字段${index}`,
  ...('content' in one && one.kind !== 'link' ? {} : { model: `f${index}` }),
  ...one,
}));
const arranged = [
  ...every,
  { id: 'k', kind: 'card', label: '卡片', parts: [{ id: 'p', nodes: [text('k1')] }] },
  { id: 'c', kind: 'collapse', label: '折叠', parts: [{ id: 'p', label: '折叠一', nodes: [text('c1')] }] },
  {
    id: 't',
    kind: 'tabs',
    label: '标签',
    parts: [
      { id: 'p', label: '页一', nodes: [text('t1', { required: true })] },
      { id: 'q', label: '页二', nodes: [text('t2')] },
    ],
  },
  { id: 'g', kind: 'grid', label: '表格', parts: [{ id: 'p', nodes: [text('g1')] }] },
];

test.each<['light' | 'dark', 'new' | 'read']>([
  ['light', 'new'],
  ['dark', 'new'],
  ['light', 'read'],
  ['dark', 'read'],
])('everybody can use every kind: %s, %s', async (theme, mode) => {
  chooseTheme(theme);
  const { store } = await showForm(storeOf(arranged, { mode }));
  await expect.element(page.getByRole('img', { name: '条形码：x' })).toBeVisible();
  store.set({ path: 'f1' }, 'abc');
  if (mode === 'new') store.tryToSend();
  await expect.element(page.getByText(mode === 'new' ? '字段1不能超过 2 个字' : '#abc')).toBeVisible();
  // Colours are on their way to the other theme for a moment.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  expect(await accessibilityProblems()).toEqual([]);
});
