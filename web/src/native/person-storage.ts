import { forget, keep, stored } from './device-storage.ts';

/** Values kept on the device for one person: whoever signs in next finds their own. Nobody's are not kept. */
let personId = '';

/** Said by the session whenever somebody else is signed in; '' for nobody. */
export function setStoragePerson(id: string): void {
  personId = id;
}

const storageKey = 'of-person';
type All = Record<string, Record<string, unknown>>;
const all = () => stored<All>(storageKey) ?? {};

export function keepForPerson(key: string, value: unknown): void {
  if (personId !== '') keep(storageKey, { ...all(), [personId]: { ...all()[personId], [key]: value } });
}

export const storedForPerson = (key: string): unknown =>
  personId === '' ? undefined : all()[personId]?.[key];

export function forgetPersonOnDevice(id: string): void {
  const { [id]: _, ...others } = all();
  if (Object.keys(others).length > 0) keep(storageKey, others);
  else forget(storageKey);
}
