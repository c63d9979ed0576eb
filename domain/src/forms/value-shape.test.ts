import { formField } from '@fairway/contract/forms.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { shapeProblem } from './value-shape.ts';

const problem = (kind: string, more: object, value: unknown) =>
  shapeProblem(value, z.parse(formField, { id: 'f', model: 'f', kind, ...more }))?.problem;

const tree = {
  from: 'static',
  options: [
    { value: 'cn', label: '中国', children: [{ value: 'sh', label: '上海', children: [] }] },
    { value: 'us', label: '美国', children: [{ value: 'la', label: '洛杉矶' }] },
  ],
};

it.each([
  [{}, ['cn', 'sh'], undefined],
  [{}, ['cn'], undefined],
  [{}, ['sh'], 'notOffered'],
  [{}, ['us', 'sh'], 'notOffered'],
  [{}, ['sh', 'cn'], 'notOffered'],
  [{}, ['cn', 'sh', 'sh'], 'notOffered'],
  [{ multiple: true }, [['cn', 'sh'], ['us']], undefined],
  [{ multiple: true }, [['cn', 'sh'], ['la']], 'notOffered'],
])('a cascader %j takes only a way from the top: %j', (more, value, expected) => {
  expect(problem('cascader', { options: tree, ...more }, value)).toBe(expected);
});

it.each([
  ['rate', {}, 3, undefined],
  ['rate', {}, 3.5, 'notOffered'],
  ['rate', { allowHalf: true }, 3.5, undefined],
  ['rate', { allowHalf: true }, 3.25, 'notOffered'],
  ['rate', { most: 5 }, 6, 'tooLarge'],
  ['slider', {}, 3.25, undefined],
  ['slider', { step: 0.1 }, 0.3, undefined],
  ['slider', { step: 0.1 }, 0.35, 'notOffered'],
  ['slider', { least: 1, step: 2 }, 3, undefined],
  ['slider', { least: 1, step: 2 }, 2, 'notOffered'],
  ['slider', { least: -0.3, step: 0.2 }, 0.1, undefined],
  ['slider', { step: 0 }, 7, undefined],
])('%s %j stands at a mark: %j', (kind, more, value, expected) => {
  expect(problem(kind, more, value)).toBe(expected);
});
