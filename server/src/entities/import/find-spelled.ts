import type { Db } from '../../database/open.ts';
import { peopleCalled } from '../../people/people-called.ts';
import type { EntityRow, Reference } from '../entity-rules.ts';
import { findByText } from '../store.ts';

/** Ids of the records that a text can mean, each text asked for once. */
export function spelledRecords(db: Db): (reference: Reference, text: string) => Promise<readonly string[]> {
  const asked = new Map<string, Promise<readonly string[]>>();
  return (reference, text) => {
    const key = `${reference.to} ${text.toLowerCase()}`;
    const known = asked.get(key) ?? idsMeant(db, reference, text);
    asked.set(key, known);
    return known;
  };
}

async function idsMeant(db: Db, { to, spelled }: Reference, text: string): Promise<readonly string[]> {
  if (to === 'person') return peopleCalled(db, text);
  const own = (await spelled?.(db, text)) ?? [];
  if (own.length > 0) return own;
  const rows = (await findByText(db, to, text)).filter((row) => isCalled(row, text.toLowerCase()));
  return rows.map(({ id }) => id);
}

/** Whether one of its codes, names or aliases is this text. */
function isCalled({ id: _, searchText: _text, remark: _remark, ...row }: EntityRow, text: string): boolean {
  const texts = Object.values(row).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return texts.some((value) => {
    const name = typeof value === 'object' && value !== null ? (value as { alias?: unknown }).alias : value;
    return typeof name === 'string' && name.toLowerCase() === text;
  });
}
