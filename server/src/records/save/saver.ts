import type { FormContext } from '@fairway/domain/forms/expression/scope.ts';
import type { Context } from '../../http/context.ts';
import type { Stamp } from '../../system/cache-until-change.ts';
import { formContextOf } from '../form-context.ts';

/** Who saves a record: a call, and what expressions know of them. */
export interface Saver extends Context {
  formContext: FormContext;
  /** Where nothing is written yet: what is asked about people and places may be kept in memory. */
  stamp?: Stamp | undefined;
}

export async function saverOf(ctx: Context, stamp?: Stamp): Promise<Saver> {
  return { ...ctx, stamp, formContext: await formContextOf(ctx.db, ctx.session.userId, ctx.now, stamp) };
}
