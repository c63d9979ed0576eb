import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someone } from '../testing/someone.ts';
import { evaluate, evaluateSingle } from './evaluate.ts';
import { fieldsIn, limits } from './expression.ts';
import { functions } from './functions.ts';
import { parseExpression } from './parse-expression.ts';
import { Column, Num, type Single, seenValue, textOf, type Value } from './value.ts';

const context = someone;

const values: Record<string, Value> = {
  amount: new Num('12345.67'),
  small: new Num('0.1'),
  other: new Num('0.2'),
  dept: 'OPS',
  name: '王小明',
  none: null,
  empty: '',
  yes: true,
  choices: ['a', 'b'],
  start: new Num(Date.parse('2026-10-01T01:00:00Z')),
  end: new Num(Date.parse('2026-10-12T09:00:00Z')),
  'rows.qty': new Column([new Num(2), new Num(3), null]),
  'rows.price': new Column([new Num('1.5'), new Num('0.1'), new Num(9)]),
  'rows.name': new Column(['铁', '', '煤']),
};
const scope = {
  read: (path: string) => (Object.hasOwn(values, path) ? (values[path] ?? null) : null),
  context,
};

function resultOf(text: string): unknown {
  const parsed = parseExpression(text);
  if (parsed.problem) return parsed.problem;
  return plain(evaluateSingle(parsed.expression, scope));
}

function plain(value: Single): unknown {
  if (Num.isDecimal(value)) return value.toNumber();
  return Array.isArray(value) ? value.map(plain) : value;
}

