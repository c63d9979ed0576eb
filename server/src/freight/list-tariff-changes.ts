import type { Received } from '@fairway/contract/endpoint.ts';
import type { listTariffChanges as listTariffChangesCall } from '@fairway/contract/local-charges.ts';
import { nameDifferences } from '../entities/show-entities.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { carriersById, chargeCodesOf } from '../master-data/lookups.ts';
import { peopleFaces } from '../people/people-by-id.ts';
import { changesOfTariff } from './charge-store.ts';
import { localChargeRules } from './local-charge-rules.ts';

/** Who changed which charge of a port and direction, for staff. */
export async function listTariffChanges(
  ctx: Context,
  { portId, direction, carrierId, ...paging }: Received<typeof listTariffChangesCall>['query'],
) {
  const { db, language, session } = ctx;
  // Charges agreed with other customers are in it.
  if (session.kind === 'customer') return pageOf([], paging, 0);
  const { rows, total } = await changesOfTariff(db, { portId, direction, carrierId }, paging);
  const [codes, carriers, faceOf, differences] = await Promise.all([
    chargeCodesOf(db, language),
    carriersById(
      db,
      rows.flatMap((row) => row.carrierId ?? []),
      language,
    ),
    peopleFaces(db, [...new Set(rows.flatMap(({ creatorUserId }) => creatorUserId ?? []))]),
    nameDifferences(ctx, localChargeRules, rows),
  ]);
  const list = rows.map((row, index) => {
    const { userName, isExternal } = faceOf(row.creatorUserId);
    return {
      ...{ version: row.version, act: row.act, creatorUserName: userName, isExternal },
      ...{ creatorTime: row.creatorTime.getTime(), differences: differences[index] ?? [] },
      chargeId: row.chargeId,
      chargeCode: codes.byId.get(row.chargeCodeId)?.enCode ?? '',
      chargeName: codes.byId.get(row.chargeCodeId)?.fullName ?? '',
      carrierName: row.carrierId === null ? '' : (carriers.get(row.carrierId)?.fullName ?? ''),
    };
  });
  return pageOf(list, paging, total);
}
