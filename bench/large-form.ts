/** Conditions, calculations and checks as dense as in a large form of a real company. */
const fields = Array.from({ length: 200 }, (_, n) => ({
  id: `f${n}`,
  model: `m${n}`,
  label: `字段 ${n}`,
  span: 8,
  kind: n % 3 === 0 ? 'number' : 'text',
  required: n % 2 === 0,
  ...(n % 10 === 5 ? { visibleWhen: `{m${n - 5}} <> 1` } : {}),
  ...(n % 30 === 3 ? { calculated: `{m${n - 3}} * 2` } : {}),
  rules: n % 7 === 0 ? [{ check: 'length', most: 10 }] : [],
}));
const column = (model: string, kind: string, more: object = {}) => ({
  id: `c-${model}`,
  model,
  label: model,
  kind,
  ...more,
});
const rows = {
  id: 'rows',
  label: '明细',
  model: 'rows',
  kind: 'table',
  columns: [
    column('name', 'text', { required: true }),
    column('qty', 'number'),
    column('price', 'number', { precision: 2 }),
    column('amount', 'calculation', { calculated: '{rows.qty} * {rows.price}', precision: 2 }),
    column('note', 'text', { visibleWhen: '{rows.amount} > 100' }),
    column('day', 'date'),
  ],
};
const total = {
  id: 'total',
  label: '合计',
  model: 'total',
  kind: 'calculation',
  calculated: 'SUM({rows.amount})',
  precision: 2,
};

/** 200 fields and a sub-table. */
export const largeForm = { version: 1, nodes: [...fields, rows, total] };

/** The sub-table with 100 rows, everything in order. */
export const largeValues = {
  ...Object.fromEntries(fields.map(({ model, kind }, n) => [model, kind === 'number' ? n : 'text'])),
  rows: Array.from({ length: 100 }, (_, n) => ({
    name: `n${n}`,
    qty: n,
    price: 1.5,
    day: 1_700_000_000_000,
  })),
};
