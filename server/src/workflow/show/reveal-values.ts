import { AppError } from '@fairway/contract/app-error.ts';
import type { ValuePlace, WholeValue } from '@fairway/contract/forms.ts';
import { wholeValueAt, wholeValuesOf } from '@fairway/domain/forms/reveal.ts';
import type { Context } from '../../http/context.ts';
import { lookedAt } from '../../records/looked-at.ts';
import type { OpenFlow } from '../open-flow.ts';
import { mayManage } from './get-flow.ts';
import { revealsFrom } from './reveals-from.ts';
import { viewpointsOf } from './viewpoint.ts';
import { contextOf, visibleFlow } from './visible-flow.ts';

/** The whole value of one masked field. Who looked at which field of which request is in the audit log, never the value. */
export async function revealFlowValue(
  ctx: Context,
  flowId: string,
  { field: path, row }: ValuePlace,
): Promise<{ value: string }> {
  const open = await visibleFlow(ctx, flowId);
  const { fields, isShown } = await revealsIn(ctx, open);
  const field = fields.find((one) => one.path === path);
  if (!field) throw new AppError(open.published.flow.form?.byPath.has(path) ? 'FORBIDDEN' : 'NOT_FOUND');
  const value = wholeValueAt(field, open.state.form, { row }, isShown);
  if (value === undefined) throw new AppError('NOT_FOUND');
  ctx.auditTarget(lookedAt(`${open.row.fullName}/${flowId}`, [field]));
  return { value };
}

/** Every masked value somebody may look at, for the paper that goes into the file. */
export async function flowValuesToPrint(ctx: Context, flowId: string): Promise<{ list: WholeValue[] }> {
  const open = await visibleFlow(ctx, flowId);
  const { fields, isShown } = await revealsIn(ctx, open);
  ctx.auditTarget(lookedAt(`${open.row.fullName}/${flowId}`, fields));
  return { list: wholeValuesOf(fields, open.state.form, isShown) };
}

/** From every place of theirs. */
async function revealsIn(ctx: Context, open: OpenFlow) {
  const { userId: caller } = ctx.session;
  const context = await contextOf(ctx, open);
  const views = viewpointsOf({ open, context, caller, isMonitor: await mayManage(ctx) });
  return revealsFrom(
    open,
    context,
    caller,
    views.map(({ rights }) => rights),
  );
}
