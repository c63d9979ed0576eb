import { expect, it } from 'vitest';
import { choiceOf, chosenArms } from './arm-choice.ts';

const step = (id: string) => ({ kind: 'approve', id }) as never;
const arms = [
  { id: 'left', seq: [step('l1'), step('l2')] },
  { id: 'right', seq: [step('left')] },
  { id: 'empty', seq: [] },
  { id: 'deep', seq: [{ kind: 'branch', id: 'inner' } as never] },
];

it('an arm is chosen by its first step, or by itself where it has none', () => {
  expect(arms.map(choiceOf)).toEqual(['l1', 'left', 'empty', 'deep']);
});

it.each([
  [['l1'], ['left']],
  [['right'], ['right']],
  // The step of that name, not the arm.
  [['left'], ['right']],
  [
    ['empty', 'deep'],
    ['empty', 'deep'],
  ],
  [['l2', 'x'], []],
  [[], []],
])('%j chooses %j', (chosen, found) => {
  expect(chosenArms(arms, chosen).map(({ id }) => id)).toEqual(found);
});
