import { type FormDefinition, formDefinition } from '@fairway/contract/forms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compileForm } from '../compile-form.ts';
import { formProblems } from '../form-problems.ts';
import { anyDesign } from '../testing/generated-designs.ts';
import { briefFact, type Fact, type FactSource, factsIn, factText } from './fact.ts';
import { factsOfRequest, headingOf } from './heading-of.ts';
import { mayHead } from './may-head.ts';
import { partsOfFact } from './propose-heading.ts';
import { recordHeading } from './record-heading.ts';

type Node = Record<string, unknown>;
const field = (kind: string, model: string, label: string, more: Node = {}): Node => ({
  ...{ kind, id: model, model, label },
  ...more,
});
const formOf = (nodes: Node[], more: Partial<FormDefinition> = {}) =>
  compileForm(z.parse(formDefinition, { version: 1, nodes, ...more }));
const must = { required: true };
const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`);
const now = day('2026-11-16');
const zh = { language: 'zh', now } as const;
const en = { language: 'en', now } as const;
const plainly: FactSource = { isShown: () => true, textOf: (_: unknown, value: unknown) => String(value) };

const leave = formOf([
  field('select', 'leaveType', '请假类型', must),
  field('date', 'leaveStartTime', '开始日期', must),
  field('date', 'leaveEndTime', '结束日期', must),
  field('calculation', 'leaveDayCount', '请假天数', {
    ...{ precision: 1, suffix: '天' },
    calculated: 'DATEDIFF({leaveStartTime}, {leaveEndTime}) + 1',
  }),
  field('textarea', 'leaveReason', '请假事由', must),
]);
const payment = formOf([
  field('popupSelect', 'supplier', '收款单位', must),
  field('select', 'currency', '币种', must),
  field('number', 'amount', '付款金额', { ...must, precision: 2, thousands: true }),
  field('calculation', 'localAmount', '折合人民币', { prefix: '¥', calculated: '{amount}' }),
  field('date', 'payBy', '最迟付款日', must),
]);
const lead = formOf([
  field('billNumber', 'number', '线索编号'),
  field('select', 'stage', '阶段', must),
  field('text', 'company', '公司名称', must),
  field('text', 'mobile', '手机', { ...must, mask: 'mobile' }),
  field('text', 'contact', '联系人', must),
  field('number', 'expected', '预计年营业额', { prefix: '¥', thousands: true }),
]);

describe('a proposed heading', () => {
  it.each([
    ['leave', leave, ['leaveStartTime+leaveEndTime+leaveDayCount', 'leaveType', 'leaveReason']],
    ['payment', payment, ['amount+currency', 'payBy', 'supplier']],
    ['lead', lead, ['expected', 'company', 'stage']],
    ['nothing to say', formOf([field('richText', 'text', '正文')]), []],
    [
      'a sub-table',
      formOf([field('table', 'rows', '明细', { columns: [field('number', 'amount', '金额', must)] })]),
      [],
    ],
    [
      'weight is no money',
      formOf([field('calculation', 'w', '总毛重（kg）', { thousands: true, precision: 2, calculated: '1' })]),
      [],
    ],
    ['days are no money', formOf([field('number', 'days', '付款账期', { ...must, suffix: '天' })]), ['days']],
  ])('facts of a request: %s', (_, form, facts) =>
    expect(factsOfRequest(form, []).map((fact) => partsOfFact(fact).join('+'))).toEqual(facts),
  );

  it.each([
    ['lead', lead, { title: '{company}', number: 'number', state: { field: 'stage', tones: {} } }],
    ['payment', payment, { title: '{supplier}', number: undefined, state: undefined }],
    ['only a number', formOf([field('billNumber', 'no', '编号')]), { title: '{no}', number: undefined }],
  ])('a record is called by what it is: %s', (_, form, heading) =>
    expect(headingOf(form)).toMatchObject(heading),
  );

  it('does not say again what title and state say', () =>
    expect(headingOf(lead).facts.map(({ field: path }) => path)).toEqual(['expected', 'contact']));

  it('gives way to what the form declares, and to what the flow names', () => {
    const heading = {
      title: '{contact}',
      facts: [{ field: 'stage' }, { field: 'mobile' }, { field: 'gone' }],
    };
    const declared = compileForm({ ...lead.definition, heading });
    expect(headingOf(declared)).toMatchObject({ title: '{contact}', facts: [{ field: 'stage' }] });
    expect(factsOfRequest(declared, ['company', 'mobile', 'company'])).toEqual([{ field: 'company' }]);
    // What an earlier fact says along is not one more.
    expect(
      factsOfRequest(leave, ['leaveStartTime', 'leaveEndTime', 'leaveDayCount', 'leaveType']),
    ).toHaveLength(2);
  });

  it('is refused when it names what cannot stand there', () => {
    const problems = formProblems({
      ...lead.definition,
      heading: { title: '{company} {gone}', facts: [{ field: 'mobile' }] },
    });
    const found = problems.filter(({ problem }) => problem === 'headingField');
    expect(found.map(({ problem, places }) => [problem, places.field])).toEqual([
      ['headingField', 'gone'],
      ['headingField', 'mobile'],
    ]);
  });
});

describe('a fact in words', () => {
  const dates = (from: string, to?: string, more: Partial<Extract<Fact, { kind: 'dates' }>> = {}): Fact => ({
    ...{ path: 'd', label: '日期', kind: 'dates', from: day(from) },
    ...(to && { to: day(to) }),
    ...more,
  });
  it.each<[Fact, string, string, string]>([
    [
      dates('2026-11-03', '2026-11-05', { length: '3', unit: '天' }),
      '11-03 至 11-05（3天）',
      'Nov 3 – Nov 5 (3 days)',
      '3天',
    ],
    [dates('2026-11-03', '2026-11-03', { length: '1', unit: '天' }), '11-03（1天）', 'Nov 3 (1 day)', '1天'],
    [dates('2026-11-03'), '11-03', 'Nov 3', '11-03'],
    [
      dates('2025-12-30', '2026-01-02'),
      '2025-12-30 至 2026-01-02',
      'Dec 30, 2025 – Jan 2, 2026',
      '2025-12-30 至 2026-01…',
    ],
    [dates('2025-03-01', '2025-04-01'), '2025-03-01 至 04-01', 'Mar 1, 2025 – Apr 1', '2025-03-01 至 04-01'],
    [dates('2026-11-03', undefined, { hasTime: true }), '11-03 00:00', 'Nov 3 00:00', '11-03 00:00'],
    [
      { path: 'a', label: '金额', kind: 'amount', text: '3,200.00', sign: '¥' },
      '¥3,200.00',
      '¥3,200.00',
      '¥3,200.00',
    ],
    [
      { path: 'a', label: '金额', kind: 'amount', text: '3,200.00', sign: 'USD' },
      'USD 3,200.00',
      'USD 3,200.00',
      'USD 3,200.00',
    ],
    [{ path: 'a', label: '金额', kind: 'amount', text: '-3.00', sign: '¥' }, '-¥3.00', '-¥3.00', '-¥3.00'],
    [{ path: 'a', label: '账期', kind: 'text', text: '60', unit: '天' }, '60天', '60 days', '60天'],
    [{ path: 'a', label: '货重', kind: 'text', text: '60', unit: 'kg' }, '60 kg', '60 kg', '60 kg'],
  ])('%j', (fact, chinese, english, brief) => {
    expect(factText(fact, zh)).toBe(chinese);
    expect(factText(fact, en)).toBe(english);
    const short = briefFact(fact, zh);
    expect([...short].length).toBeLessThanOrEqual(24);
    if (!brief.endsWith('…')) expect(short).toBe(brief);
  });
});

describe('facts of values', () => {
  const texts = (form: ReturnType<typeof formOf>, values: Node, source = plainly) =>
    factsIn(form, factsOfRequest(form, []), values, source).map((fact) => factText(fact, zh));

  it.each([
    [
      'a leave',
      leave,
      {
        leaveStartTime: day('2026-11-03'),
        leaveEndTime: day('2026-11-05'),
        leaveDayCount: 2.5,
        leaveType: '年假',
      },
      ['11-03 至 11-05（2.5天）', '年假'],
    ],
    [
      'dollars',
      payment,
      { amount: 1234567.5, currency: 'USD', payBy: day('2026-12-01'), supplier: '中远海运' },
      ['USD 1,234,567.50', '12-01', '中远海运'],
    ],
    ['yuan', payment, { amount: 0, currency: 'CNY' }, ['¥0.00']],
    ['no currency yet', payment, { amount: 12 }, ['12.00']],
    ['nothing', payment, {}, []],
    ['long words', leave, { leaveReason: `${'长'.repeat(80)}\n第二行` }, [`${'长'.repeat(59)}…`]],
  ])('%s', (_, form, values, said) => expect(texts(form, values)).toEqual(said));

  it('leaves out what is hidden, and what is said along with it', () => {
    const values = { amount: 1, currency: 'USD', supplier: 'x' };
    const without = (path: string) => ({ ...plainly, isShown: (one: { path: string }) => one.path !== path });
    expect(texts(payment, values, without('amount'))).toEqual(['x']);
    expect(factsIn(payment, factsOfRequest(payment, []), values, without('currency'))[0]).not.toHaveProperty(
      'also',
    );
  });

  it('calls a record by what it is, and says its state in the colour of its option', () => {
    const heading = {
      title: '{company}',
      state: { field: 'stage', tones: { won: 'good' as const } },
      facts: [],
    };
    const form = compileForm({ ...lead.definition, heading });
    const values = { number: 'XS001', company: '远航', stage: 'won', expected: 5, mobile: '13800000000' };
    expect(recordHeading(form, values, plainly, zh)).toEqual({
      ...{ title: '远航', number: 'XS001', state: { text: 'won', tone: 'good' } },
      facts: [{ label: '预计年营业额', text: '¥5.00', kind: 'amount' }],
    });
    expect(recordHeading(form, { number: 'XS001' }, plainly, zh)).toMatchObject({
      title: 'XS001',
      number: '',
    });
  });
});

describe('for any form', () => {
  it('no heading names what is hidden, masked or in a sub-table', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const form = compileForm(design);
        const { state, facts } = headingOf(form);
        const named = [
          ...facts,
          ...factsOfRequest(
            form,
            form.reading.map(({ path }) => path),
          ),
        ].flatMap(partsOfFact);
        for (const path of [...named, ...(state ? [state.field] : [])]) {
          const one = form.byPath.get(path);
          expect(one && mayHead(one)).toBe(true);
        }
        expect(facts.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('facts are single short lines, whatever the values', () => {
    const anything = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.double(),
      fc.integer(),
      fc.constant(null),
      fc.array(fc.integer(), { maxLength: 3 }),
      // The last moment of all calendars, and the one after it.
      fc.constantFrom(8.64e15, 8.64e15 + 2, -8.64e15 - 2),
    );
    fc.assert(
      fc.property(anyDesign, fc.dictionary(fc.constantFrom('a1', 'a2', 'c1'), anything), (design, values) => {
        const form = compileForm(design);
        for (const fact of factsIn(form, factsOfRequest(form, []), values, plainly))
          for (const reader of [zh, en]) {
            const text = factText(fact, reader);
            expect(text).not.toMatch(/[\n\t]|undefined|NaN/);
            expect(text).not.toBe('');
          }
        recordHeading(form, values, plainly, zh);
      }),
    );
  });
});
