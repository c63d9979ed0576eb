import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { partOf } from '../registry.ts';
import { showForm, storeOf } from '../testing/show-form.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const text = (name: string) => (field(name).element() as HTMLInputElement).value;
const few = (...labels: string[]) => ({
  from: 'static',
  options: labels.map((label, index) => ({ value: `${index}`, label })),
});
const one = (kind: string, knobs: object = {}) => ({ id: 'a', kind, model: 'a', label: '字段', ...knobs });
/** What stands in the field of a form that is only read. */
async function read(kind: string, value: unknown, knobs: object = {}, shown?: object): Promise<string> {
  await showForm(storeOf([one(kind, knobs)], { mode: 'read', values: { a: value }, shown: shown as never }));
  await expect.element(page.getByText('字段', { exact: true })).toBeVisible();
  return document.querySelector('.form-field-view')?.textContent ?? '';
}

afterEach(() => page.viewport(390, 844));

describe('text', () => {
  test('is typed, emptied, counted near its limit, and never cut off', async () => {
    const { store } = await showForm(storeOf([one('text', { most: 5, prefix: '#' })]));
    await field('字段').fill('1234');
    expect(store.values.a).toBe('1234');
    await expect.element(page.getByText('4/5')).toBeVisible();
    await field('字段').fill('123456');
    await userEvent.tab();
    await expect.element(page.getByText('字段不能超过 5 个字')).toBeVisible();
    expect(store.values.a).toBe('123456');
    await field('字段').fill('');
    expect(store.values.a).toBeNull();
  });
  test('is hidden from eyes that only read', async () => {
    expect(await read('text', '13800138000', { mask: 'mobile' })).toBe('138****8000');
    expect(await read('text', '<b>x</b>', { mask: 'constructor', suffix: '。' })).toBe('<b>x</b>。');
    expect(await read('text', null)).toBe('—');
  });
  test('is scanned', async () => {
    const { store } = await showForm(storeOf([one('text', { scan: true })]));
    await page.getByRole('button', { name: '扫码填写' }).click();
    await page.getByRole('button', { name: '手动输入' }).click();
    await page.getByRole('textbox', { name: '二维码内容' }).fill('BL-001');
    await page.getByRole('button', { name: '确定' }).click();
    await expect.poll(() => store.values.a).toBe('BL-001');
  });
  test('of several lines keeps them', async () => {
    const { store } = await showForm(storeOf([one('textarea')]));
    await field('字段').fill('一\n二');
    expect(store.values.a).toBe('一\n二');
    expect(await read('textarea', '一\n二')).toBe('一\n二');
  });
});

