import type { ChangeLineKind, ChangeState } from '@fairway/contract/money-fields.ts';
import type { PlainKey } from '../../language/words.ts';
import type { Tone } from '../../ui/state-label.tsx';

export const changeStateWords = {
  draft: 'changeStateDraft',
  asked: 'changeStateAsked',
  approved: 'changeStateApproved',
  rejected: 'changeStateRejected',
  withdrawn: 'changeStateWithdrawn',
} as const satisfies Record<ChangeState, PlainKey>;

export const changeTones: Readonly<Record<ChangeState, Tone>> = {
  draft: 'neutral',
  asked: 'brand',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'neutral',
};

export const changeKindWords = {
  change: 'changeKindChange',
  add: 'changeKindAdd',
  remove: 'changeKindRemove',
} as const satisfies Record<ChangeLineKind, PlainKey>;
