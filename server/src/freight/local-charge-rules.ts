import { AppError } from '@fairway/contract/app-error.ts';
import { laneSurcharges, localCharges } from '@fairway/contract/local-charges.ts';
import { customerOfUser } from '../customers/customer-of-user.ts';
import type { EntityRules, Kept } from '../entities/entity-rules.ts';
import { chargeCodesOf } from '../master-data/lookups.ts';
import { findSameCharge } from './charge-store.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const periodOf = (validFrom: unknown, validTo: unknown): string => `${validFrom} ~ ${validTo ?? ''}`;

const refuseEarlyEnd = (kept: Kept): void => {
  if (typeof kept.validTo === 'string' && kept.validTo < text(kept.validFrom))
    throw new AppError('PERIOD_ENDS_EARLY');
};

const chargeCode = {
  to: 'charge_code',
  shownAs: 'chargeName',
  called: { zh: '费用代码', en: 'charge code' },
} as const;
const carrier = { to: 'carrier', shownAs: 'carrierName', called: { zh: '船公司', en: 'carrier' } } as const;
const port = (shownAs: string, zh: string, en: string) =>
  ({ to: 'port', shownAs, called: { zh, en } }) as const;

const byCode = { through: [{ by: 'chargeCodeId', table: 'charge_code' }], column: 'enCode' } as const;
const byCarrier = { through: [{ by: 'carrierId', table: 'carrier' }], column: 'scac' } as const;

/** With the code beside the name of the charge. */
const withCodes: NonNullable<EntityRules['describe']> = async (db, rows, language) => {
  const codes = await chargeCodesOf(db, language);
  return rows.map((row) => ({ ...row, chargeCode: codes.byId.get(text(row.chargeCodeId))?.enCode ?? '' }));
};

export const localChargeRules: EntityRules = {
  entity: localCharges,
  table: 'local_charge',
  references: {
    chargeCodeId: chargeCode,
    carrierId: carrier,
    portId: port('portName', '港口', 'port'),
    terminalId: { to: 'terminal', shownAs: 'terminalName', called: { zh: '码头', en: 'terminal' } },
    customerId: { to: 'customer', shownAs: 'customerName', called: { zh: '客户', en: 'customer' } },
  },
  naming: ({ id }) => ({ fullName: text(id), enCode: '', line: '' }),
  found: ({ remark, payTo }) => [text(remark), text(payTo)],
  sortedBy: {
    portName: { through: [{ by: 'portId', table: 'port' }], column: 'unlocode' },
    chargeCode: byCode,
    carrierName: byCarrier,
    validFrom: { column: 'validFrom' },
    validTo: { column: 'validTo' },
  },
  usualOrder: byCode,
  narrowedBy: {
    portId: { column: 'portId' },
    carrierId: { column: 'carrierId' },
    customerId: { column: 'customerId' },
    direction: { column: 'direction' },
    on: { column: 'validFrom', as: 'holdsOn', until: 'validTo' },
  },
  async check({ db }, kept, before) {
    refuseEarlyEnd(kept);
    const same = await findSameCharge(db, kept, before?.id);
    if (same && kept.isEnabled !== false)
      throw new AppError('LOCAL_CHARGE_OVERLAPS', {
        charge: same.chargeCode,
        period: periodOf(same.validFrom, same.validTo),
      });
    return kept;
  },
  describe: withCodes,
  // Customers read tariffs, never the list they are kept in.
  async visible({ db, session }) {
    if (session.kind !== 'customer') return undefined;
    const own = await customerOfUser(db, session);
    return { columns: ['customerId'], values: own ? [own.id] : [] };
  },
};

export const laneSurchargeRules: EntityRules = {
  entity: laneSurcharges,
  table: 'lane_surcharge',
  references: {
    chargeCodeId: chargeCode,
    carrierId: carrier,
    lineId: { to: 'trade_line', shownAs: 'lineName', called: { zh: '航线', en: 'trade line' } },
    polId: port('polName', '起运港', 'port of loading'),
    podId: port('podName', '目的港', 'port of discharge'),
  },
  naming: ({ id }) => ({ fullName: text(id), enCode: '', line: '' }),
  found: ({ remark }) => [text(remark)],
  sortedBy: {
    chargeCode: byCode,
    carrierName: byCarrier,
    validFrom: { column: 'validFrom' },
    validTo: { column: 'validTo' },
  },
  usualOrder: byCode,
  narrowedBy: {
    carrierId: { column: 'carrierId' },
    lineId: { column: 'lineId' },
    polId: { column: 'polId' },
    podId: { column: 'podId' },
    on: { column: 'validFrom', as: 'holdsOn', until: 'validTo' },
  },
  check(_, kept) {
    refuseEarlyEnd(kept);
    if (![kept.carrierId, kept.lineId, kept.polId, kept.podId].some((one) => typeof one === 'string'))
      throw new AppError('SURCHARGE_WITHOUT_SCOPE');
    return kept;
  },
  describe: withCodes,
  async visible({ session }) {
    return session.kind === 'customer' ? { columns: ['id'], values: [] } : undefined;
  },
};