describe('a number', () => {
  const amount = { precision: 2, thousands: true, chineseCapitals: true };
  test('keeps what is typed while it is typed, and is grouped when it is not', async () => {
    const { store } = await showForm(
      storeOf([one('number', amount), { ...one('text'), id: 'b', model: 'b', label: '别处' }]),
    );
    await field('字段').click();
    await userEvent.keyboard('1234.');
    expect([text('字段'), store.values.a]).toEqual(['1234.', 1234]);
    await userEvent.keyboard('50');
    expect([text('字段'), store.values.a]).toEqual(['1234.50', 1234.5]);
    await expect.element(page.getByText('壹仟贰佰叁拾肆元伍角')).toBeVisible();
    await field('别处').click();
    expect(text('字段')).toBe('1,234.50');
    await field('字段').click();
    await userEvent.keyboard('{Home}{ArrowRight}9');
    expect([text('字段'), store.values.a]).toEqual(['19,234.50', 19234.5]);
    await userEvent.keyboard('8');
    expect([text('字段'), store.values.a]).toEqual(['198,234.50', 198234.5]);
    await userEvent.keyboard('7');
    await field('别处').click();
    expect([text('字段'), store.values.a]).toEqual(['1,987,234.50', 1987234.5]);
  });
  test.each<[string, unknown]>([
    ['1,234.50', 1234.5],
    ['￥１２．５', 12.5],
    ['12,34', '12,34'],
    ['-', null],
    ['-0.1', -0.1],
    ['.5', 0.5],
    ['', null],
  ])('pasted as %s', async (pasted, value) => {
    const { store } = await showForm(storeOf([one('number')]));
    await field('字段').fill('7');
    await field('字段').fill(pasted);
    expect(store.values.a).toBe(value);
  });
  test('that is none, too precise, too large or out of bounds is said, and nothing is rounded in silence', async () => {
    const { store } = await showForm(storeOf([one('number', { precision: 2, least: -5, most: 1e15 })]));
    const said = async (typed: string) => {
      await field('字段').fill(typed);
      await userEvent.tab();
      return document.querySelector('.form-field-error')?.textContent;
    };
    expect(await said('12a')).toBe('字段必须是数字');
    expect(text('字段')).toBe('12a');
    expect(await said('0.123')).toBe('字段最多 2 位小数');
    expect(text('字段')).toBe('0.123');
    expect(await said('-6')).toBe('字段不能小于 -5');
    expect(await said('12345678901234567')).toBe('字段不能大于 10^15');
    await said('3');
    await expect.poll(() => document.querySelector('.form-field-error')).toBeNull();
    expect(store.values.a).toBe(3);
  });
  test.each([
    [24, '123456789.25', 1],
    [2, '123456789.25', 2],
    [24, `${'123'.repeat(5)}`, 1],
  ])('worked out in %i of 24 columns is read whole: %s', async (span, digits, lines) => {
    await page.viewport(1_280, 800);
    const nodes = [
      one('number'),
      { ...one('calculation', { calculated: '{a}', span }), id: 'b', model: 'b' },
    ];
    await showForm(storeOf(nodes, { values: { a: Number(digits) } }));
    const shown = page.getByText(digits, { exact: true });
    await expect.element(shown).toBeVisible();
    const frame = document.querySelector('.form-field-view')?.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(shown.element());
    const pieces = [...range.getClientRects()];
    expect(pieces).toHaveLength(lines);
    for (const { right, bottom } of pieces) {
      expect(right).toBeLessThanOrEqual(frame?.right ?? 0);
      expect(bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
    }
  });
  test('goes by steps without the faults of floats, and stops at its bounds', async () => {
    const { store } = await showForm(
      storeOf([one('number', { step: 0.1, most: 0.4, default: { value: 0.1 } })]),
    );
    const more = page.getByRole('button', { name: '增加' });
    await more.click();
    await more.click();
    expect(store.values.a).toBe(0.3);
    await field('字段').click();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect([store.values.a, text('字段')]).toEqual([0.4, '0.4']);
    await page.getByRole('button', { name: '减少' }).click();
    expect(store.values.a).toBe(0.3);
  });
  test('is read in full', async () => {
    expect(await read('number', 1e-7)).toBe('0.0000001');
    expect(await read('number', 1234567.5, amount)).toBe('1,234,567.50壹佰贰拾叁万肆仟伍佰陆拾柒元伍角');
    expect(await read('number', 5, { prefix: '$', suffix: ' 吨' })).toBe('$5 吨');
  });
});

test('a switch is 0 or 1, with its own words', async () => {
  const { store } = await showForm(storeOf([one('switch', { onText: '加急', offText: '普通' })]));
  await page.getByRole('switch', { name: '字段' }).click();
  expect(store.values.a).toBe(1);
  await expect.element(page.getByText('加急')).toBeVisible();
  await page.getByRole('switch', { name: '字段' }).click();
  expect(store.values.a).toBe(0);
  expect(await read('switch', 1)).toBe('开');
  expect(await read('switch', null, { offText: '否' })).toBe('否');
});

describe('choices', () => {
  test('one of a few, taken back where none is needed', async () => {
    const { store } = await showForm(storeOf([one('radio', { options: few('海运', '空运') })]));
    await page.getByRole('radio', { name: '空运' }).click();
    expect(store.values.a).toBe('1');
    await page.getByRole('button', { name: '清除' }).click();
    expect(store.values.a).toBeNull();
    expect(await read('radio', '1', { options: few('海运', '空运') })).toBe('空运');
  });
  test('several of a few, in their order', async () => {
    const { store } = await showForm(
      storeOf([one('checkbox', { options: few('甲', '乙', '丙'), look: 'button' })]),
    );
    await page.getByRole('checkbox', { name: '丙' }).click();
    await page.getByRole('checkbox', { name: '甲' }).click();
    expect(store.values.a).toEqual(['0', '2']);
    await page.getByRole('checkbox', { name: '丙' }).click();
    expect(store.values.a).toEqual(['0']);
    expect(await read('checkbox', ['0', '2'], { options: few('甲', '乙', '丙') })).toBe('甲、丙');
  });
  test('one of many from a sheet with a search, by keyboard', async () => {
    const options = few(...Array.from({ length: 500 }, (_, index) => `港口${index}`));
    const { store } = await showForm(storeOf([one('select', { options })]));
    await page.getByRole('button', { name: '字段 请选择' }).click();
    await page.getByRole('searchbox').fill('港口49');
    await expect.element(page.getByRole('option', { name: '港口49', exact: true })).toBeVisible();
    expect(page.getByRole('option').elements()).toHaveLength(11);
    page.getByRole('option', { name: '港口49', exact: true }).element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('option', { name: '港口490' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(store.values.a).toBe('490');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByText('港口490')).toBeVisible();
  });
  test('several of many are taken when the person says so', async () => {
    const { store } = await showForm(
      storeOf([one('select', { options: few('甲', '乙', '丙'), multiple: true, default: { value: ['2'] } })]),
    );
    await page.getByRole('button', { name: '字段 请选择' }).click();
    await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
    await page.getByRole('option', { name: '甲' }).click();
    expect(store.values.a).toEqual(['2']);
    await page.getByRole('button', { name: '确定（2）' }).click();
    expect(store.values.a).toEqual(['0', '2']);
  });
  test('what is no longer offered goes by the name it had', async () => {
    const options = few('甲');
    expect(await read('select', 'old', { options }, { a: '旧港' })).toBe('旧港');
    const store = storeOf([one('radio', { options })], {
      mode: 'edit',
      values: { a: 'old' },
      shown: { a: '旧港' },
    });
    await showForm(store);
    await expect.element(page.getByRole('radio', { name: '旧港' })).toBeChecked();
  });
});

describe('dates and times', () => {
  test('stand in the zone of the form, whatever the format', async () => {
    const at = Date.parse('2026-11-15T16:30:05Z');
    const formats = {
      d: undefined,
      m: 'yyyy-MM',
      y: 'yyyy',
      t: 'yyyy-MM-dd HH:mm',
      s: 'yyyy-MM-dd HH:mm:ss',
    };
    const nodes = Object.entries(formats).map(([model, format]) => ({
      ...one('date', { format }),
      id: model,
      model,
      label: model,
    }));
    const { store } = await showForm(storeOf(nodes, { values: { d: at, m: at, y: at, t: at, s: at } }));
    expect(Object.keys(formats).map(text)).toEqual([
      '2026-11-16',
      '2026-11',
      '2026',
      '2026-11-16T00:30',
      '2026-11-16T00:30:05',
    ]);
    await field('d').fill('2026-12-01');
    await field('m').fill('2026-12');
    await field('y').fill('2027');
    await field('t').fill('2026-12-01T08:15');
    await field('s').fill('2026-12-01T08:15:30');
    expect(store.values).toEqual({
      d: Date.parse('2026-11-30T16:00:00Z'),
      m: Date.parse('2026-11-30T16:00:00Z'),
      y: Date.parse('2026-12-31T16:00:00Z'),
      t: Date.parse('2026-12-01T00:15:00Z'),
      s: Date.parse('2026-12-01T00:15:30Z'),
    });
    await page.getByRole('button', { name: '清除' }).first().click();
    expect(store.values.d).toBeNull();
  });
  test('a year is typed digit by digit', async () => {
    const { store } = await showForm(storeOf([one('date', { format: 'yyyy' })]));
    await field('字段').click();
    await userEvent.keyboard('202');
    expect([text('字段'), store.values.a]).toEqual(['202', null]);
    await userEvent.keyboard('6');
    expect([text('字段'), store.values.a]).toEqual(['2026', Date.parse('2025-12-31T16:00:00Z')]);
  });
  test('have their first and last day, which may be another field', async () => {
    const start = { ...one('date'), id: 's', model: 's', label: '开始日' };
    const end = one('date', { earliest: '{s}', latest: 'DATEADD({s}, 7, "day")' });
    const { store } = await showForm(storeOf([start, end]));
    await field('开始日').fill('2026-11-15');
    await expect.element(field('字段')).toHaveAttribute('min', '2026-11-15');
    await expect.element(field('字段')).toHaveAttribute('max', '2026-11-22');
    await field('字段').fill('2026-11-14');
    await userEvent.tab();
    await userEvent.tab();
    store.visit({ path: 'a' });
    await expect.element(page.getByText('字段不能早于2026-11-15')).toBeVisible();
  });
  test('ranges have two ends in their order', async () => {
    const { store } = await showForm(
      storeOf([one('dateRange'), { ...one('timeRange'), id: 'b', model: 'b', label: '时段' }]),
    );
    await field('字段 开始').fill('2026-11-15');
    expect(store.values.a).toEqual([Date.parse('2026-11-14T16:00:00Z'), null]);
    await field('字段 结束').fill('2026-11-10');
    store.visit({ path: 'a' });
    await expect.element(page.getByText('字段的开始不能晚于结束')).toBeVisible();
    await field('字段 结束').fill('2026-11-20');
    await expect.element(page.getByText('字段的开始不能晚于结束')).not.toBeInTheDocument();
    await field('字段 开始').fill('');
    await field('字段 结束').fill('');
    expect(store.values.a).toBeNull();
    await field('时段 开始').fill('08:30');
    await field('时段 结束').fill('17:00');
    expect(store.values.b).toEqual(['08:30', '17:00']);
  });
  test('a time of day, with seconds where the form has them', async () => {
    const { store } = await showForm(storeOf([one('time', { format: 'HH:mm:ss' })]));
    await field('字段').fill('08:30');
    expect(store.values.a).toBe('08:30:00');
  });
  test('are read in their format', async () => {
    const at = Date.parse('2026-11-15T16:30:00Z');
    expect(await read('date', at, { format: 'yyyy/MM/dd HH:mm' })).toBe('2026/11/16 00:30');
    expect(await read('date', 'nonsense')).toBe('—');
    expect(await read('dateRange', [at, at])).toBe('2026-11-16 – 2026-11-16');
    expect(await read('timeRange', ['08:30', '17:00'])).toBe('08:30 – 17:00');
    expect(await read('time', '08:30')).toBe('08:30');
  });
});

describe('what is shown rather than written', () => {
  test('stars go by halves, with the arrows and with a finger', async () => {
    const { store } = await showForm(storeOf([one('rate', { allowHalf: true })]));
    const rate = page.getByRole('slider', { name: '字段' });
    rate.element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(store.values.a).toBe(1.5);
    await expect.element(rate).toHaveAttribute('aria-valuetext', '1.5 分，满分 5 分');
    await userEvent.keyboard('{End}');
    expect(store.values.a).toBe(5);
    await userEvent.keyboard('{Home}');
    expect(store.values.a).toBeNull();
    await rate.click();
    expect(store.values.a).toBe(2.5);
    await rate.click();
    expect(store.values.a).toBeNull();
    await showForm(storeOf([one('rate', { most: 1e9 })], { mode: 'read', values: { a: 3 } }));
    expect(document.querySelectorAll('.rate svg')).toHaveLength(10);
  });
  test('a slider goes by its steps', async () => {
    const { store } = await showForm(
      storeOf([one('slider', { least: 0, most: 1, step: 0.1, precision: 1 })]),
    );
    page.getByRole('slider').element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(store.values.a).toBe(0.3);
    await expect.element(page.getByRole('status')).toHaveTextContent('0.3');
  });
  test('a colour from the swatches or the palette', async () => {
    const { store } = await showForm(storeOf([one('colour')]));
    await page.getByRole('button', { name: '颜色 #188038' }).click();
    expect(store.values.a).toBe('#188038');
    await page.getByRole('button', { name: '清除' }).click();
    expect(store.values.a).toBeNull();
    expect(await read('colour', '#ABC')).toBe('#abc');
    expect(await read('colour', 'red;background:url(//evil)')).toBe('—');
  });
});

test('what is worked out has a name or says when it comes', async () => {
  const kinds = ['billNumber', 'createdBy', 'createdAt', 'modifiedBy', 'ownOrganisation', 'ownPosition'];
  const nodes = kinds.map((kind) => ({
    id: kind,
    kind,
    model: kind,
    label: kind,
    showLevel: 'last',
    billRule: 'x',
  }));
  await showForm(storeOf(nodes));
  const views = () => [...document.querySelectorAll('.form-field-view')].map((view) => view.textContent);
  expect(views()).toEqual(['自动生成', '周子涵', '自动生成', '—', '海运部', '销售专员']);
  const values = { billNumber: 'FW001', createdBy: 'u9', createdAt: Date.parse('2026-11-15T06:30:00Z') };
  await showForm(storeOf(nodes, { mode: 'read', values, shown: { createdBy: '王小明' } }));
  expect(views()).toEqual(['FW001', '王小明', '2026-11-15 14:30', '—', '—', '—']);
});

describe('what a pasted text means', () => {
  const parse = (kind: string, given: string, knobs: object = {}) =>
    partOf(kind as 'text')?.parse?.(given, one(kind, knobs) as never, 'Asia/Shanghai');
  const options = few('海运', '空运');
  test.each<[string, string, object, unknown]>([
    ['text', ' a ', {}, ' a '],
    ['number', '1,234.50', {}, 1234.5],
    ['number', 'x', {}, undefined],
    ['number', '', {}, null],
    ['switch', '是', {}, 1],
    ['switch', '普通', { offText: '普通' }, 0],
    ['switch', '也许', {}, undefined],
    ['radio', '空运', { options }, '1'],
    ['radio', '铁路', { options }, undefined],
    ['checkbox', '海运、空运', { options }, ['0', '1']],
    ['select', '1', { options }, '1'],
    ['select', '海运,铁路', { options, multiple: true }, undefined],
    ['date', '2026/11/15', {}, Date.parse('2026-11-14T16:00:00Z')],
    ['date', '2026年11月15日 8:30', {}, Date.parse('2026-11-15T00:30:00Z')],
    ['date', '2026-02-30', {}, undefined],
    ['time', '8:30', {}, '08:30'],
    ['time', '25:00', {}, undefined],
    [
      'dateRange',
      '2026-11-01 ~ 2026-11-15',
      {},
      [Date.parse('2026-10-31T16:00:00Z'), Date.parse('2026-11-14T16:00:00Z')],
    ],
    ['timeRange', '8:00至17:00', {}, ['08:00', '17:00']],
    ['rate', '3.5', {}, 3.5],
    ['colour', '#ABC', {}, '#abc'],
    ['colour', 'red', {}, undefined],
  ])('%s: %s', (kind, given, knobs, value) => {
    expect(parse(kind, given, knobs)).toEqual(value);
  });
});
