import { formDefinition } from '@fairway/contract/forms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formProblems } from './form-problems.ts';
import { anyForm } from './testing/generated-forms.ts';

const field = (model: string, kind = 'text', more: object = {}) => ({
  id: `f-${model}`,
  model,
  kind,
  label: model,
  ...more,
});
const problemsOf = (nodes: object[], more: object = {}) =>
  formProblems(z.parse(formDefinition, { version: 1, nodes, ...more }));
const named = (nodes: object[], more: object = {}) =>
  problemsOf(nodes, more).map(({ problem, id }) => [problem, id]);

describe('formProblems', () => {
  it.each<[string, object[], unknown]>([
    ['nothing in it', [], [['noFields', '']]],
    ['one field', [field('a')], []],
    ['a model missing', [{ id: 'x', kind: 'text' }], [['modelMissing', 'x']]],
    ['a line needs no model', [field('a'), { id: 'x', kind: 'divider' }], []],
    ['the same model twice', [field('a'), { ...field('a'), id: 'other' }], [['modelTwice', 'other']]],
    ['the same id twice', [field('a'), { ...field('b'), id: 'f-a' }], [['idTwice', 'f-a']]],
    [
      'the same id in a container',
      [{ id: 'f-a', kind: 'card', parts: [{ id: 'p', nodes: [field('a')] }] }],
      [['idTwice', 'f-a']],
    ],
    ...['id', 'version', 'creatorTime', 'flowState'].map((model): [string, object[], unknown] => [
      `the name ${model}, which a record has itself`,
      [field(model)],
      [['modelReserved', `f-${model}`]],
    ]),
    [
      'the name of the id of a row',
      [field('a', 'table', { columns: [field('id'), field('version')] })],
      [['modelReserved', 'f-id']],
    ],
    ['a choice without options', [field('a', 'select')], [['optionsMissing', 'f-a']]],
    ['a picker without rows', [field('a', 'popupSelect')], [['sourceMissing', 'f-a']]],
    ['a picker with rows', [field('a', 'popupSelect', { source: { interfaceId: 'i' } })], []],
    [
      'a picker of an entity',
      [field('a', 'popupSelect', { source: { entity: 'Port' } })],
      [['entitySource', 'f-a']],
    ],
    ['a calculation of nothing', [field('a', 'calculation')], [['calculationMissing', 'f-a']]],
    ['a number without a rule', [field('a', 'billNumber')], [['billRuleMissing', 'f-a']]],
    ['a sub-table without columns', [field('a', 'table')], [['columnsMissing', 'f-a']]],
    [
      'a sub-table in a sub-table',
      [field('a', 'table', { columns: [field('b', 'table', { columns: [field('c')] })] })],
      [['tableInTable', 'f-b']],
    ],
    [
      'a sum of no column',
      [field('a', 'table', { columns: [field('b')], summed: ['c'] })],
      [['summedColumn', 'f-a']],
    ],
    [
      'people who may look, named by a field that names nobody',
      [
        field('a', 'text', { mask: 'mobile', revealTo: { fields: ['b', 'c', 'd'] } }),
        field('b', 'user'),
        field('c'),
      ],
      [
        ['revealField', 'f-a'],
        ['revealField', 'f-a'],
      ],
    ],
    ['an unreadable condition', [field('a', 'text', { visibleWhen: '1 +' })], [['expressionWrong', 'f-a']]],
    [
      'a condition on nobody',
      [field('a', 'text', { requiredWhen: '{b} = 1' })],
      [['expressionField', 'f-a']],
    ],
    ['a filter by its own words', [field('a', 'text', { optionsWhen: '{option.value} <> "x"' })], []],
    [
      'its own words elsewhere',
      [field('a', 'text', { visibleWhen: '{option.value}' })],
      [['expressionField', 'f-a']],
    ],
    [
      'a broken pattern',
      [field('a', 'text', { rules: [{ check: 'pattern', pattern: '(' }] })],
      [['patternWrong', 'f-a']],
    ],
    [
      'a pattern that looks ahead',
      [field('a', 'text', { rules: [{ check: 'pattern', pattern: '(?=x)' }] })],
      [['patternWrong', 'f-a']],
    ],
    [
      'a circle',
      [field('a', 'number', { calculated: '{b}' }), field('b', 'number', { calculated: '{a}' })],
      [['circle', 'f-a']],
    ],
    ['an attribute of nobody', [field('a', 'relatedAttribute', { of: 'b' })], [['attributeOf', 'f-a']]],
    [
      'a fill of nobody',
      [field('a', 'text', { fills: [{ to: 'b', expression: '1' }] })],
      [['fillTo', 'f-a']],
    ],
    [
      'a default that would be overwritten',
      [field('a', 'createdBy', { default: { value: 1 } })],
      [['defaultOfComputed', 'f-a']],
    ],
  ])('%s', (_case, nodes, expected) => expect(named(nodes)).toEqual(expected));

  it('looks into rules of the whole form and conditions of containers', () => {
    const card = { id: 'card', kind: 'card', visibleWhen: '{x}', parts: [{ id: 'p', nodes: [field('a')] }] };
    expect(named([card])).toEqual([['expressionField', 'card']]);
    const rules = [{ expression: '{a} > {b}', message: '不对', fields: ['c'] }];
    expect(problemsOf([field('a')], { rules }).map(({ places }) => places.field)).toEqual(['b', 'c']);
  });

  it('says which word is wrong', () => {
    const [problem] = problemsOf([field('a', 'text', { visibleWhen: 'EVAL({a})' })]);
    expect(problem).toMatchObject({
      label: 'a',
      places: { name: 'visibleWhen', reason: 'unknownFunction', word: 'EVAL' },
    });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(anyForm, (definition) => {
        expect(formProblems(definition)).toBeInstanceOf(Array);
      }),
      { numRuns: 300 },
    );
  });
});