describe('what expressions come to', () => {
  it.each<[string, unknown]>([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['2 ^ 3 ^ 2', 512],
    ['-2 ^ 2', 4],
    ['10 % 4', 2],
    ['{small} + {other}', 0.3],
    ['{small} + {other} = 0.3', true],
    ['1 / 3 * 3 = 1', false],
    ['ROUND(1 / 3 * 3, 6) = 1', true],
    ['1 / 0', null],
    ['{none} + 1', 1],
    ['{name} + 1', null],
    ['"12" + "1,000.5"', 1012.5],
    ['{nosuch}', null],

    ['IF({amount} > 10000, "经理", "主管")', '经理'],
    ['{amount} > 10000 ? 1 : 2', 1],
    ['IF(AND({amount}>10000,{dept}="OPS"),1,2)', 1],
    ['IF({none}, 1)', null],
    ['{yes} && {none} || {dept} <> "X"', true],
    ['!{none}', true],
    ['NOT({yes})', false],
    ['{none} = ""', true],
    ['{none} = 0', false],
    ['ISEMPTY({choices})', false],
    ['COALESCE({none}, {empty}, {name})', '王小明'],
    ['IN({dept}, "A", "OPS")', true],
    ['IN("b", {choices})', true],
    ['IN("c", {choices})', false],
    ['SWITCH({dept}, "A", 1, "OPS", 2, 3)', 2],
    ['SWITCH({dept}, "A", 1, 3)', 3],
    ['SWITCH({dept}, "A", 1, "B", 2)', null],
    ['"a" < "b"', true],
    ['9 < 10', true],
    ['"9" < "10"', false],
    ['"9" < 10', true],

    ['SUM({rows.qty} * {rows.price})', 3.3],
    ['{rows.qty}', 5],
    ['SUM({rows.qty})', 5],
    ['AVG({rows.qty})', 2.5],
    ['MIN({rows.price}, 0.05)', 0.05],
    ['MAX({rows.price})', 9],
    ['MAX({none})', null],
    ['COUNT({rows.qty})', 2],
    ['COUNT({choices})', 2],
    ['JOIN({rows.name}, "、")', '铁、煤'],
    ['SUM(IF({yes}, {rows.qty}, {rows.price}))', 5],
    ['OR({rows.qty} > 2)', true],
    ['AND({rows.qty} > 2)', false],

    ['ROUND(2.345, 2)', 2.35],
    ['ROUND(-2.345, 2)', -2.35],
    ['ROUNDUP(2.341, 2)', 2.35],
    ['ROUNDDOWN(2.349, 2)', 2.34],
    ['CEIL(-1.5)', -1],
    ['FLOOR(-1.5)', -2],
    ['INT(7.9)', 7],
    ['ABS(-3)', 3],
    ['SQRT(16)', 4],
    ['SQRT(-1)', null],
    ['MOD(7, 0)', null],
    ['VALUE("3.50")', 3.5],

    ['{name} & "/" & {amount}', '王小明/12345.67'],
    ['CONCAT("a", 1, TRUE)', 'a1TRUE'],
    ['LEFT("👩‍🚀王小明", 1)', '👩'],
    ['RIGHT({name}, 2)', '小明'],
    ['MID({name}, 2, 1)', '小'],
    ['LEN({name})', 3],
    ['UPPER("ab")', 'AB'],
    ['TRIM("  x ")', 'x'],
    ['REPLACE("a.b.c", ".", "$&")', 'a$&b$&c'],
    ['CONTAINS({choices}, "a")', true],
    ['CONTAINS({name}, "小")', true],
    ['STARTSWITH({name}, "王")', true],
    ['TEXT(3, 2)', '3.00'],
    ['THOUSANDS({amount})', '12,345.67'],
    ['CNMONEY(100)', '壹佰元整'],

    ['FORMATDATE(TODAY(), "yyyy-MM-dd HH:mm")', '2026-11-15 00:00'],
    ['FORMATDATE(DATE(2026, 2, 30), "yyyy-MM-dd")', '2026-03-02'],
    ['FORMATDATE(DATE("2026-11-15 08:30"), "MM/dd HH:mm")', '11/15 08:30'],
    ['DATE("tomorrow")', null],
    ['YEAR({start})', 2026],
    ['HOUR({end})', 17],
    ['WEEKDAY(DATE("2026-11-15"))', 7],
    ['WEEKDAY(DATE("2026-11-16"))', 1],
    ['FORMATDATE(DATEADD(DATE("2026-01-31"), 1, "month"), "yyyy-MM-dd")', '2026-02-28'],
    ['FORMATDATE(DATEADD(DATE("2024-02-29"), 1, "y"), "yyyy-MM-dd")', '2025-02-28'],
    ['FORMATDATE(DATEADD({start}, -1), "yyyy-MM-dd HH:mm")', '2026-09-30 09:00'],
    ['DATEDIFF({start}, {end})', 11],
    ['DATEDIFF({start}, {end}, "h")', 272],
    ['DATEDIFF(DATE("2026-01-31"), DATE("2026-02-28"), "month")', 0],
    ['DATEDIFF(DATE("2020-02-29"), DATE("2026-02-28"), "year")', 5],
    ['DATEDIFF({none}, {end})', null],
    // 1 and 2 October are free, 10 October is worked although it is a Saturday.
    ['WORKDAYS({start}, {end})', 7],
    ['WORKDAYS({end}, {start})', 0],
    ['USER()', 'user-sales01'],
    ['IN("sales", ROLES())', true],
    ['DEPTNAME()', '海运部'],
  ])('%s', (text, expected) => expect(resultOf(text)).toEqual(expected));
});

