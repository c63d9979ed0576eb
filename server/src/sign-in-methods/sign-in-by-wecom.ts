import { AppError } from '@fairway/contract/app-error.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { completeSignIn } from '../session/complete-sign-in.ts';
import { readSettings } from '../system/settings.ts';
import { askProvider } from './ask-provider.ts';
import { findProvider } from './social-providers.ts';
import { peopleLinkedTo } from './store.ts';

/** Signs in with a code that the page inside WeCom was given by WeCom itself. */
export async function signInByWeCom(ctx: OwnTransactionContext<'open'>, code: string) {
  const reached = await ctx.read((db) => findProvider(db, ctx.config, 'wecom'));
  if (!reached) throw new AppError('SOCIAL_NOT_OFFERED');
  const { identity } = await askProvider(ctx, reached, { code, codeVerifier: undefined });
  if (!identity) throw new AppError('SOCIAL_REFUSED');
  const [person, ...others] = await ctx.read((db) =>
    peopleLinkedTo(db, reached.provider.id, identity.subject),
  );
  if (!person) throw new AppError('SOCIAL_NOT_BOUND');
  if (others.length > 0) throw new AppError('SOCIAL_SEVERAL_ACCOUNTS');
  const settings = await ctx.read(readSettings);
  return ctx.transact((db) => completeSignIn(db, ctx, person.userId, settings));
}
