import type { Reply } from '@fairway/contract/endpoint.ts';
import {
  type SignInMethodField,
  secretGoesTo,
  signInMethodFields,
} from '@fairway/contract/sign-in-method-fields.ts';
import type {
  listSignInMethodHistory as historyCall,
  listSignInMethods as listCall,
} from '@fairway/contract/sign-in-settings.ts';
import { listChanges } from '../../entities/change-history.ts';
import type { Context } from '../../http/context.ts';
import { peopleNames } from '../../people/people-by-id.ts';
import { countBound } from '../methods/method-store.ts';
import { loadMethods, type Method } from '../methods/methods.ts';
import { keepsSecrets } from '../methods/secret-box.ts';
import { redirectUrlOf } from '../social-providers.ts';
import { methodEntity } from './take-method.ts';

/** Nobody reads further back on a screen. */
const newest = 100;

export async function listSignInMethods({ db, config }: Context): Promise<Reply<typeof listCall>> {
  const methods = await loadMethods(db, config);
  const bound = await countBound(db);
  const ids = methods.flatMap(({ row }) => [row?.changedBy ?? [], row?.secretBy ?? []].flat());
  const names = await peopleNames(db, ids, { withAccounts: false });
  return {
    keepsSecrets: keepsSecrets(config),
    list: methods.map((method) => {
      const { id, kind, row, isOwn, isOffered, problem, isSecretReadable, secretFrom } = method;
      const secret = {
        ...{ from: secretFrom, isReadable: isSecretReadable },
        byName: names.get(row?.secretBy ?? '') ?? '',
        at: row?.secretAt?.getTime() ?? null,
      };
      return {
        ...{ id, kind, version: row?.version ?? 0, isOwn, isOffered, problem },
        fields: signInMethodFields[kind].map((key) => shownField(method, key)),
        secret: secretGoesTo(kind) ? secret : null,
        byName: names.get(row?.changedBy ?? '') ?? '',
        at: row?.changedAt?.getTime() ?? null,
        redirectUrl: redirectUrlOf(config, id, methods),
        bound: bound.get(id) ?? 0,
      };
    }),
  };
}

function shownField(method: Method, key: SignInMethodField) {
  const { own, standard, isFromEnvironment } = method;
  const standing = shownStandard(method, key);
  const isOwn = own[key] !== undefined;
  return {
    ...{ key, standard: standing, value: isOwn ? (own[key] ?? '') : standing },
    from: isOwn
      ? ('company' as const)
      : isFromEnvironment
        ? ('environment' as const)
        : standard[key] === ''
          ? ('none' as const)
          : ('builtIn' as const),
  };
}

/** The operator may have written a key into the address of the gateway: only where it leads is shown. */
function shownStandard(
  { kind, standard, isFromEnvironment }: Method,
  key: SignInMethodField,
): string | boolean {
  const value = standard[key] ?? '';
  if (kind !== 'sms' || key !== 'url' || !isFromEnvironment) return value;
  return `${new URL(String(value)).origin}/…`;
}

export async function listSignInMethodHistory(
  { db }: Context,
  id: string,
): Promise<Reply<typeof historyCall>> {
  const { rows } = await listChanges(db, methodEntity, id, { currentPage: 1, pageSize: newest });
  const ids = rows.flatMap(({ creatorUserId }) => creatorUserId ?? []);
  const names = await peopleNames(db, ids, { withAccounts: false });
  // Which secret it was is nobody's business: only whether there was one.
  const shownValue = (field: string, value: unknown) =>
    field === 'secretId' ? Boolean(value) : ((value ?? null) as string | boolean | null);
  return {
    list: rows.map(({ version, act, creatorTime, creatorUserId, differences }) => ({
      ...{ version, at: creatorTime.getTime(), byName: names.get(creatorUserId ?? '') ?? '' },
      act: version === 1 && differences.length === 0 ? 'add' : act,
      differences: differences.map(({ field, before, after }) => ({
        key: field === 'secretId' ? 'secret' : field,
        before: shownValue(field, before),
        after: shownValue(field, after),
      })),
    })),
  };
}
