import type { ChargeUnit } from '@fairway/contract/charge-codes.ts';
import {
  type RatePrices,
  type RateSurcharge,
  rateTypes,
  type TransportMode,
  transportModes,
  type WrittenRate,
} from '@fairway/contract/freight-rates.ts';
import type { CellReason, MappedColumn, PriceLayer, RateMapping } from '@fairway/contract/rate-import.ts';
import { priceKindOf } from '../rate-layers.ts';
import { withMarkup } from './markup.ts';
import type { MatchedCarrier } from './match-carrier.ts';
import type { PortMatcher } from './match-port.ts';
import { readDays } from './read-count.ts';
import { type DayOrder, type DayReading, readDay, readPeriod } from './read-day.ts';
import { currencyOf, readPrice } from './read-price.ts';
import { plainText, type SheetCell, type SheetRow } from './sheet-cell.ts';

/** What rows are read with. */
export interface ReadingRules {
  mapping: RateMapping;
  headings: readonly string[];
  ports: PortMatcher;
  carrier: (text: string) => MatchedCarrier;
  /** By code. */
  charges: ReadonlyMap<string, { id: string; defaultUnit: ChargeUnit }>;
  /** Which figure of a day comes first, by column. */
  dayOrders: ReadonlyMap<number, DayOrder>;
  today: string;
}

/** Something wrong with a cell; `proposals` are ids of ports or carriers. */
export interface RowProblem {
  cell: string;
  text: string;
  field: string;
  reason: CellReason;
  about: string;
  proposals: readonly string[];
}

/** What a row says of a rate, and nothing else. */
export type SaidRate = Partial<WrittenRate> &
  Pick<WrittenRate, 'mode' | 'polId' | 'podId' | 'carrierId' | 'rateType' | 'currency'> &
  Pick<WrittenRate, 'validFrom' | 'validTo' | 'prices'> & {
    /** Charge codes the sheet has a column for: what it does not say of them is not charged. */
    chargeIds: readonly string[];
    chargeCodes: readonly string[];
    surcharges: RateSurcharge[];
    included: string[];
  };

export type ReadRow =
  /** A note, a heading, or nothing that is offered. */
  | { is: 'ignored' }
  | { is: 'bad'; problems: readonly RowProblem[] }
  | { is: 'rates'; rates: readonly SaidRate[]; cells: Readonly<Record<string, string>> };

export const letterOf = (column: number): string => {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return letters;
};

const filledDown = new Set([
  'pol',
  'pod',
  'carrier',
  'validity',
  'validFrom',
  'validTo',
  'service',
  'mode',
  'currency',
]);

/** Reads rows one after the other: an empty cell may mean the one above it. */
export function rowReader(rules: ReadingRules): (row: SheetRow) => ReadRow {
  const { mapping } = rules;
  const above = new Map<number, SheetCell>();
  const byField = new Map<string, MappedColumn>();
  for (const one of mapping.columns) if (!byField.has(one.target.to)) byField.set(one.target.to, one);
  return (row) => {
    if (isNote(row, rules)) return { is: 'ignored' };
    const filled = mapping.fillsDown ? withAbove(row, mapping.columns, above) : row;
    return new RowReading(filled, rules, byField).read();
  };
}

function withAbove(row: SheetRow, columns: readonly MappedColumn[], above: Map<number, SheetCell>): SheetRow {
  const cells = [...row.cells];
  for (const { column, target } of columns) {
    if (!filledDown.has(target.to)) continue;
    const own = cells[column];
    if (own && own.text !== '') above.set(column, own);
    else if (above.has(column))
      cells[column] = { ...(above.get(column) as SheetCell), address: `${letterOf(column)}${row.number}` };
  }
  return { ...row, cells };
}

