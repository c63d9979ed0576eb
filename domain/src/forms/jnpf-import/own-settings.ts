import { ownValue } from '../own-value.ts';
import { isSameJson } from '../same-json.ts';
import { asList, asRaw, asText, isId, type Raw } from './raw.ts';

/** Under this name our export keeps what the family has no words for; the family's clients pass over it. */
export const ownKey = 'fairway';

/** A setting as the family's words say it, and as it is with us; null where there is none. */
export type Change = readonly [read: unknown, own: unknown];

/** What our export kept beside the family's words. */
export interface OwnSettings {
  id: string | undefined;
  changes: Map<string, Change>;
  raw: Raw;
}

export function ownSettingsOf(place: Raw): OwnSettings {
  const raw = asRaw(ownValue(place, ownKey));
  const id = asText(raw.id);
  const changes = Object.entries(asRaw(raw.changes)).filter(
    ([key, change]) => key !== '__proto__' && asList(change).length === 2,
  );
  return { id: isId(id) ? id : undefined, changes: new Map(changes as [string, Change][]), raw };
}

/**
 * Puts back what the family's words could not say. A setting somebody changed in the family's words since is left as
 * they changed it: `left` hears of it.
 */
export function withOwnSettings(read: Raw, { changes }: OwnSettings, left: (key: string) => void): Raw {
  const whole: Raw = { ...read };
  for (const [key, [was, own]] of changes) {
    if (!isSameJson(whole[key] ?? null, was ?? null)) left(key);
    else if (own === null || own === undefined) delete whole[key];
    else whole[key] = own;
  }
  return whole;
}
