import {
  isAddressField,
  isProviderKind,
  neededFields,
  type SignInMethodField,
  type SignInMethodKind,
  type SignInMethodValues,
  secretGoesTo,
} from '@fairway/contract/sign-in-method-fields.ts';

export type MethodProblem =
  | 'notAnAddress'
  | 'notEncrypted'
  | 'withPassword'
  | 'notAnOrigin'
  | 'needed'
  | 'secretNeeded'
  | 'secretForOther';

/** An address as a program reads it. */
export interface ReadAddress {
  protocol: string;
  hostname: string;
  origin: string;
  hash: string;
  username: string;
  password: string;
}

interface Written {
  kind: SignInMethodKind;
  before: SignInMethodValues;
  after: SignInMethodValues;
  /** Whether there would be a secret: the one there is, or one that was typed. */
  secret: 'kept' | 'typed' | 'none';
  /** Reads an address; undefined where it is none. */
  read: (text: string) => ReadAddress | undefined;
  /** Addresses that the operator lets be reached without encryption. */
  mayBePlain: (text: string) => boolean;
}

/** What is wrong with a way to sign in, by field; the secret is called `secret`. */
export function methodProblems({ kind, before, after, secret, read, mayBePlain }: Written) {
  const problems: Partial<Record<SignInMethodField | 'secret', MethodProblem>> = {};
  for (const [key, value] of Object.entries(after) as [SignInMethodField, string | boolean][]) {
    if (!isAddressField(key) || value === '' || value === before[key]) continue;
    const problem = addressProblem(String(value), key, { read, mayBePlain });
    if (problem) problems[key] = problem;
  }
  if (after.isOn === true) {
    for (const key of neededFields(kind))
      if (String(after[key] ?? '').trim() === '') problems[key] ??= 'needed';
    if (isProviderKind(kind) && secret === 'none') problems.secret = 'secretNeeded';
  }
  const place = secretGoesTo(kind);
  // What was kept for one host is never sent to another.
  if (place && secret === 'kept' && originOf(before[place], read) !== originOf(after[place], read))
    problems.secret = 'secretForOther';
  return problems;
}

function addressProblem(
  text: string,
  key: SignInMethodField,
  { read, mayBePlain }: Pick<Written, 'read' | 'mayBePlain'>,
): MethodProblem | undefined {
  const url = read(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.hash !== '') return 'notAnAddress';
  if (url.username !== '' || url.password !== '') return 'withPassword';
  const isOurs = key === 'publicUrl' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol === 'http:' && !isOurs && !mayBePlain(text)) return 'notEncrypted';
  if (key === 'publicUrl' && text !== url.origin) return 'notAnOrigin';
  return undefined;
}

const originOf = (address: string | boolean | undefined, read: Written['read']): string => {
  const text = String(address ?? '');
  return read(text)?.origin ?? text;
};
