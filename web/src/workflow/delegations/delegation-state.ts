import type { Delegation } from '@fairway/contract/workflow-delegations.ts';
import type { PlainKey } from '../../language/words.ts';
import type { Tone } from '../../ui/state-label.tsx';

const states: Readonly<Record<number, { words: PlainKey; tone: Tone }>> = {
  0: { words: 'entrustToCome', tone: 'brand' },
  1: { words: 'entrustInForce', tone: 'good' },
  2: { words: 'entrustOver', tone: 'neutral' },
};

/** Whether it is to come, in force or over. */
export const stateOf = ({ state }: Delegation) => states[state] ?? { words: 'entrustOver', tone: 'neutral' };
export const isInForce = ({ state }: Delegation) => state === 1;
export const isOver = ({ state }: Delegation) => state === 2;

export const typeWords = ({ type }: Pick<Delegation, 'type'>): PlainKey =>
  type === '0' ? 'entrustTypeLaunch' : 'entrustTypeApprove';
