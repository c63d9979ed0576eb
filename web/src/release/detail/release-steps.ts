import type { ReleaseDetail } from '@fairway/contract/releases.ts';
import type { PlainKey, Say } from '../../language/words.ts';
import type { Step, StepState } from '../../ui/step-indicator.tsx';
import { stateWords } from '../release-words.ts';

const labels = [
  'releaseStepApply',
  'releaseStepApprove',
  'releaseStepExecute',
  'releaseStepDone',
] as const satisfies readonly PlainKey[];

type Stepped = Pick<ReleaseDetail, 'status' | 'heldFrom' | 'isSubmitted'>;

/** Which step it stands at, and how. */
function standing({ status, heldFrom, isSubmitted }: Stepped): { at: number; how: StepState } {
  const places = { applied: 0, approving: 1, approved: 2 } as const;
  switch (status) {
    case 'applied':
    case 'approving':
    case 'approved':
      return { at: places[status], how: 'current' };
    case 'held':
      return { at: places[heldFrom ?? 'applied'], how: 'failed' };
    case 'rejected':
    case 'withdrawn':
      return { at: isSubmitted ? 1 : 0, how: 'failed' };
    case 'expired':
      return { at: 2, how: 'failed' };
    case 'revoked':
      return { at: 3, how: 'failed' };
    case 'released':
      return { at: 3, how: 'done' };
  }
}

/** From the application to the cargo that is gone; what went wrong stands at the step where it did. */
export function stepsOf(release: Stepped, words: Say): Step[] {
  const { at, how } = standing(release);
  return labels.map((label, index) => ({
    label: words(label),
    state: index < at ? 'done' : index === at ? how : 'future',
    ...(index === at && how === 'failed' && { note: words(stateWords[release.status]) }),
  }));
}
