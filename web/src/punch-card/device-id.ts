import { keep, stored } from '../native/device-storage.ts';
import { newCommandId } from '../wire/command-id.ts';

/** Stays when a person empties the cache of the device, which would look like another device. */
export const deviceIdKey = 'punchDevice';

/** What this device is known by, to itself and to nobody else's website. */
export function deviceId(): string {
  const known = stored<string>(deviceIdKey);
  if (typeof known === 'string' && known !== '') return known;
  const made = newCommandId();
  keep(deviceIdKey, made);
  return made;
}
