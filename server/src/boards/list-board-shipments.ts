import { AppError } from '@fairway/contract/app-error.ts';
import type { listBoardShipments as call } from '@fairway/contract/boards.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { orderValues } from '@fairway/domain/metrics/metrics.ts';
import { type Sums, sumsOf } from '@fairway/domain/metrics/sums.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { carriersById, portsById } from '../master-data/lookups.ts';
import { partyNames, salesNames } from '../shipments/shipment-lookups.ts';
import { companyQuestion, dayText, type Question, refuseGuarded } from './board-question.ts';
import { type BoardLines, linesOf } from './lines-of-question.ts';
import { personalQuestion } from './personal/personal-question.ts';
import { findBoardShipments } from './store.ts';

type Asked = Received<typeof call>['body'];

/** The shipments behind a number, each with its part of it, and the sums of all of them. */
export async function listBoardShipments(
  ctx: Context,
  { boxType, isLoss, isMine, role, ...asked }: Asked,
): Promise<Reply<typeof call>> {
  const granted = await ctx.permissions();
  const modelId = isMine ? 'personalBoard' : 'enterpriseBoard';
  if (!granted.some((entry) => entry.modelId === modelId)) throw new AppError('FORBIDDEN');
  const question = isMine
    ? (await personalQuestion(ctx, asked, role)).question
    : await companyQuestion(ctx, asked);
  const { sidx = 'sailsOn', sort } = asked;
  if (sidx !== 'sailsOn') refuseGuarded(question, sidx);
  if (isLoss) refuseGuarded(question, 'profit');
  const lines = linesOf(question, boxType);
  const found = isLoss ? losses(lines) : lines.shipments.map((_, place) => place);
  const figures = sidx === 'sailsOn' ? lines.sails : orderValues(sidx, lines.columnOf);
  const [from, to] = [(asked.currentPage - 1) * asked.pageSize, asked.currentPage * asked.pageSize];
  const page = inOrder(found, figures, lines.shipments, sort, to).slice(from, to);
  const shown = page.map((place) => ({
    shipment: lines.shipments[place] ?? 0,
    sails: lines.sails[place] ?? 0,
    sums: sumsOf((name) => lines.columnOf(name)[place] ?? 0),
  }));
  const total = sumsOf((name) => {
    const column = lines.columnOf(name);
    let sum = 0;
    for (let nth = 0; nth < found.length; nth += 1) sum += column[found[nth] as number] as number;
    return sum;
  });
  return {
    ...pageOf(await shownLines(ctx, question, shown), asked, found.length),
    ...{ ...question.answered, compared: null },
    total: question.valuesOf(total),
  };
}

/** Of which revenue there was less than cost. */
function losses({ shipments, columnOf }: BoardLines): Int32Array {
  const [revenue, cost] = [columnOf('revenue'), columnOf('cost')];
  const places = shipments.map((_, place) => place);
  return places.filter((place) => (revenue[place] ?? 0) < (cost[place] ?? 0));
}

/**
 * The first so many of some lines, those with most first; what has no figure comes last in both directions. Of a hundred
 * thousand lines only those that may be among the first are put in order.
 */
function inOrder(
  places: Int32Array,
  figures: Float64Array | Int32Array,
  shipments: Int32Array,
  sort: 'asc' | 'desc' | undefined,
  most: number,
): number[] {
  const sign = sort === 'asc' ? -1 : 1;
  const worth = (place: number) => {
    const figure = figures[place] ?? Number.NaN;
    return Number.isNaN(figure) ? Number.NEGATIVE_INFINITY : sign * figure;
  };
  const worths = new Float64Array(places.length);
  for (let nth = 0; nth < places.length; nth += 1) worths[nth] = worth(places[nth] as number);
  const least = worths.toSorted()[Math.max(0, worths.length - most)] ?? 0;
  const first = places.filter((_, nth) => (worths[nth] as number) >= least);
  return [...first].sort((one, other) => {
    const [ofOne, ofOther] = [worth(one), worth(other)];
    return ofOne === ofOther ? (shipments[one] ?? 0) - (shipments[other] ?? 0) : ofOther - ofOne;
  });
}

async function shownLines(
  { db, language, session }: Context,
  { table, valuesOf }: Question,
  lines: readonly { shipment: number; sails: number; sums: Sums }[],
): Promise<Reply<typeof call>['list']> {
  const idOf = ({ shipment }: { shipment: number }) => table.shipments.textOf(shipment) ?? '';
  const ids = lines.map(idOf);
  const rows = new Map((await findBoardShipments(db, ids)).map((row) => [row.id, row]));
  const all = [...rows.values()];
  const carrierIds = all.flatMap(({ carrierId }) => carrierId ?? []);
  const portIds = all.flatMap(({ polId, podId }) => [polId, podId]);
  const customerIds = all.map(({ customerId }) => customerId);
  const [customers, sellers, carriers, ports] = await Promise.all([
    partyNames(db, customerIds, language),
    salesNames(db, ids),
    carriersById(db, carrierIds, language),
    portsById(db, portIds, language),
  ]);
  return lines.flatMap((line) => {
    const row = rows.get(idOf(line));
    if (!row) return [];
    return [
      {
        ...{ id: row.id, shipmentNo: row.shipmentNo, customerName: customers.get(row.customerId) ?? '' },
        // Who of us sells to them is not for customers.
        salesNames: session.kind === 'member' ? (sellers.get(row.id) ?? '') : '',
        carrierName: carriers.get(row.carrierId ?? '')?.fullName ?? '',
        polName: ports.get(row.polId)?.fullName ?? '',
        podName: ports.get(row.podId)?.fullName ?? '',
        ...{ sailsOn: dayText(line.sails), values: valuesOf(line.sums) },
      },
    ];
  });
}
