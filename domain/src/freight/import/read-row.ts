import {
  type RateSurcharge,
  rateTypes,
  type TransportMode,
  transportModes,
  type WrittenRate,
} from '@fairway/contract/freight-rates.ts';
import type { MappedColumn } from '@fairway/contract/rate-import.ts';
import type { UnderstoodPort } from './match-port.ts';
import { readDays } from './read-count.ts';
import { type DayReading, readDay, readPeriod } from './read-day.ts';
import { currencyOf } from './read-price.ts';
import type { ReadingRules } from './reading-rules.ts';
import { letterOf, RowCells, type RowProblem } from './row-cells.ts';
import { RowPrices } from './row-prices.ts';
import { plainText, type SheetCell, type SheetRow } from './sheet-cell.ts';

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
  | {
      is: 'rates';
      rates: readonly SaidRate[];
      cells: Readonly<Record<string, string>>;
      understood: readonly UnderstoodCell[];
    };

/** A cell whose port was written in short, and what it was taken for. */
export interface UnderstoodCell extends UnderstoodPort {
  cell: string;
}

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
    if ((row.isHidden && !mapping.takesHiddenRows) || isNote(row, rules)) return { is: 'ignored' };
    const filled = mapping.fillsDown ? withAbove(row, mapping.columns, above) : row;
    return new RowReading(new RowCells(filled, byField), rules).read();
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

class RowReading {
  private readonly cells: RowCells;
  private readonly rules: ReadingRules;
  /** Where its ports stand, for who answers what a spelling means. */
  private readonly addresses: Record<string, string> = {};
  private readonly understood: UnderstoodCell[] = [];

  constructor(cells: RowCells, rules: ReadingRules) {
    this.cells = cells;
    this.rules = rules;
  }

