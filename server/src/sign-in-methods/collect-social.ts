import { AppError } from '@fairway/contract/app-error.ts';
import { ticketStatus } from '@fairway/contract/sign-in-methods.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { findProvider } from './social-providers.ts';
import { ticketStatusOf } from './ticket-status.ts';

/** The same as asking for the status, in the words of a native shell. */
export async function collectSocial(ctx: OwnTransactionContext<'open'>, source: string, ticket: string) {
  if (!(await ctx.read((db) => findProvider(db, ctx.config, source)))) throw new AppError('NOT_FOUND');
  const { status, value, theme } = await ticketStatusOf(ctx, ticket);
  if (status === ticketStatus.expired) throw new AppError('TICKET_EXPIRED');
  const hasToken = status === ticketStatus.success;
  return { status, theme, token: hasToken ? value : '', value: hasToken ? '' : value };
}
