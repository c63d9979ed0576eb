import { type FormValues, readFormDefinition } from '@fairway/contract/forms.ts';
import { describe, expect, it } from 'vitest';
import { compileForm } from '../../forms/compile-form.ts';
import { Play, step, submitted } from '../testing/play.ts';
import { rightsAt } from './form-change.ts';

const form = compileForm(
  readFormDefinition({
    version: 1,
    nodes: [
      { id: 'f1', kind: 'text', model: 'reason', label: '原因', required: true },
      { id: 'f2', kind: 'number', model: 'days', label: '天数', most: 30 },
      {
        id: 'f3',
        kind: 'table',
        model: 'rows',
        label: '明细',
        columns: [
          { id: 'c1', kind: 'number', model: 'qty', label: '数量' },
          { id: 'c2', kind: 'number', model: 'price', label: '单价' },
        ],
      },
      {
        id: 'f4',
        kind: 'calculation',
        model: 'total',
        label: '合计',
        calculated: 'SUM({rows.qty} * {rows.price})',
      },
      { id: 'f5', kind: 'text', model: 'note', label: '备注' },
    ],
  }),
);
const row = { id: 'r1', qty: 2, price: 10 };
const values = { reason: '旅行', days: 3, rows: [row], note: '' };
const asked = (fields: object) => {
  const play = new Play([step('a', 'A', { fields }), step('z', 'Z')], { compiledForm: form, form: values });
  expect(play.submit()).toBe('ok');
  return play;
};

describe('a form on its way', () => {
  it('is checked when it is submitted, and what is worked out is not believed', () => {
    const play = new Play([step('a', 'A')], { compiledForm: form });
    expect(play.submit({ form: { days: 31 } })).toBe('E_FORM');
    expect(play.refusal?.fields).toEqual(['reason', 'days']);
    expect(play.submit({ form: { ...values, total: 999, hack: 1 } })).toBe('ok');
    expect(play.state.form.total).toBe(20);
    expect(play.state.form).not.toHaveProperty('hack');
  });

  it.each<[string, object, FormValues, string, string[]]>([
    ['nothing', {}, {}, 'ok', []],
    ['what is open', { days: 'edit' }, { days: 4 }, 'ok', []],
    ['what is not named', {}, { days: 4 }, 'E_FIELD', ['days']],
    ['what may only be read', { days: 'read' }, { days: 4 }, 'E_FIELD', ['days']],
    ['the same value', {}, { days: 3 }, 'ok', []],
    ['a field nobody knows', {}, { hack: 1 }, 'E_FIELD', ['hack']],
    ['a cell of an open column', { 'rows.qty': 'edit' }, { rows: [{ ...row, qty: 5 }] }, 'ok', []],
    [
      'a cell of another column',
      { 'rows.qty': 'edit' },
      { rows: [{ ...row, price: 5 }] },
      'E_FIELD',
      ['rows.price'],
    ],
    [
      'a new row where only a column is open',
      { 'rows.qty': 'edit' },
      { rows: [row, { id: 'r2' }] },
      'E_FIELD',
      ['rows'],
    ],
    [
      'a new row of an open table',
      { rows: 'edit' },
      { rows: [row, { id: 'r2', qty: 1, price: 1 }] },
      'ok',
      [],
    ],
    ['a wrong value', { days: 'edit' }, { days: 99 }, 'E_FORM', ['days']],
    ['something the step requires', { note: 'required' }, {}, 'E_FORM', ['note']],
    ['and it is given', { note: 'required' }, { note: '好' }, 'ok', []],
    ['what is worked out', { days: 'edit' }, { days: 4, total: 1 }, 'ok', []],
    ['a key of every object', { days: 'edit' }, JSON.parse('{"__proto__": {"x": 1}, "days": 4}'), 'ok', []],
  ])('%s', (_case, fields, changes, expected, named) => {
    const play = asked(fields);
    expect(play.approve('A', { changes })).toBe(expected);
    expect(play.refusal?.fields ?? []).toEqual(named);
  });

  it('works out again what an approver changes, and says what changed', () => {
    const play = asked({ 'rows.qty': 'edit' });
    play.approve('A', { changes: { rows: [{ ...row, qty: 5 }] } });
    expect(play.state.form.total).toBe(50);
    expect(play.happened('formPatched')).toMatchObject([{ changes: { total: 50 } }]);
  });

  it('a closed field the server found filled by a picked row may change', () => {
    expect(asked({ days: 'edit' }).approve('A', { changes: { days: 4, note: 'x' }, filled: ['note'] })).toBe(
      'ok',
    );
  });

  it('whoever decides decides about what they saw', () => {
    const play = asked({ days: 'edit' });
    const seen = play.state.formRev;
    play.approve('A', { changes: { days: 4 } });
    expect(play.approve('Z', { formRev: seen })).toBe('E_STALE');
    expect(play.refusal?.fields).toEqual(['days']);
    expect(play.approve('Z', { formRev: play.state.formRev })).toBe('ok');
  });

  it('a step closes what it does not name', () => {
    const { node } = asked({ 'rows.qty': 'edit', note: 'hidden' }).flow.byId.get('a') ?? {};
    expect(node && 'fields' in node && rightsAt(node as never, form)).toEqual({
      reason: 'read',
      days: 'read',
      rows: 'edit',
      'rows.qty': 'edit',
      'rows.price': 'read',
      total: 'read',
      note: 'hidden',
    });
  });

  it('words and a signature where they are wanted', () => {
    const play = submitted([step('a', 'A', { opinion: 'required', signature: true, batch: false })]);
    expect(play.approve('A')).toBe('E_OPINION');
    expect(play.approve('A', { opinion: '同意' })).toBe('E_SIGN');
    expect(play.approve('A', { opinion: '同意', signature: 'data:', isBatch: true })).toBe('E_OFF');
    expect(play.approve('A', { opinion: '同意', signature: 'data:' })).toBe('ok');
  });

  it('withdrawing gives the initiator their own form back', () => {
    const play = new Play([step('a', 'A', { fields: { days: 'edit' } }), step('z', 'Z')], {
      form: { days: 3, other: 1 },
      settings: { withdraw: 'anytime' },
    });
    play.submit();
    play.approve('A', { changes: { days: 9 } });
    expect(play.state.form.days).toBe(9);
    expect(play.send('withdraw', 'I', {})).toBe('ok');
    expect(play.state.form).toEqual({ days: 3, other: 1 });
  });

  it('whose change of the form has decided a way cannot take it back', () => {
    const play = new Play(
      [
        {
          kind: 'branch',
          id: 'split',
          mode: 'parallel',
          arms: [
            { id: 'x', seq: [step('x1', 'X', { fields: { days: 'edit' } }), step('x2', 'Q')] },
            {
              id: 'y',
              seq: [
                step('y1', 'Y'),
                step('y2', 'B', { autoPass: { field: 'days', is: '>', value: 5 } }),
                step('y3', 'C'),
              ],
            },
          ],
        },
      ],
      { form: { days: 3 } },
    );
    play.submit();
    play.approve('X', { changes: { days: 9 } });
    play.approve('Y');
    expect(play.pending).toBe('C Q');
    expect(play.recall('X')).toBe('E_BUILT_ON');
    expect(play.refusal?.places.who).toBe('Y');
    expect(play.recall('Y')).toBe('ok');
    expect(play.recall('X')).toBe('ok');
    expect(play.state.form.days).toBe(3);
  });
});
