import type { InterfaceRow } from '@fairway/contract/data-interfaces.ts';
import type { WrittenInterface } from '../data-interfaces/check-interface.ts';
import { demoInterfaces } from '../data-interfaces/demo/interfaces.ts';

/** What forms choose among in the company itself, in place of rows written for somebody else. */
const queries: Readonly<Record<string, string>> = {
  customers: `select id, "enCode", "fullName", kind, level
from customers
where {kind} is null or kind = {kind}
order by "fullName"`,
  suppliers: `select id, "enCode", "fullName", kind, level
from suppliers
where {kind} is null or kind = {kind}
order by "fullName"`,
  ports: `select id, "enCode", "fullName", "englishName", country
from ports
where {region} is null or country = {region}
order by "enCode"`,
};

/** What a price was once somewhere is no price here. */
const withoutPrice = ({ unitPrice: _, ...row }: InterfaceRow): InterfaceRow => row;

/** A data interface of the gallery, as it would be saved; `rows` are those the company wrote. */
export function galleryInterface(
  code: string,
  rows: readonly InterfaceRow[] | undefined,
): WrittenInterface | undefined {
  const written = demoInterfaces.find(({ enCode }) => enCode === code);
  if (!written) return undefined;
  const sql = queries[code];
  if (sql !== undefined) return { ...written, script: '', source: { kind: 'sql', sql } };
  if (rows) return { ...written, source: { kind: 'static', rows: [...rows] } };
  const { source } = written;
  return source.kind === 'static'
    ? { ...written, source: { ...source, rows: source.rows.map(withoutPrice) } }
    : written;
}