/** One text over the whole row, the headings once more, or nothing at all in the columns that count. */
function isNote({ cells }: SheetRow, { mapping: { columns }, headings }: ReadingRules): boolean {
  const texts = cells.flatMap((cell) => (cell && cell.text !== '' ? [cell] : []));
  const own = new Set(texts.map((cell) => cell.mergedFrom ?? cell.address));
  if (own.size <= 1 && columns.length > 1) return true;
  const mapped = columns.flatMap(({ column }) => {
    const text = cells[column]?.text;
    return text ? [{ text: plainText(text), heading: plainText(headings[column] ?? '') }] : [];
  });
  if (mapped.length === 0) return true;
  const repeated = mapped.filter(({ text, heading }) => heading === text || heading.endsWith(` ${text}`));
  return repeated.length * 2 > mapped.length;
}

type Layers = Partial<Record<PriceLayer, { amount: string; cell: SheetCell }>>;

class RowReading {
  private readonly problems: RowProblem[] = [];
  private readonly cells: Record<string, string> = {};
  private readonly row: SheetRow;
  private readonly rules: ReadingRules;
  private readonly byField: ReadonlyMap<string, MappedColumn>;
  private currency: string | undefined;

  constructor(row: SheetRow, rules: ReadingRules, byField: ReadonlyMap<string, MappedColumn>) {
    this.row = row;
    this.rules = rules;
    this.byField = byField;
  }

  read(): ReadRow {
    const { constants } = this.rules.mapping;
    const mode = this.mode();
    this.currency = this.statedCurrency();
    const places = this.places(mode);
    const surcharges = this.surcharges();
    if (places.size === 0 && this.problems.every(({ field }) => field !== 'price')) return { is: 'ignored' };
    const isByAir = mode === 'AIR';
    const polIds = this.ports('pol', isByAir, constants.polId);
    const podIds = this.ports('pod', isByAir, constants.podId);
    const viaIds = this.via(isByAir);
    const [porIds, delIds] = [this.ports('por', isByAir, ''), this.ports('del', isByAir, '')];
    const carrierId = this.carrier();
    const period = this.period();
    const rateType = this.rateType();
    const currency = this.currency ?? constants.currency;
    if (currency === undefined) this.missing('currency');
    const prices = mode && currency && this.prices(mode, places, currency);
    const words = this.words();
    const lanes = (polIds ?? []).flatMap((polId) =>
      (podIds ?? []).filter((podId) => podId !== polId).map((podId) => ({ polId, podId })),
    );
    if (polIds && podIds && lanes.length === 0) this.wrong('pod', this.cellOf('pod'), 'samePort');
    if (this.problems.length > 0 || !mode || !carrierId || !period || !rateType || !prices || !currency)
      return { is: 'bad', problems: this.problems };
    const validity = { validFrom: period.from, validTo: period.to };
    const charged = this.chargedColumns();
    return {
      is: 'rates',
      cells: this.cells,
      rates: lanes.map((lane) => ({
        ...{ mode, ...lane, carrierId, rateType, currency, ...validity, prices, ...words },
        ...(viaIds && { viaId: viaIds[0] ?? null, isDirect: viaIds.length === 0 }),
        ...(porIds?.[0] && { porId: porIds[0] }),
        ...(delIds?.[0] && { delId: delIds[0] }),
        ...(constants.validityBasis && { validityBasis: constants.validityBasis }),
        chargeIds: charged.map(({ id }) => id),
        chargeCodes: charged.map(({ code }) => code),
        surcharges: surcharges.list.map((one) => ({
          ...{ chargeCodeId: one.chargeCodeId, unit: one.unit, price: one.price, prices: one.prices },
          ...{ currency: one.currency ?? currency, minimum: null, maximum: null, conditions: [] },
          ...{ validFrom: period.from, validTo: null, paidAt: 'PP', isMandatory: true },
        })),
        included: surcharges.included,
      })),
    };
  }

  private cellOf(field: string): SheetCell | undefined {
    const mapped = this.byField.get(field);
    return mapped && this.cellAt(mapped.column);
  }

  private cellAt(column: number): SheetCell | undefined {
    const cell = this.row.cells[column];
    return cell && (cell.text !== '' || cell.isUncalculated) ? cell : undefined;
  }

