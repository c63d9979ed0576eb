import { AppError } from '@fairway/contract/app-error.ts';
import type { Answer, Received } from '@fairway/contract/endpoint.ts';
import type { Language } from '@fairway/contract/errors.ts';
import type {
  ExceptionStatus,
  handleException as handleCall,
  listExceptions as listCall,
  ShipmentException,
} from '@fairway/contract/shipment-tracking.ts';
import type { ExceptionCode, Severity, ShipmentStage } from '@fairway/contract/tracking.ts';
import { namesOf } from '../entities/references.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { exceptionWords, paperWords, wordOf } from '../language/tracking-words.ts';
import { portsById } from '../master-data/lookups.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { refreshProgress } from '../shipments/progress/refresh-progress.ts';
import { readerOf } from '../shipments/reader.ts';
import { customerWordsOf } from './customer-words.ts';
import {
  findExceptionsOf,
  type Handling,
  listExceptionRows,
  type ShownException,
  takeException,
  updateException,
} from './exception-store.ts';
import { findListeners } from './news-store.ts';
import { seenShipment } from './seen-shipment.ts';

const time = (at: Date | null): number | null => at?.getTime() ?? null;

/** Names that stand behind the ids of rows. */
interface Names {
  owners: ReadonlyMap<string, string>;
  ports: ReadonlyMap<string, { fullName: string }>;
}

/** Ports and papers by their names; what else there is says itself, or is said by the screens. */
function detailOf({ code, detail }: ShownException, { ports }: Names, language: Language): string {
  if (code === 'DOC_MISSING') return wordOf(paperWords, detail, language);
  return isOfPort(code) ? (ports.get(detail)?.fullName ?? '') : detail;
}
const isOfPort = (code: string): boolean => ['CUSTOMS_HOLD', 'INSPECT', 'TS_DWELL'].includes(code);

function shown(row: ShownException, names: Names, isStaff: boolean, language: Language): ShipmentException {
  const code = row.code as ExceptionCode;
  return {
    ...{ id: row.id, shipmentId: row.shipmentId, shipmentNo: row.shipmentNo, code },
    ...{ codeName: exceptionWords[code][language], severity: row.severity as Severity },
    ...{ containerNo: row.containerNo, detail: isStaff ? detailOf(row, names, language) : '' },
    ...{ status: row.status as ExceptionStatus, openedAt: row.openedAt.getTime() },
    ...{ dueAt: isStaff ? time(row.dueAt) : null, resolvedAt: time(row.resolvedAt) },
    customerWords: customerWordsOf({ ...row, code, severity: row.severity as Severity }, language),
    ...{
      ownerId: isStaff ? row.ownerId : null,
      ownerName: isStaff ? (names.owners.get(row.ownerId ?? '') ?? '') : '',
    },
    ...{ note: isStaff ? row.note : '', customerText: isStaff ? row.customerText : '' },
  };
}

async function namesIn({ db, language }: Context, rows: readonly ShownException[]): Promise<Names> {
  const ownerIds = [...new Set(rows.flatMap(({ ownerId }) => ownerId ?? []))];
  const portIds = rows.flatMap(({ code, detail }) => (isOfPort(code) && detail !== '' ? detail : []));
  return {
    owners: await peopleNames(db, ownerIds, { withAccounts: false }),
    ports: await portsById(db, [...new Set(portIds)], language),
  };
}

export async function exceptionsOfShipment(ctx: Context, id: string) {
  const { isStaff } = await seenShipment(ctx, id);
  const rows = await findExceptionsOf(ctx.db, id);
  const names = await namesIn(ctx, rows);
  const shownOf = (isOverturned: boolean) =>
    rows
      .filter((row) => row.isOverturned === isOverturned)
      .map((row) => shown(row, names, isStaff, ctx.language));
  const list = shownOf(false);
  // What is ignored is no matter of the customer; what has no words for them neither.
  return {
    list: isStaff ? list : list.filter((one) => one.customerWords !== '' && one.status !== 'ignored'),
    overturned: isStaff ? shownOf(true) : [],
  };
}

export async function listAllExceptions(
  ctx: Context,
  { filters, keyword, ...order }: Received<typeof listCall>['body'],
): Promise<Answer<typeof listCall>> {
  const { db, language } = ctx;
  const { viewerIds, isStaff } = await readerOf(ctx);
  if (!isStaff) throw new AppError('FORBIDDEN');
  const { rows, total } = await listExceptionRows(
    db,
    {
      ...filters,
      keyword,
      status: filters.status?.length ? filters.status : ['open', 'acknowledged'],
      viewerIds,
    },
    order,
  );
  const names = await namesIn(ctx, rows);
  const ports = await portsById(
    db,
    rows.flatMap(({ polId, podId }) => [polId, podId]),
    language,
  );
  const customers = await namesOf(
    db,
    'customer',
    rows.map(({ customerId }) => customerId),
    language,
  );
  return pageOf(
    rows.map((row) => ({
      ...shown(row, names, true, language),
      customerName: customers.get(row.customerId) ?? '',
      ...{ polName: ports.get(row.polId)?.fullName ?? '', podName: ports.get(row.podId)?.fullName ?? '' },
      ...{ stage: row.stage as ShipmentStage, etd: time(row.etd), eta: time(row.eta) },
    })),
    order,
    total,
  );
}

/** What people do with an exception; only its rule ends it. */
export async function handleException(
  ctx: Context,
  id: string,
  wanted: Received<typeof handleCall>['body'],
): Promise<Answer<typeof handleCall>> {
  const { db, now } = ctx;
  const before = await takeException(db, id);
  if (!before) throw new AppError('NOT_FOUND');
  await seenShipment(ctx, before.shipmentId);
  if (before.status === 'resolved') throw new AppError('EXCEPTION_OVER');
  if (wanted.status === 'ignored' && (wanted.note ?? before.note) === '')
    throw new AppError('EXCEPTION_WITHOUT_NOTE');
  if (wanted.ownerId) {
    const [owner] = await findListeners(db, [wanted.ownerId]);
    if (owner?.kind !== 'member') throw new AppError('EXCEPTION_OWNER_UNKNOWN');
  }
  const handling: Handling = {
    ...(wanted.status !== undefined && { status: wanted.status }),
    ...(wanted.ownerId !== undefined && { ownerId: wanted.ownerId }),
    ...(wanted.note !== undefined && { note: wanted.note }),
    ...(wanted.customerText !== undefined && { customerText: wanted.customerText }),
    ...(wanted.dueAt !== undefined && {
      ...{ dueAt: wanted.dueAt === null ? null : new Date(wanted.dueAt), isDueKept: wanted.dueAt !== null },
    }),
  };
  await updateException(db, id, handling);
  ctx.auditTarget(`${before.code} ${before.shipmentId}`);
  // What is ignored does not make a shipment one with trouble.
  await refreshProgress(db, [before.shipmentId], now);
  return { id, status: (wanted.status ?? before.status) as ExceptionStatus };
}
