import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { getPunchMap as getCall, savePunchMap as saveCall } from '@fairway/contract/punch-card.ts';
import { listedHost } from '../data-interfaces/guarded-request.ts';
import { InterfaceError } from '../data-interfaces/interface-error.ts';
import type { Context } from '../http/context.ts';
import { fieldWords } from '../http/field-words.ts';
import { fieldsInvalid } from '../http/input.ts';
import { keepsSecrets, seal } from '../sign-in-methods/methods/secret-box.ts';
import { findMap, saveMap, takeMap } from './map-store.ts';
import { keyBoundTo } from './name-by-map.ts';

const usualAddress = 'https://restapi.amap.com';

export async function getPunchMap({ db }: Context): Promise<Reply<typeof getCall>> {
  const map = await findMap(db);
  return {
    ...{ isOn: map?.isOn ?? false, address: map?.address ?? usualAddress, version: map?.version ?? 0 },
    hasKey: map?.sealedKey != null,
    lastAnswerTime: map?.lastAnswerTime?.getTime() ?? null,
    lastProblem: map?.lastProblem ?? '',
  };
}

/** A service that may not be asked is not kept; another address needs its key typed again. */
export async function savePunchMap(
  ctx: Context,
  { isOn, address, key, version }: Received<typeof saveCall>['body'],
): Promise<{ version: number }> {
  const { db, config, language } = ctx;
  ctx.auditTarget(address);
  const map = await takeMap(db);
  if ((map?.version ?? 0) !== version) throw new AppError('RECORD_CHANGED');
  if (isOn) refuseUnlisted(ctx, address);
  const typed = key ?? '';
  const kept = map?.address === address ? map.sealedKey : null;
  if (typed && !keepsSecrets(config)) throw fieldsInvalid({ key: fieldWords.notOffered[language] });
  const sealedKey = typed ? await seal(config, typed, keyBoundTo(address)) : kept;
  if (isOn && !sealedKey) throw fieldsInvalid({ key: fieldWords.missing[language] });
  await saveMap(db, { version: version + 1, isOn, address, sealedKey });
  return { version: version + 1 };
}

function refuseUnlisted({ config }: Context, address: string): void {
  if (!URL.canParse(address)) throw new AppError('PUNCH_MAP_REFUSED');
  try {
    listedHost(config.interfaceHosts, new URL(address));
  } catch (error) {
    throw error instanceof InterfaceError ? new AppError('PUNCH_MAP_REFUSED') : error;
  }
}