  private wrong(
    field: string,
    cell: SheetCell | undefined,
    reason: CellReason,
    { about = '', proposals = [] }: { about?: string; proposals?: readonly string[] } = {},
  ): undefined {
    const column = this.byField.get(field)?.column;
    const address = cell?.address ?? (column === undefined ? '' : `${letterOf(column)}${this.row.number}`);
    this.problems.push({ cell: address, text: cell?.text ?? '', field, reason, about, proposals });
    return undefined;
  }

  private missing(field: string): undefined {
    return this.wrong(field, undefined, 'missing');
  }

  private mode(): TransportMode | undefined {
    const cell = this.cellOf('mode');
    if (!cell) return this.rules.mapping.constants.mode ?? this.missing('mode');
    const text = plainText(cell.text);
    const found =
      transportModes.find((mode) => mode === text) ?? modeWords.find(([pattern]) => pattern.test(text))?.[1];
    return found ?? this.wrong('mode', cell, 'unknownMode');
  }

  private rateType() {
    const cell = this.cellOf('rateType');
    if (!cell) return this.rules.mapping.constants.rateType ?? 'FAK';
    const text = plainText(cell.text);
    const found =
      rateTypes.find((type) => text.includes(type)) ??
      rateTypeWords.find(([word]) => text.includes(word))?.[1];
    return found ?? this.wrong('rateType', cell, 'unknownRateType');
  }

  private statedCurrency(): string | undefined {
    const cell = this.cellOf('currency');
    if (!cell) return undefined;
    return currencyOf(cell.text) ?? this.wrong('currency', cell, 'notACurrency');
  }

  private ports(
    field: 'pol' | 'pod' | 'via' | 'por' | 'del',
    isByAir: boolean,
    constant: string | undefined,
  ) {
    const cell = this.cellOf(field);
    if (!cell) {
      if (constant) return [constant];
      return constant === '' ? [] : this.missing(field);
    }
    this.cells[field] = cell.address;
    const found = this.rules.ports.match(cell.text, isByAir);
    if ('ids' in found) return found.ids;
    return this.wrong(field, cell, found.reason, { about: found.text, proposals: found.proposals });
  }

  /** Nothing where the sheet does not speak of it; an empty list where it goes straight. */
  private via(isByAir: boolean): readonly string[] | undefined {
    if (!this.byField.has('via')) return undefined;
    const cell = this.cellOf('via');
    if (!cell || /^(DIRECT|DIR|D|直达|直航|直飞|N\/?A|-+|NIL)$/.test(plainText(cell.text))) return [];
    return this.ports('via', isByAir, '');
  }

  private carrier(): string | undefined {
    const cell = this.cellOf('carrier');
    if (!cell) return this.rules.mapping.constants.carrierId ?? this.missing('carrier');
    const found = this.rules.carrier(cell.text);
    if ('id' in found) return found.id;
    return this.wrong('carrier', cell, found.reason, { about: cell.text, proposals: found.proposals });
  }

  private reading(field: string): DayReading {
    const column = this.byField.get(field)?.column;
    const { dateOrder } = this.rules.mapping;
    const order = dateOrder === 'auto' ? this.rules.dayOrders.get(column ?? -1) : dateOrder;
    return { order, today: this.rules.today };
  }

  private period(): { from: string; to: string } | undefined {
    const { constants } = this.rules.mapping;
    const range = this.cellOf('validity');
    if (range) {
      const found = readPeriod(range, this.reading('validity'));
      if ('from' in found) return found;
      // A single day in a column of periods: until then.
      const last = found.reason === 'notADay' ? readDay(range, this.reading('validity')) : found;
      if ('day' in last && constants.validFrom && constants.validFrom <= last.day)
        return { from: constants.validFrom, to: last.day };
      return this.wrong('validity', range, found.reason);
    }
    const isPeriod = this.byField.has('validity') && !this.byField.has('validTo');
    if (isPeriod && (!constants.validFrom || !constants.validTo)) return this.missing('validity');
    const from = this.day('validFrom', constants.validFrom);
    const to = this.day('validTo', constants.validTo);
    if (from === undefined || to === undefined) return undefined;
    if (from <= to) return { from, to };
    return this.wrong('validTo', this.cellOf('validTo') ?? this.cellOf('validFrom'), 'periodEndsEarly');
  }

