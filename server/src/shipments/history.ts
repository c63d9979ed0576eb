import type { Language } from '@fairway/contract/errors.ts';
import type { Db } from '../database/open.ts';
import type { Difference } from '../entities/differences.ts';
import { namesOf } from '../entities/references.ts';
import { listEntityChanges } from '../entities/show-entities.ts';
import type { Context } from '../http/context.ts';
import { portsById } from '../master-data/lookups.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { shipmentReferences } from './check-fields.ts';
import { historyOf } from './note-change.ts';
import { readerOf, refuseCustomers, type ShipmentReader, visibleShipment } from './reader.ts';
import { fieldsOf, type StoredShipment } from './stored-shipment.ts';

const mostChanges = 50;

/** Who changed what, the newest first. */
export async function listHistory(
  ctx: Context,
  id: string,
  paging: { currentPage: number; pageSize: number },
) {
  const reader = await readerOf(ctx);
  refuseCustomers(reader);
  const shipment = await visibleShipment(ctx, id, reader);
  return changesOf(ctx, shipment, reader, paging);
}

/** What was changed since a version that somebody still has on their screen, and what the fields are now. */
export async function compare(ctx: Context, id: string, since: number) {
  const reader = await readerOf(ctx);
  refuseCustomers(reader);
  const shipment = await visibleShipment(ctx, id, reader);
  const newer = Math.min(mostChanges, Math.max(0, shipment.version - since));
  const { list } =
    newer === 0 ? { list: [] } : await changesOf(ctx, shipment, reader, { currentPage: 1, pageSize: newer });
  return {
    ...{ version: shipment.version, current: fieldsOf(shipment) },
    changes: list.filter(({ version }) => version > since),
  };
}

const changesOf = (
  { db, language }: Context,
  shipment: StoredShipment,
  reader: ShipmentReader,
  paging: { currentPage: number; pageSize: number },
) =>
  listEntityChanges(
    { db },
    { entity: historyOf, row: shipment, paging },
    (difference) => seenBy(reader, difference),
    (changes) => named(db, language, changes),
  );

/** Shares of members and the agent are told to who may see them. */
function seenBy({ seesResult, seesAgent }: ShipmentReader, difference: Difference): Difference | undefined {
  if (difference.field === 'agentId') return seesAgent ? difference : undefined;
  if (difference.field !== 'members' || seesResult) return difference;
  const withoutShares = (value: unknown): unknown =>
    Array.isArray(value) ? value.map((line) => String(line).replace(/ [\d.]+%$/, '')) : value;
  return { ...difference, before: withoutShares(difference.before), after: withoutShares(difference.after) };
}

/** Names in place of ids. */
async function named(
  db: Db,
  language: Language,
  changes: readonly { differences: Difference[] }[],
): Promise<Difference[][]> {
  const idsOf = (value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
  const idsIn = (field: string) =>
    changes.flatMap(({ differences }) =>
      differences.flatMap((one) => (one.field === field ? [...idsOf(one.before), ...idsOf(one.after)] : [])),
    );
  const naming = new Map<string, Map<string, string>>();
  for (const [field, { to }] of Object.entries(shipmentReferences))
    naming.set(field, await namesOf(db, to, idsIn(field), language));
  const companies = await namesById(db, 'organisation', idsIn('companyId'), language);
  naming.set('companyId', new Map([...companies].map(([id, { fullName }]) => [id, fullName])));
  const portOf = (value: unknown) => (value as { portId?: string | null } | null)?.portId ?? undefined;
  const eventPorts = await portsById(
    db,
    changes.flatMap(({ differences }) =>
      differences.flatMap(({ field, after }) => (field === 'event' ? (portOf(after) ?? []) : [])),
    ),
    language,
  );
  return changes.map(({ differences }) =>
    differences.map(({ field, before, after }) => {
      if (field === 'event') {
        const port = eventPorts.get(portOf(after) ?? '');
        const place = port ? { portName: port.fullName, timeZone: port.timeZone } : {};
        return { field, before, after: { ...(after as object), ...place } };
      }
      const names = naming.get(field);
      const name = (value: unknown): unknown =>
        names && value !== null
          ? idsOf(value)
              .map((id) => names.get(id) ?? id)
              .join(', ')
          : value;
      return { field, before: name(before), after: name(after) };
    }),
  );
}
