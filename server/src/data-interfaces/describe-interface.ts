import { AppError } from '@fairway/contract/app-error.ts';
import type { InterfaceSource } from '@fairway/contract/data-interfaces.ts';
import type { Context } from '../http/context.ts';
import { findInterface } from './store.ts';

const hidden = '••••••';

/** One interface as whoever designs forms reads it. */
export async function describeInterface({ db, session }: Context, id: string) {
  const stored = await findInterface(db, id);
  if (!stored) throw new AppError('NOT_FOUND');
  const { fullName, enCode, parameters, script, version } = stored;
  const source = session.isAdministrator ? stored.source : withoutKeys(stored.source);
  const enabledMark = stored.enabledMark === 1 ? (1 as const) : (0 as const);
  return { id, fullName, enCode, source, parameters, script, version, enabledMark };
}

/** A header may hold a key of another system; only who may change it reads it. */
function withoutKeys(source: InterfaceSource): InterfaceSource {
  if (source.kind !== 'http') return source;
  return { ...source, headers: source.headers.map(({ name }) => ({ name, value: hidden })) };
}
