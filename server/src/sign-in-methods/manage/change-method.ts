import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import {
  type SignInMethodField,
  type SignInMethodValues,
  secretGoesTo,
  signInMethodFields,
} from '@fairway/contract/sign-in-method-fields.ts';
import type { changeSignInMethod as changeCall } from '@fairway/contract/sign-in-settings.ts';
import { methodProblems } from '@fairway/domain/sign-in-methods/method-problems.ts';
import { newId } from '../../database/new-id.ts';
import { findLastChange } from '../../entities/change-history.ts';
import { recordChange } from '../../entities/record-change.ts';
import type { Context } from '../../http/context.ts';
import { fieldWords } from '../../http/field-words.ts';
import { fieldsInvalid } from '../../http/input.ts';
import { methodProblemWords } from '../../language/sign-in-method-words.ts';
import { forgetSecrets, hasSecret, insertSecret, updateMethod } from '../methods/method-store.ts';
import { boundTo, type Method, textOf } from '../methods/methods.ts';
import { keepsSecrets, seal } from '../methods/secret-box.ts';
import { isTrusted } from '../outside/ask-outside.ts';
import { removeSignInMethod } from './add-method.ts';
import { methodEntity, nameOfMethod, takeMethod } from './take-method.ts';
import { tellMethodScreens } from './tell-method-screens.ts';

type Changes = Partial<Record<SignInMethodField, string | boolean | null>>;
/** A new secret, the one of before, or none. */
type Secret = { typed: string } | { id: string | null } | undefined;
interface Saved {
  id: string;
  version: number;
}

export async function changeSignInMethod(
  ctx: Context,
  id: string,
  { version, changes, secret }: Received<typeof changeCall>['body'],
): Promise<Saved> {
  const method = await takeMethod(ctx, id, version);
  refuseForeign(ctx, method, Object.keys(changes));
  const asked: Secret = secret === null ? { id: null } : secret ? { typed: secret } : undefined;
  return writeMethod(ctx, method, changes as Changes, asked, 'update');
}

/** Takes the last change back, its secret too; what was taken back once is not brought forward again. */
export async function undoSignInMethod(ctx: Context, id: string, version: number): Promise<Saved> {
  const method = await takeMethod(ctx, id, version);
  if (version === 1 && method.isOwn) {
    await removeSignInMethod(ctx, id, version);
    return { id, version };
  }
  const last = await findLastChange(ctx.db, methodEntity, id);
  const over = new AppError('SIGN_IN_UNDO_OVER', { name: nameOfMethod(method, ctx.language) });
  if (last?.version !== version || last.act === 'undo') throw over;
  const before = Object.fromEntries(last.differences.map((one) => [one.field, one.before ?? null]));
  const { secretId, ...values } = before as Changes & { secretId?: string | null };
  if (secretId && !(await hasSecret(ctx.db, secretId))) throw over;
  return writeMethod(ctx, method, values, secretId === undefined ? undefined : { id: secretId }, 'undo');
}

function refuseForeign({ language }: Context, { kind }: Method, keys: readonly string[]): void {
  const own: readonly string[] = signInMethodFields[kind];
  const foreign = keys.filter((key) => !own.includes(key));
  if (foreign.length > 0)
    throw fieldsInvalid(
      Object.fromEntries(foreign.map((key) => [`changes.${key}`, fieldWords.unknown[language]])),
    );
}

/** Writes what differs, with before and after; of a secret only which one it is. */
async function writeMethod(
  ctx: Context,
  method: Method,
  changes: Changes,
  secret: Secret,
  act: 'update' | 'undo',
): Promise<Saved> {
  const { db, session, now } = ctx;
  const { id, own, row } = method;
  const merged = Object.entries({ ...own, ...changes }).filter(([, value]) => value !== null);
  const values = Object.fromEntries(merged) as SignInMethodValues;
  refuseProblems(ctx, method, values, secret);
  const before = row?.secretId ?? null;
  const secretId = secret && 'typed' in secret ? newId(now.getTime()) : secret ? secret.id : before;
  const version = (row?.version ?? 0) + 1;
  const change = { entity: methodEntity, id, version, act };
  const nulls = Object.fromEntries(signInMethodFields[method.kind].map((key) => [key, null]));
  const isChanged = await recordChange(
    ctx,
    change,
    { ...nulls, ...own, secretId: before },
    { ...nulls, ...values, secretId },
  );
  if (!isChanged) return { id, version: version - 1 };
  if (secret && 'typed' in secret && secretId) await keepSecret(ctx, method, values, secretId, secret.typed);
  await updateMethod(db, id, { values, secretId, version, changedBy: session.userId, changedAt: now });
  await forgetSecrets(
    db,
    id,
    [before, secretId].filter((one) => one !== null),
  );
  await tellMethodScreens(db);
  return { id, version };
}

async function keepSecret(
  { db, config, session, now }: Context,
  { id, kind, standard }: Method,
  values: SignInMethodValues,
  secretId: string,
  typed: string,
): Promise<void> {
  const place = secretGoesTo(kind);
  if (!place) throw new AppError('NOT_FOUND');
  if (!keepsSecrets(config)) throw new AppError('SIGN_IN_KEY_MISSING');
  const sealed = await seal(config, typed, boundTo(id, textOf({ ...standard, ...values }, place)));
  const by = { changedBy: session.userId, changedAt: now };
  await insertSecret(db, { ...{ id: secretId, methodId: id, sealed }, ...by });
}

function refuseProblems(
  { config, language }: Context,
  method: Method,
  own: SignInMethodValues,
  secret: Secret,
): void {
  const { kind, values, standard, secretFrom } = method;
  const has = secret === undefined ? secretFrom !== 'none' : 'typed' in secret || secret.id !== null;
  const isKept = has && secret === undefined;
  const problems = methodProblems({
    kind,
    before: values,
    after: { ...standard, ...own },
    // One that comes back with its address is opened for that address alone.
    secret: isKept ? 'kept' : has ? 'typed' : fallsBack(method, own, secret) ? 'typed' : 'none',
    read: (text) => (URL.canParse(text) ? new URL(text) : undefined),
    mayBePlain: (text) => isTrusted(config, new Set(), new URL(text)) || isFromEnvironment(method, text),
  });
  const named = Object.entries(problems).map(([key, problem]) => [
    key === 'secret' ? key : `changes.${key}`,
    methodProblemWords[problem][language],
  ]);
  if (named.length > 0) throw fieldsInvalid(Object.fromEntries(named));
}

/** Without a secret of the company that of the environment holds, at the address of the environment. */
function fallsBack(
  { kind, standard, isFromEnvironment: isKnown }: Method,
  own: SignInMethodValues,
  secret: Secret,
) {
  const place = secretGoesTo(kind);
  return (
    isKnown &&
    secret !== undefined &&
    place !== undefined &&
    (own[place] ?? standard[place]) === standard[place]
  );
}

const isFromEnvironment = ({ standard }: Method, text: string): boolean =>
  Object.values(standard).some((value) => value === text);
