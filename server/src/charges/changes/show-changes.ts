import { AppError } from '@fairway/contract/app-error.ts';
import {
  type ChangeHead,
  changeCans,
  type getChargeChange as getCall,
  type listChargeChanges as listCall,
} from '@fairway/contract/charge-changes.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { changeActFits } from '@fairway/domain/charges/change-state.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { money, roundMoney } from '@fairway/domain/money/money.ts';
import type { Context } from '../../http/context.ts';
import { pageOf } from '../../http/page.ts';
import { chargeCodesOf } from '../../master-data/lookups.ts';
import { peopleNames } from '../../people/people-by-id.ts';
import { readerOf as shipmentReaderOf, visibleShipment } from '../../shipments/reader.ts';
import { partyNames, shipmentsById } from '../../shipments/shipment-lookups.ts';
import { type ChargeReader, readerOf, refuseCustomers } from '../reader.ts';
import { shownLines } from './shown-lines.ts';
import { findChange, findChangeLines, findCorrections, listChangeRows } from './store.ts';
import type { ChargeValues, StoredChange } from './stored-change.ts';

export async function listChanges(
  ctx: Context,
  { shipmentId, ...paging }: Received<typeof listCall>['body'],
): Promise<Reply<typeof listCall>> {
  const reader = await readerOf(ctx);
  refuseCustomers(reader);
  await visibleShipment(ctx, shipmentId, await shipmentReaderOf(ctx));
  const { rows, total } = await listChangeRows(ctx.db, shipmentId, paging);
  return pageOf(await shownHeads(ctx, rows, reader), paging, total);
}

export async function getChange(ctx: Context, id: string): Promise<Reply<typeof getCall>> {
  const { db, language } = ctx;
  const reader = await readerOf(ctx);
  refuseCustomers(reader);
  const change = await findChange(db, id);
  if (!change) throw new AppError('NOT_FOUND');
  await visibleShipment(ctx, change.shipmentId, await shipmentReaderOf(ctx));
  const [head] = await shownHeads(ctx, [change], reader);
  if (!head) throw new Error(`The change order ${id} is shown to nobody`);
  const lines = (await findChangeLines(db, id)).filter(({ before, after }) =>
    [before, after].every((values) => values === null || isSeen(values, reader)),
  );
  const corrections = (await findCorrections(db, id)).filter((charge) => isSeen(charge, reader));
  const codes = await chargeCodesOf(db, language);
  const parties = await partyNames(
    db,
    corrections.map(({ partyId }) => partyId),
    language,
  );
  return {
    ...head,
    lines: await shownLines(ctx, lines),
    corrections: corrections.map((charge) => {
      const { correctsId, side, chargeCodeId, currency, period, partyId } = charge;
      const code = codes.byId.get(chargeCodeId);
      return {
        ...{ id: charge.id, correctsId, side, currency, period, partyName: parties.get(partyId) ?? '' },
        ...{ chargeCode: code?.enCode ?? '', chargeName: code?.fullName ?? '' },
        amount: roundMoney(money(currency, charge.amount)).amount,
        takesBack: charge.takesBack,
      };
    }),
  };
}

/** What somebody may not see among charges they do not see here either. */
const isSeen = (
  { side, isConfidential }: Pick<ChargeValues, 'side' | 'isConfidential'>,
  { sight }: ChargeReader,
): boolean => sight.sides.includes(side) && (!isConfidential || sight.seesConfidential);

async function shownHeads(
  { db }: Pick<Context, 'db'>,
  changes: readonly StoredChange[],
  { mayEdit, seesProfit }: ChargeReader,
): Promise<ChangeHead[]> {
  const shipments = await shipmentsById(
    db,
    changes.map(({ shipmentId }) => shipmentId),
  );
  const people = await peopleNames(
    db,
    changes.flatMap(({ createdBy }) => createdBy ?? []),
    { withAccounts: false },
  );
  const sum = (amount: string) => roundMoney(money(bookCurrency, amount));
  return changes.map((change) => {
    const { id, version, changeNo, status, shipmentId, reason, stateRemark, flowId } = change;
    return {
      ...{ id, version, changeNo, status, shipmentId, reason, stateRemark, flowId },
      shipmentNo: shipments.get(shipmentId)?.shipmentNo ?? '',
      ...(seesProfit && { profit: { before: sum(change.profitBefore), after: sum(change.profitAfter) } }),
      createdByName: people.get(change.createdBy ?? '') ?? '',
      ...{ creatorTime: change.creatorTime.getTime(), askedAt: change.askedAt?.getTime() ?? null },
      settledAt: change.settledAt?.getTime() ?? null,
      can: mayEdit
        ? changeCans.filter((act) => changeActFits(act, status) && !(act === 'remove' && flowId))
        : [],
    };
  });
}
