import type { StatementState } from '@fairway/contract/money-fields.ts';

export type StatementGuard =
  /** Its last day is over: nothing more can happen in it. */
  | 'periodOver'
  /** It says what it would say if it were made now. */
  | 'figuresCurrent'
  | 'reasonGiven'
  /** Without the agreement of the customer there is a reason. */
  | 'confirmedOrReason'
  | 'wordsGiven';

export interface StatementTransition {
  by: 'maker' | 'finance' | 'customer';
  from: readonly StatementState[];
  /** A draft that is dropped is gone. */
  to: StatementState | 'gone';
  guards: readonly StatementGuard[];
}

/** Every way a statement can go. From `send` on its figures never change. */
export const statementTransitions = {
  recompute: { by: 'maker', from: ['draft'], to: 'draft', guards: [] },
  drop: { by: 'maker', from: ['draft'], to: 'gone', guards: [] },
  send: { by: 'finance', from: ['draft'], to: 'sent', guards: ['periodOver', 'figuresCurrent'] },
  confirm: { by: 'customer', from: ['sent', 'disputed'], to: 'confirmed', guards: [] },
  dispute: { by: 'customer', from: ['sent', 'disputed'], to: 'disputed', guards: ['wordsGiven'] },
  /** The customer agreed by telephone or mail. */
  noteConfirmed: {
    ...{ by: 'finance', from: ['sent', 'disputed'], to: 'confirmed', guards: ['reasonGiven'] },
  },
  close: {
    ...{ by: 'finance', from: ['sent', 'disputed', 'confirmed'], to: 'closed' },
    guards: ['confirmedOrReason'],
  },
} as const satisfies Record<string, StatementTransition>;

export type StatementAct = keyof typeof statementTransitions;
export const statementActs = Object.keys(statementTransitions) as StatementAct[];

export function statementActFits(act: StatementAct, status: StatementState): boolean {
  const { from }: StatementTransition = statementTransitions[act];
  return from.includes(status);
}

const hasGuard = (act: StatementAct, guard: StatementGuard): boolean =>
  (statementTransitions[act].guards as readonly StatementGuard[]).includes(guard);

/** The first guard that does not let it pass; `figuresCurrent` is asked only where the others do. */
export function stoppedBy(
  act: StatementAct,
  {
    status,
    to,
    today,
    reason,
    isCurrent,
  }: { status: StatementState; to: string; today: string; reason: string; isCurrent: boolean },
): StatementGuard | null {
  if (hasGuard(act, 'periodOver') && to >= today) return 'periodOver';
  if (hasGuard(act, 'wordsGiven') && reason === '') return 'wordsGiven';
  if (hasGuard(act, 'reasonGiven') && reason === '') return 'reasonGiven';
  if (hasGuard(act, 'confirmedOrReason') && status !== 'confirmed' && reason === '')
    return 'confirmedOrReason';
  return hasGuard(act, 'figuresCurrent') && !isCurrent ? 'figuresCurrent' : null;
}