  read(): ReadRow {
    const { constants } = this.rules.mapping;
    const mode = this.mode();
    const { problems } = this.cells;
    const offered = new RowPrices(this.cells, this.rules, this.statedCurrency());
    const places = offered.places(mode);
    const surcharges = offered.surcharges();
    if (places.size === 0 && problems.every(({ field }) => field !== 'price')) return { is: 'ignored' };
    const isByAir = mode === 'AIR';
    const polIds = this.ports('pol', isByAir, constants.polId);
    const podIds = this.ports('pod', isByAir, constants.podId);
    const viaIds = this.via(isByAir);
    const [porIds, delIds] = [this.ports('por', isByAir, ''), this.ports('del', isByAir, '')];
    const carrierId = this.carrier();
    const period = this.period();
    const rateType = this.rateType();
    const currency = offered.currency ?? constants.currency;
    if (currency === undefined) this.cells.missing('currency');
    const prices = mode && currency && offered.prices(mode, places, currency);
    const words = this.words();
    const lanes = (polIds ?? []).flatMap((polId) =>
      (podIds ?? []).filter((podId) => podId !== polId).map((podId) => ({ polId, podId })),
    );
    if (polIds && podIds && lanes.length === 0) this.cells.wrong('pod', this.cells.cellOf('pod'), 'samePort');
    if (problems.length > 0 || !mode || !carrierId || !period || !rateType || !prices || !currency)
      return { is: 'bad', problems };
    const validity = { validFrom: period.from, validTo: period.to };
    const charged = offered.chargedColumns();
    return {
      is: 'rates',
      cells: this.addresses,
      understood: this.understood,
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

  private mode(): TransportMode | undefined {
    const cell = this.cells.cellOf('mode');
    if (!cell) return this.rules.mapping.constants.mode ?? this.cells.missing('mode');
    const text = plainText(cell.text);
    const found =
      transportModes.find((mode) => mode === text) ?? modeWords.find(([pattern]) => pattern.test(text))?.[1];
    return found ?? this.cells.wrong('mode', cell, 'unknownMode');
  }

  private rateType() {
    const cell = this.cells.cellOf('rateType');
    if (!cell) return this.rules.mapping.constants.rateType ?? 'FAK';
    const text = plainText(cell.text);
    const found =
      rateTypes.find((type) => text.includes(type)) ??
      rateTypeWords.find(([word]) => text.includes(word))?.[1];
    return found ?? this.cells.wrong('rateType', cell, 'unknownRateType');
  }

  private statedCurrency(): string | undefined {
    const cell = this.cells.cellOf('currency');
    if (!cell) return undefined;
    return currencyOf(cell.text) ?? this.cells.wrong('currency', cell, 'notACurrency');
  }

  private ports(
    field: 'pol' | 'pod' | 'via' | 'por' | 'del',
    isByAir: boolean,
    constant: string | undefined,
  ) {
    const cell = this.cells.cellOf(field);
    if (!cell) {
      if (constant) return [constant];
      return constant === '' ? [] : this.cells.missing(field);
    }
    this.addresses[field] = cell.address;
    const found = this.rules.ports.match(cell.text, isByAir);
    if ('ids' in found) {
      this.understood.push(...found.understood.map((one) => ({ ...one, cell: cell.address })));
      return found.ids;
    }
    return this.cells.wrong(field, cell, found.reason, { about: found.text, proposals: found.proposals });
  }

  /** Nothing where the sheet does not speak of it; an empty list where it goes straight. */
  private via(isByAir: boolean): readonly string[] | undefined {
    if (!this.cells.has('via')) return undefined;
    const cell = this.cells.cellOf('via');
    if (!cell || /^(DIRECT|DIR|D|直达|直航|直飞|N\/?A|-+|NIL)$/.test(plainText(cell.text))) return [];
    return this.ports('via', isByAir, '');
  }

  private carrier(): string | undefined {
    const cell = this.cells.cellOf('carrier');
    if (!cell) return this.rules.mapping.constants.carrierId ?? this.cells.missing('carrier');
    const found = this.rules.carrier(cell.text);
    if ('id' in found) return found.id;
    return this.cells.wrong('carrier', cell, found.reason, { about: cell.text, proposals: found.proposals });
  }

  private reading(field: string): DayReading {
    const column = this.cells.columnOf(field);
    const { dateOrder } = this.rules.mapping;
    const order = dateOrder === 'auto' ? this.rules.dayOrders.get(column ?? -1) : dateOrder;
    return { order, today: this.rules.today };
  }

  private period(): { from: string; to: string } | undefined {
    const { constants } = this.rules.mapping;
    const range = this.cells.cellOf('validity');
    if (range) {
      const found = readPeriod(range, this.reading('validity'));
      if ('from' in found) return found;
      // A single day in a column of periods: until then.
      const last = found.reason === 'notADay' ? readDay(range, this.reading('validity')) : found;
      if ('day' in last && constants.validFrom && constants.validFrom <= last.day)
        return { from: constants.validFrom, to: last.day };
      const isOneDay = 'day' in last && found.reason === 'notADay';
      return this.cells.wrong('validity', range, isOneDay ? 'onlyOneDay' : found.reason);
    }
    const isPeriod = this.cells.has('validity') && !this.cells.has('validTo');
    if (isPeriod && (!constants.validFrom || !constants.validTo)) return this.cells.missing('validity');
    const from = this.day('validFrom', constants.validFrom);
    const to = this.day('validTo', constants.validTo);
    if (from === undefined || to === undefined) return undefined;
    if (from <= to) return { from, to };
    return this.cells.wrong(
      'validTo',
      this.cells.cellOf('validTo') ?? this.cells.cellOf('validFrom'),
      'periodEndsEarly',
    );
  }

  private day(field: 'validFrom' | 'validTo', constant: string | undefined): string | undefined {
    const cell = this.cells.cellOf(field);
    if (!cell) return constant ?? this.cells.missing(field);
    const found = readDay(cell, this.reading(field));
    return 'day' in found ? found.day : this.cells.wrong(field, cell, found.reason);
  }

  /** Texts and counts as they stand. */
  private words(): Partial<WrittenRate> {
    const { constants } = this.rules.mapping;
    const said: Partial<WrittenRate> = {};
    for (const [field, name, most] of texts) {
      const text = this.cells.cellOf(field)?.text.replace(/\s+/g, ' ').trim();
      const isCode = name === 'serviceCode';
      if (text === undefined) {
        if (this.cells.has(field)) said[name] = '';
        continue;
      }
      if (text.length > most)
        this.cells.wrong(field, this.cells.cellOf(field), 'tooLong', { about: String(most) });
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
      const cell = this.cells.cellOf(field);
      if (!this.cells.has(field)) continue;
      const found = cell ? readDays(cell, most) : null;
      if (found === undefined) this.cells.wrong(field, cell, 'notACount');
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