  private day(field: 'validFrom' | 'validTo', constant: string | undefined): string | undefined {
    const cell = this.cellOf(field);
    if (!cell) return constant ?? this.missing(field);
    const found = readDay(cell, this.reading(field));
    return 'day' in found ? found.day : this.wrong(field, cell, found.reason);
  }

  /** Every price the row offers, by its place: a type of box, a weight, or the only one there is. */
  private places(mode: TransportMode | undefined): Map<string, Layers> {
    const places = new Map<string, Layers>();
    for (const { column, target } of this.rules.mapping.columns) {
      const place = placeOf(target, mode);
      const cell = place === undefined ? undefined : this.cellAt(column);
      if (place === undefined || !cell || !('layer' in target)) continue;
      const amount = this.amount('price', cell);
      if (amount === undefined) continue;
      places.set(place, { ...places.get(place), [target.layer]: { amount, cell } });
    }
    return places;
  }

  /** An amount in the currency of the row; nothing where none is offered. */
  private amount(field: string, cell: SheetCell): string | undefined {
    const found = readPrice(cell);
    if (found.is === 'none') return undefined;
    if (found.is === 'included') return this.wrong(field, cell, 'includedHere');
    if (found.is === 'bad') return this.wrong(field, cell, found.reason, { about: found.proposal ?? '' });
    if (found.currency !== undefined && found.currency !== (this.currency ?? found.currency))
      return this.wrong(field, cell, 'otherCurrency', { about: this.currency ?? '' });
    this.currency ??= found.currency;
    return found.amount;
  }

  private prices(mode: TransportMode, places: Map<string, Layers>, currency: string): RatePrices | undefined {
    const layered = new Map<string, { sell: string; cost?: string; floor?: string }>();
    for (const [place, { sell, cost, floor }] of places) {
      const asked =
        sell?.amount ?? (cost && withMarkup(cost.amount, place, currency, this.rules.mapping.markup));
      if (asked === undefined) {
        this.wrong('price', (cost ?? floor)?.cell, 'noSellPrice', { about: place });
        continue;
      }
      layered.set(place, {
        sell: asked,
        ...(cost && { cost: cost.amount }),
        ...(floor && { floor: floor.amount }),
      });
    }
    if (layered.size === 0) return undefined;
    if (priceKindOf[mode] === 'box')
      return { by: 'box', boxes: [...layered].map(([type, layers]) => ({ type, ...layers })) };
    if (priceKindOf[mode] === 'quantity') {
      const only = layered.get('');
      const least = this.cellOf('minimumCharge');
      const minimumCharge = (least && this.amount('minimumCharge', least)) ?? null;
      const usual = { unit: 'RT', ratio: '1', minimumQuantity: '1', cfsPortId: null } as const;
      return only && { by: 'quantity', ...usual, minimumCharge, ...only };
    }
    const minimum = layered.get('M') ?? null;
    const breaks = [...layered]
      .filter(([place]) => place !== 'M')
      .map(([place, layers]) => ({ fromKg: place, ...layers }))
      .sort((one, other) => Number(one.fromKg) - Number(other.fromKg));
    if (breaks.length === 0) return this.wrong('price', undefined, 'pricesOfOtherMode');
    const usual = { divisor: 6_000, mayUseNextBreak: true, fuel: null, security: null } as const;
    return { by: 'weight', breaks, minimum, ...usual, densityBand: '', flight: '' };
  }

  private chargedColumns(): { id: string; code: string }[] {
    return this.rules.mapping.columns.flatMap(({ target }) => {
      const charge = target.to === 'surcharge' ? this.rules.charges.get(target.code) : undefined;
      return charge && target.to === 'surcharge' ? [{ id: charge.id, code: target.code }] : [];
    });
  }