describe('what is refused, with the word it is about', () => {
  it.each<[string, object]>([
    ['', { problem: 'notAllowed' }],
    ['1 +', { problem: 'unreadable' }],
    ['{amount', { problem: 'unreadable', at: 0 }],
    ['{}', { problem: 'unreadable' }],
    ['{__proto__.x.y}', { problem: 'unreadable' }],
    ['amount', { problem: 'unknownName', word: 'amount' }],
    ['constructor', { problem: 'unknownName' }],
    ['this', { problem: 'notAllowed' }],
    ['{name}.length', { problem: 'unreadable' }],
    ['{name}["constructor"]', { problem: 'notAllowed' }],
    ['"a".constructor("x")', { problem: 'unknownFunction' }],
    ['eval("1")', { problem: 'unknownFunction', word: 'eval' }],
    ['CONSTRUCTOR("x")', { problem: 'unknownFunction' }],
    ['toString()', { problem: 'unknownFunction' }],
    ['[1, 2]', { problem: 'notAllowed' }],
    ['1; 2', { problem: 'notAllowed' }],
    ['1, 2', { problem: 'notAllowed' }],
    ['1 << 2', { problem: 'unreadable' }],
    ['IF(1)', { problem: 'wrongCount', word: 'IF' }],
    ['`x`', { problem: 'unreadable' }],
    ['1e999', { problem: 'notAllowed' }],
    ['x => x', { problem: 'unreadable' }],
    [`${'('.repeat(200)}1${')'.repeat(200)}`, {}],
    [`${'-'.repeat(200)}1`, { problem: 'tooDeep' }],
    [`1${'+1'.repeat(600)}`, { problem: 'tooDeep' }],
    ['1'.repeat(limits.letters + 1), { problem: 'tooLong' }],
  ])('%s', (text, expected) => {
    const parsed = parseExpression(text);
    if (Object.keys(expected).length > 0) expect(parsed.problem).toMatchObject(expected);
    else expect(parsed.problem?.problem ?? 'read').toBe('read');
  });
});

it('names the fields it looks at, each once', () => {
  const parsed = parseExpression('IF({a} > {rows.b}, {a}, SUM({rows.b}, 中文, {字段}))');
  expect(parsed.problem).toMatchObject({ problem: 'unknownName', word: '中文' });
  const right = parseExpression('IF({a} > {rows.b}, {a}, SUM({rows.b}, {字段}))');
  expect(right.problem ?? fieldsIn(right.expression).toSorted()).toEqual(['a', 'rows.b', '字段']);
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        '{a}',
        '{rows.b}',
        '1',
        '"x"',
        '+',
        '*',
        '(',
        ')',
        ',',
        'IF',
        'SUM',
        '^',
        '=',
        '!',
        '.',
        '[',
        'this',
        ...Object.keys(functions),
      ),
      { maxLength: 20 },
    )
    .map((words) => words.join(' ')),
);
const anySingle: fc.Arbitrary<unknown> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.string({ maxLength: 20 }),
  fc.double(),
  fc.array(fc.oneof(fc.string({ maxLength: 5 }), fc.integer()), { maxLength: 4 }),
  fc.object({ maxDepth: 1 }),
);

it('no text and no values make it throw', () => {
  fc.assert(
    fc.property(anyText, anySingle, fc.array(anySingle, { maxLength: 5 }), (text, single, column) => {
      const parsed = parseExpression(text);
      if (parsed.problem) return;
      const read = (path: string): Value =>
        path.includes('.') ? new Column(column.map(seenValue)) : seenValue(single);
      const value = evaluate(parsed.expression, { read, context });
      expect(
        value instanceof Column || value === null || ['boolean', 'string', 'object'].includes(typeof value),
      ).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it('every function takes anything it may be given', () => {
  for (const [name, { least, most }] of Object.entries(functions)) {
    fc.assert(
      fc.property(fc.array(anySingle, { minLength: least, maxLength: Math.min(most, 6) }), (given) => {
        const parsed = parseExpression(`${name}(${given.map((_, place) => `{f${place}}`).join(', ')})`);
        if (parsed.problem) throw new Error(`${name}: ${parsed.problem.problem}`);
        const read = (path: string) => seenValue(given[Number(path.slice(1))]);
        const value = evaluateSingle(parsed.expression, { read, context });
        expect(textOf(value)).toBeTypeOf('string');
      }),
      { numRuns: 60 },
    );
  }
});
