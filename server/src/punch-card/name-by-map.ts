import { toGcj02 } from '@fairway/domain/places/datum.ts';
import { roundedSpot, type Spot } from '@fairway/domain/places/spot.ts';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { guardedRequest, listedHost } from '../data-interfaces/guarded-request.ts';
import type { Db } from '../database/open.ts';
import { unseal } from '../sign-in-methods/methods/secret-box.ts';
import { findMap, noteMapAnswer, type PunchMapRow } from './map-store.ts';
import { notePunch, takePunch } from './store.ts';

export const mapAddressJob = { name: 'name-punch-address', payload: z.object({ punchId: z.string() }) };

/** A key is sealed for the service it was typed for: another address gets none. */
export const keyBoundTo = (address: string): string => `punch-map:${address}`;

const longestAnswer = 8_000;
const mostBytes = 256 * 1024;
const mostLetters = 300;

/** What AMap answers to `geocode/regeo`, and whoever speaks as it does. */
const answer = z.object({
  status: z.literal('1'),
  regeocode: z.object({ formatted_address: z.string().check(z.minLength(1)) }),
});

/** Asks the map service where a punch was. Whatever it says or fails to say, the punch stays as it is. */
export async function nameByMap(
  { db, now, config }: { db: Db; now: Date; config: Config },
  punchId: string,
): Promise<void> {
  const map = await findMap(db);
  const punch = await takePunch(db, punchId);
  if (!map?.isOn || punch?.lat === null || punch?.lng === null || !punch) return;
  const asked = await ask(config, map, { lat: punch.lat, lng: punch.lng });
  if ('problem' in asked) {
    await noteMapAnswer(db, { lastProblem: asked.problem });
    return;
  }
  await notePunch(db, punchId, { address: asked.address, addressSource: 'map' });
  await noteMapAnswer(db, { lastAnswerTime: now, lastProblem: '' });
}

async function ask(
  config: Config,
  map: PunchMapRow,
  spot: Spot,
): Promise<{ address: string } | { problem: string }> {
  const key = map.sealedKey && (await unseal(config, map.sealedKey, keyBoundTo(map.address)));
  if (!key) return { problem: 'noKey' };
  // Maps of the mainland are in a datum of their own.
  const { lat, lng } = roundedSpot(toGcj02(spot));
  const url = new URL('/v3/geocode/regeo', map.address);
  url.search = new URLSearchParams({ key, location: `${lng},${lat}`, output: 'JSON' }).toString();
  try {
    const { mayBePrivate } = listedHost(config.interfaceHosts, url);
    const question = { url, mayBePrivate, method: 'GET' as const, headers: {}, body: '', most: mostBytes };
    const { status, text } = await guardedRequest(question, AbortSignal.timeout(longestAnswer));
    if (status !== 200) return { problem: `status ${status}` };
    const read = z.safeParse(answer, JSON.parse(text));
    if (!read.success) return { problem: 'notUnderstood' };
    return { address: read.data.regeocode.formatted_address.replaceAll('\0', '').slice(0, mostLetters) };
  } catch {
    // What it said may hold the key: only that it failed is kept.
    return { problem: 'notReached' };
  }
}
