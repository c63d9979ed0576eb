import type { PlainKey } from '../../language/words.ts';
import type { Tone } from '../../ui/state-label.tsx';

export const nodeStateWords: Readonly<Record<'past' | 'current' | 'future' | 'skipped', PlainKey>> = {
  past: 'chartPast',
  current: 'chartCurrent',
  future: 'chartFuture',
  skipped: 'chartSkipped',
};

/** What a node is, by its kind; a branch goes by its mode. */
export const kindWords: Readonly<Record<string, PlainKey>> = {
  start: 'chartStart',
  approve: 'chartApprove',
  handle: 'chartHandle',
  cc: 'chartCc',
  delay: 'chartDelay',
  action: 'chartAction',
  sub: 'chartSub',
};

export const modeWords: Readonly<Record<string, PlainKey>> = {
  exclusive: 'chartBranchExclusive',
  inclusive: 'chartBranchInclusive',
  parallel: 'chartBranchParallel',
  choose: 'chartBranchChoose',
};

/** How the people of a node sign. */
export const signWords: Readonly<Record<string, PlainKey>> = {
  any: 'chartSignAny',
  all: 'chartSignAll',
  inOrder: 'chartSignInOrder',
  ratio: 'chartSignRatio',
  claim: 'chartSignClaim',
};

/** How it stands with one person of a node. */
export const personStates: Readonly<Record<string, { words: PlainKey; tone: Tone }>> = {
  pending: { words: 'chartPending', tone: 'brand' },
  queued: { words: 'chartQueued', tone: 'neutral' },
  waitBefore: { words: 'chartWaiting', tone: 'neutral' },
  waitAfter: { words: 'chartWaiting', tone: 'neutral' },
  expected: { words: 'chartExpected', tone: 'neutral' },
  approved: { words: 'chartApproved', tone: 'good' },
  submitted: { words: 'chartSubmitted', tone: 'good' },
  rejected: { words: 'chartRejected', tone: 'bad' },
  returned: { words: 'chartReturned', tone: 'bad' },
  cancelled: { words: 'chartCancelled', tone: 'neutral' },
};
