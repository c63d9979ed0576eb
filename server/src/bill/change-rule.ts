import { AppError } from '@fairway/contract/app-error.ts';
import type { changeBillRule as changeCall } from '@fairway/contract/bill-rules.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import { periodOf } from '@fairway/domain/bill/bill-number.ts';
import { ruleProblem } from '@fairway/domain/bill/rule-change.ts';
import { findLastChange } from '../entities/change-history.ts';
import { recordChange } from '../entities/record-change.ts';
import type { Context } from '../http/context.ts';
import { otherPrefixes, type RuleState, rulesBefore, stateOf } from './rule-state.ts';
import { lockCounter, lockRule, type StoredRule, updateRule } from './store.ts';
import { tellBillRuleScreens } from './tell-bill-rule-screens.ts';

export const entity = 'billRule';

type Changes = Received<typeof changeCall>['body']['changes'];

export async function changeBillRule(
  ctx: Context,
  id: string,
  { version, changes }: Received<typeof changeCall>['body'],
): Promise<{ version: number }> {
  return writeRule(ctx, await takeRule(ctx, id, version), version, changes, 'update');
}

/** Takes the last change of a rule back, where no number could come twice for it. */
export async function undoBillRule(ctx: Context, id: string, version: number): Promise<{ version: number }> {
  const rule = await takeRule(ctx, id, version);
  const last = await findLastChange(ctx.db, entity, id);
  if (last?.version !== version || last.act === 'undo')
    throw new AppError('BILL_RULE_UNDO_OVER', { name: rule.fullName });
  const before = Object.fromEntries(last.differences.map((one) => [one.field, one.before]));
  return writeRule(ctx, rule, version, before as Changes, 'undo');
}

/** A rule as the caller saw it; until they are done nobody takes a number of it. */
async function takeRule(ctx: Context, id: string, version: number) {
  const rule = await lockRule(ctx.db, id);
  if (!rule) throw new AppError('NOT_FOUND');
  ctx.auditTarget(rule.fullName);
  const last = await findLastChange(ctx.db, entity, id);
  if ((last?.version ?? 0) !== version) throw new AppError('RECORD_CHANGED');
  return rule;
}

async function writeRule(
  ctx: Context,
  rule: StoredRule,
  version: number,
  changes: Changes,
  act: 'update' | 'undo',
): Promise<{ version: number }> {
  const { db, now } = ctx;
  const before = stateOf(rule);
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const after: RuleState = { ...before, ...Object.fromEntries(given) };
  const change = { entity, id: rule.id, version: version + 1, act };
  const past = await rulesBefore(db, rule);
  if (!(await recordChange(ctx, change, before, after))) return { version };
  const isNumberedSo = isSameShape(before, after);
  if (!isNumberedSo) {
    const issued = await lockCounter(db, { ruleId: rule.id, period: periodOf(after, now) });
    const takenPrefixes = await otherPrefixes(db, rule.id);
    refuse(ruleProblem(after, { past, takenPrefixes, issued: Number(issued) }), after, past);
  }
  await updateRule(db, rule.id, after);
  await tellBillRuleScreens(db);
  return { version: version + 1 };
}

const isSameShape = ({ fullName: _, ...one }: RuleState, { fullName: __, ...other }: RuleState): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function refuse(
  problem: ReturnType<typeof ruleProblem>,
  { prefix }: RuleState,
  past: readonly RuleState[],
): void {
  if (problem === 'prefixTaken') throw new AppError('BILL_RULE_PREFIX_TAKEN', { prefix });
  if (problem === 'sameLength') throw new AppError('BILL_RULE_SAME_LENGTH');
  const start = Math.max(...past.map(({ startNumber }) => startNumber));
  if (problem === 'startTooLow') throw new AppError('BILL_RULE_START_TOO_LOW', { start });
  if (problem === 'exhausted') throw new AppError('BILL_RULE_EXHAUSTED');
}
