import type { DeclaredParameter } from '@fairway/contract/data-interfaces.ts';
import { describe, expect, it } from 'vitest';
import { bindSelect } from './bind-select.ts';
import { InterfaceError } from './interface-error.ts';

const parameter = (name: string, dataType: DeclaredParameter['dataType'] = 'text'): DeclaredParameter => ({
  name,
  label: name,
  dataType,
  required: false,
  defaultValue: null,
});
const declared = [parameter('a'), parameter('n', 'number'), parameter('d', 'date')];
const bound = (sql: string) => bindSelect(sql, declared, { a: 'x', n: 1, d: 5 });

function problemOf(sql: string): string | undefined {
  try {
    bound(sql);
    return undefined;
  } catch (error) {
    if (error instanceof InterfaceError) return error.problem;
    throw error;
  }
}

describe('a SELECT that somebody wrote', () => {
  it('has bound values where its parameters stand, each of its type', () => {
    expect(bound('select {n}, { a } where {a} = {d}')).toEqual({
      text: 'select ($1::numeric), ($2::text) where ($2::text) = pg_catalog.to_timestamp($3::double precision / 1000)',
      values: [1, 'x', 5],
    });
  });

  it.each([
    `select '{"b": 1}'::jsonb`,
    `select '{}'::text[], "{strange}" from t`,
    "select 'it''s' -- {unknown} in a comment",
    'with t as (select 1) select * from t',
    '/* a /* nested */ comment */ SELECT 1',
    'select $q$ a ; $$ {x} $q$, $$;$$',
    "select e'a\\'; drop' || 'x'",
  ])('stays as it is: %s', (sql) => {
    expect(bound(sql)).toEqual({ text: sql, values: [] });
  });

  it('may end with a semicolon, which goes', () => {
    expect(bound('select 1 ; -- end\n').text).toBe('select 1  -- end\n');
  });

  it.each([
    ['', 'sqlNoSelect'],
    ['-- select', 'sqlNoSelect'],
    ['update t set a = 1', 'sqlNoSelect'],
    ['(select 1)', 'sqlNoSelect'],
    ['explain select 1', 'sqlNoSelect'],
    ['selection', 'sqlNoSelect'],
    ['select 1; select 2', 'sqlSeveral'],
    ['select 1; drop table user_account; --', 'sqlSeveral'],
    [';select 1', 'sqlNoSelect'],
    ['select {b}', 'parameterUnknown'],
    [`select '%{a}%'`, 'sqlQuoted'],
    ['select "{a}"', 'sqlQuoted'],
    ['select $$ {a} $$', 'sqlQuoted'],
    ['select $1', 'sqlDollar'],
    ['select $q$ unfinished $Q$', 'sqlDollar'],
    ["select 'unfinished", 'sqlUnfinished'],
    ['select "unfinished', 'sqlUnfinished'],
    ['select 1 /* unfinished', 'sqlUnfinished'],
    ['select 1 /* one */ /* /* */', 'sqlUnfinished'],
    ['select 1) as q) select repeat((1', 'sqlUnfinished'],
    ['select (1', 'sqlUnfinished'],
  ])('%s: refused', (sql, problem) => {
    expect(problemOf(sql)).toBe(problem);
  });

  it('of 20,000 hostile signs is read quickly', () => {
    const from = performance.now();
    for (const sign of ["'", '"', '$a$', '/*', '(', '{a', "e'\\", '--', '{a}', '$'])
      problemOf(`select ${sign.repeat(20_000 / sign.length)}`);
    expect(performance.now() - from).toBeLessThan(5_000);
  });
});
