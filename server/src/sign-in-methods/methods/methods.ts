import {
  isProviderKind,
  neededFields,
  type SignInMethodField,
  type SignInMethodValues,
  secretGoesTo,
} from '@fairway/contract/sign-in-method-fields.ts';
import type { SignInMethod } from '@fairway/contract/sign-in-settings.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/open.ts';
import { loadMethodRows, type MethodRow } from './method-store.ts';
import { unseal } from './secret-box.ts';
import { type Standard, standardOfKind, standardsOf } from './standard-values.ts';

/** A way to sign in as it is now: what the company set, over what the environment says. */
export interface Method extends Standard {
  row: MethodRow | undefined;
  own: SignInMethodValues;
  /** What the environment says, before the company changed anything. */
  standard: SignInMethodValues;
  isOwn: boolean;
  isSecretReadable: boolean;
  secretFrom: 'company' | 'environment' | 'none';
  problem: SignInMethod['problem'];
  isOffered: boolean;
}

export const textOf = (values: SignInMethodValues, key: SignInMethodField): string =>
  String(values[key] ?? '');

/** Where an address leads: the part of it that a secret is bound to. */
export const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin : address;

/** What a secret is sealed for. */
export const boundTo = (id: string, address: string): string => `${id} ${hostOf(address)}`;

/** Every method there is, in an order that stays. */
export async function loadMethods(db: Db, config: Config): Promise<Method[]> {
  const rows = new Map((await loadMethodRows(db)).map((row) => [row.id, row]));
  const known = standardsOf(config);
  const added = [...rows.values()].flatMap(({ id, kind }) =>
    isProviderKind(kind) && !known.some((one) => one.id === id) ? standardOfKind(id, kind) : [],
  );
  const methods = await Promise.all(
    [...known, ...added].map((standard) => methodOf(config, standard, rows.get(standard.id))),
  );
  const hasAddress = textOf(methods[0]?.values ?? {}, 'publicUrl') !== '';
  return methods.map((method) => {
    const problem = problemOf(method, hasAddress);
    return { ...method, problem, isOffered: method.values.isOn === true && problem === null };
  });
}

async function methodOf(
  config: Config,
  standard: Standard,
  row: MethodRow | undefined,
): Promise<Omit<Method, 'problem' | 'isOffered'>> {
  // Another kind stands in the environment now: what was set of the earlier one means nothing for it.
  const own = row?.kind === standard.kind ? row.values : {};
  const values = { ...standard.values, ...own };
  const place = secretGoesTo(standard.kind);
  const target = place ? textOf(values, place) : '';
  const common = { ...standard, row, own, values, standard: standard.values, isOwn: row?.isOwn ?? false };
  if (row?.sealed) {
    const secret = await unseal(config, row.sealed, boundTo(standard.id, target));
    return { ...common, secret, secretFrom: 'company', isSecretReadable: secret !== undefined };
  }
  // The secret of the operator never goes to a host that an administrator typed.
  const isAtHome = place !== undefined && hostOf(target) === hostOf(textOf(standard.values, place));
  const secret = isAtHome ? standard.secret : undefined;
  return {
    ...{ ...common, secret, isSecretReadable: true },
    secretFrom: secret === undefined ? 'none' : 'environment',
  };
}

function problemOf(
  { kind, values, secret, isSecretReadable }: Pick<Method, 'kind' | 'values' | 'secret' | 'isSecretReadable'>,
  hasAddress: boolean,
): Method['problem'] {
  if (!isSecretReadable) return 'secretUnreadable';
  if (neededFields(kind).some((key) => textOf(values, key) === '')) return 'incomplete';
  if (!isProviderKind(kind)) return null;
  if (secret === undefined) return 'secretMissing';
  return hasAddress ? null : 'addressMissing';
}