  private surcharges() {
    const included = new Set<string>();
    const charged = new Map<
      string,
      Pick<RateSurcharge, 'chargeCodeId' | 'unit' | 'price' | 'prices'> & { currency: string | undefined }
    >();
    for (const { column, target } of this.rules.mapping.columns) {
      const cell = target.to === 'surcharge' ? this.cellAt(column) : undefined;
      if (!cell || target.to !== 'surcharge') continue;
      const charge = this.rules.charges.get(target.code);
      if (!charge) {
        this.wrong('surcharge', cell, 'unknownCharge', { about: target.code });
        continue;
      }
      const found = readPrice(cell);
      if (found.is === 'included') included.add(target.code);
      if (found.is === 'bad') this.wrong('surcharge', cell, found.reason, { about: target.code });
      // Nothing to pay is no charge.
      if (found.is !== 'price' || found.amount === '0') continue;
      const one = charged.get(target.code) ?? {
        ...{ chargeCodeId: charge.id, unit: target.unit ?? charge.defaultUnit },
        ...{ price: null, prices: {}, currency: found.currency },
      };
      charged.set(target.code, {
        ...one,
        ...(target.box
          ? { prices: { ...one.prices, [target.box]: found.amount }, unit: 'ctn' as const }
          : { price: found.amount }),
      });
    }
    return { included: [...included].filter((code) => !charged.has(code)), list: [...charged.values()] };
  }

  /** Texts and counts as they stand. */
  private words(): Partial<WrittenRate> {
    const { constants } = this.rules.mapping;
    const said: Partial<WrittenRate> = {};
    for (const [field, name, most] of texts) {
      const text = this.cellOf(field)?.text.replace(/\s+/g, ' ').trim();
      const isCode = name === 'serviceCode';
      if (text === undefined) {
        if (this.byField.has(field)) said[name] = '';
        continue;
      }
      if (text.length > most) this.wrong(field, this.cellOf(field), 'tooLong', { about: String(most) });
      else
        said[name] = isCode
          ? text
              .toUpperCase()
              .replace(/[^\w./-]+/g, '-')
              .replace(/^-|-$/g, '')
          : text;
    }
    if (constants.commodity && !said.commodity) said.commodity = constants.commodity;
    if (constants.remark && !said.remark) said.remark = constants.remark;
    for (const [field, most] of counts) {
      const cell = this.cellOf(field);
      if (!this.byField.has(field)) continue;
      const found = cell ? readDays(cell, most) : null;
      if (found === undefined) this.wrong(field, cell, 'notACount');
      else said[field] = found;
    }
    return said;
  }
}

const texts = [
  ['service', 'serviceCode', 20],
  ['commodity', 'commodity', 80],
  ['contractNo', 'contractNo', 40],
  ['frequency', 'frequency', 40],
  ['weightLimit', 'weightLimit', 60],
  ['remark', 'remark', 500],
  ['remarkInternal', 'remarkInternal', 500],
] as const;
const counts = [
  ['transitDays', 200],
  ['freeDemurrage', 90],
  ['freeDetention', 90],
] as const;

const modeWords: readonly [RegExp, TransportMode][] = [
  [/整箱|FULL CONTAINER|^CY|^SEA$|海运/, 'FCL'],
  [/拼箱|^CFS|GROUPAGE/, 'LCL'],
  [/空运|^AIR/, 'AIR'],
  [/铁路|班列|^RAIL/, 'RAIL'],
];
const rateTypeWords = [
  ['指定', 'NAC'],
  ['现舱', 'SPOT'],
  ['特价', 'PROMO'],
  ['合约', 'CONTRACT'],
] as const;

/** The place of a price column in a rate of this way of transport; nothing where it has none. */
function placeOf(target: MappedColumn['target'], mode: TransportMode | undefined): string | undefined {
  const by = priceKindOf[mode ?? 'FCL'];
  if (target.to === 'box') return by === 'box' ? target.box : undefined;
  if (target.to === 'perRt') return by === 'quantity' ? '' : undefined;
  if (target.to === 'weight') return by === 'weight' ? target.fromKg : undefined;
  return target.to === 'weightMinimum' && by === 'weight' ? 'M' : undefined;
}
