import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { ShownExclusion } from '@fairway/contract/freight-search.ts';
import type { getTariff as getTariffCall } from '@fairway/contract/local-charges.ts';
import { allInPrice } from '@fairway/domain/freight/all-in-price.ts';
import { narrowestRules } from '@fairway/domain/freight/charge-rule.ts';
import type { EntityRow } from '../entities/entity-rules.ts';
import { namesOf } from '../entities/references.ts';
import { described } from '../entities/show-entities.ts';
import type { Context } from '../http/context.ts';
import { carriersById, chargeCodesOf, portsById } from '../master-data/lookups.ts';
import { localRule } from './charge-rules.ts';
import { localChargesOf, teuByType } from './charge-store.ts';
import { companyDay } from './company-day.ts';
import { conversions } from './convert-prices.ts';
import { localChargeRules } from './local-charge-rules.ts';
import { keeperOf } from './tariff-keeper.ts';
import { viewerOf } from './viewer.ts';

/** What a port charges in one direction: the narrowest rule for each charge, what it comes to, and what is not in it. */
export async function getTariff(
  ctx: Context,
  asked: Received<typeof getTariffCall>['body'],
): Promise<Reply<typeof getTariffCall>> {
  const { db, language, now } = ctx;
  const { portId, direction, mode, cargo, currency, carrierId = null, terminalId = null } = asked;
  const viewer = await viewerOf(ctx, asked.customerId);
  const today = companyDay(now);
  const date = asked.on ?? today;
  const [ports, codes, teu, charges] = await Promise.all([
    portsById(db, [portId], language),
    chargeCodesOf(db, language),
    teuByType(db),
    localChargesOf(db, {
      ...{ places: [{ portId, direction }], mode, customerId: viewer.customerId, from: date, to: date },
      onlyPublic: !viewer.isStaff,
    }),
  ]);
  const port = ports.get(portId);
  if (!port) throw new AppError('NOT_FOUND');
  const scope = {
    ...{ customerId: viewer.customerId, terminalId, carrierId, lineId: null, polId: null, podId: null },
  };
  const rules = narrowestRules(charges.map(localRule), scope, date);
  const ruleOf = new Map(rules.map((rule) => [rule.id, rule]));
  const price = allInPrice([], rules, {
    ...{ cargo: { ...cargo, days: null }, toCountry: port.country, date, teuByType: teu },
    ...{ isAir: mode === 'AIR', airDivisor: 6_000, rtRatio: '1', value: null, included: [] },
    chosen: asked.chosen,
    // What is collected on arrival is what somebody asks for who asks for charges of arrival.
    withCollect: true,
  });
  const convert = await conversions(db, { currency, today }, price.totals);
  const place = direction === 'export' ? ('origin' as const) : ('destination' as const);
  const nameOf = (chargeCode: string) => codes.byCode.get(chargeCode)?.fullName ?? chargeCode;
  const isGeneral = (ruleId: string) => carrierId !== null && ruleOf.get(ruleId)?.scope.carrierId === null;
  const chosen = charges.filter(({ id }) => ruleOf.has(id)) as unknown as EntityRow[];
  const rows = await described({ db, language }, localChargeRules, chosen);
  const own = (id: 'carrierId' | 'terminalId') => [...new Set(charges.flatMap((charge) => charge[id] ?? []))];
  const carriers = await carriersById(
    db,
    [...own('carrierId'), ...(carrierId === null ? [] : [carrierId])],
    language,
  );
  const carrierNamed = (id: string) => {
    const carrier = carriers.get(id);
    return carrier ? [{ id, fullName: carrier.fullName, enCode: carrier.scac }] : [];
  };
  const terminals = await namesOf(db, 'terminal', own('terminalId'), language);
  return {
    date,
    port: { id: port.id, fullName: port.fullName, enCode: port.unlocode },
    carrier: carrierId === null ? null : (carrierNamed(carrierId)[0] ?? null),
    carriers: own('carrierId').flatMap(carrierNamed).sort(byCode),
    terminals: [...terminals].map(([id, fullName]) => ({ id, fullName, enCode: '' })),
    keeper: await keeperOf(ctx, viewer, port, direction),
    rows: rows.map((row) => ({
      ...row,
      isGeneral: isGeneral(String(row.id)),
      isOwn: ruleOf.get(String(row.id))?.scope.customerId !== null,
      ...taxAndNames(codes.byId.get(String(row.chargeCodeId)), row.vatRate),
    })) as Reply<typeof getTariffCall>['rows'],
    price: {
      lines: price.lines.map((line) => ({
        ...{ ...line, place, chargeName: nameOf(line.chargeCode), isGeneral: isGeneral(line.ruleId) },
        validFrom: ruleOf.get(line.ruleId)?.validFrom ?? date,
        validTo: ruleOf.get(line.ruleId)?.validTo ?? null,
      })),
      excluded: price.excluded.map(
        (one) => ({ ...one, place, chargeName: nameOf(one.chargeCode) }) as ShownExclusion,
      ),
      ...{ freight: [], totals: [...price.totals], teu: price.teu, ...convert(price) },
    },
  };
}

const byCode = (one: { enCode: string }, other: { enCode: string }) => (one.enCode < other.enCode ? -1 : 1);

type Code = Awaited<ReturnType<typeof chargeCodesOf>>['byId'] extends Map<string, infer T> ? T : never;

/** A charge without a tax of its own is taxed as its code says. */
const taxAndNames = (code: Code | undefined, own: unknown) => ({
  ...{ nameCn: code?.nameCn ?? '', nameEn: code?.nameEn ?? '', vatKind: code?.vatKind ?? 'none' },
  vat: typeof own === 'string' && own !== '' ? own : (code?.vatRate ?? '0'),
});
