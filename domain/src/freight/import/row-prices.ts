import type { RatePrices, RateSurcharge, TransportMode } from '@fairway/contract/freight-rates.ts';
import type { MappedColumn, PriceLayer } from '@fairway/contract/rate-import.ts';
import { priceKindOf } from '../rate-layers.ts';
import { withMarkup } from './markup.ts';
import { type ReadPrice, readPrice, readPrices } from './read-price.ts';
import type { ReadingRules } from './reading-rules.ts';
import type { RowCells } from './row-cells.ts';
import type { SheetCell } from './sheet-cell.ts';

/** What a place of a rate costs and is sold for, each with its cell. */
export type Layers = Partial<Record<PriceLayer, { amount: string; cell: SheetCell }>>;

/** The prices and surcharges of a row. */
export class RowPrices {
  /** As the row says it, in a column of its own or beside an amount. */
  currency: string | undefined;
  readonly #cells: RowCells;
  readonly #rules: ReadingRules;

  constructor(cells: RowCells, rules: ReadingRules, currency: string | undefined) {
    this.#cells = cells;
    this.#rules = rules;
    this.currency = currency;
  }

  /** Every price the row offers, by its place: a type of box, a weight, or the only one there is. */
  places(mode: TransportMode | undefined): Map<string, Layers> {
    const places = new Map<string, Layers>();
    for (const { column, target } of this.#rules.mapping.columns) {
      if (target.to === 'boxes') this.#several(target, column, mode, places);
      const place = placeOf(target, mode);
      const cell = place === undefined ? undefined : this.#cells.cellAt(column);
      if (place === undefined || !cell || !('layer' in target)) continue;
      const amount = this.#amount('price', cell, readPrice(cell));
      if (amount === undefined) continue;
      places.set(place, { ...places.get(place), [target.layer]: { amount, cell } });
    }
    return places;
  }

  /** The prices of several boxes in one cell; one word that offers nothing stands for all of them. */
  #several(
    { boxes, layer }: { boxes: readonly string[]; layer: PriceLayer },
    column: number,
    mode: TransportMode | undefined,
    places: Map<string, Layers>,
  ): void {
    const cell = priceKindOf[mode ?? 'FCL'] === 'box' ? this.#cells.cellAt(column) : undefined;
    if (!cell || readPrice(cell).is === 'none') return;
    const found = readPrices(cell, boxes.length);
    if (!found) {
      this.#cells.wrong('price', cell, 'otherBoxCount', { about: boxes.join('/') });
      return;
    }
    for (const [at, box] of boxes.entries()) {
      const one = found[at];
      const amount = one && this.#amount('price', cell, one);
      if (amount !== undefined) places.set(box, { ...places.get(box), [layer]: { amount, cell } });
    }
  }

  /** An amount in the currency of the row; nothing where none is offered. */
  #amount(field: string, cell: SheetCell, found: ReadPrice): string | undefined {
    if (found.is === 'none') return undefined;
    if (found.is === 'included') return this.#cells.wrong(field, cell, 'includedHere');
    if (found.is === 'bad')
      return this.#cells.wrong(field, cell, found.reason, { about: found.proposal ?? '' });
    if (found.currency !== undefined && found.currency !== (this.currency ?? found.currency))
      return this.#cells.wrong(field, cell, 'otherCurrency', { about: this.currency ?? '' });
    this.currency ??= found.currency;
    return found.amount;
  }

  prices(mode: TransportMode, places: Map<string, Layers>, currency: string): RatePrices | undefined {
    const layered = new Map<string, { sell: string; cost?: string; floor?: string }>();
    for (const [place, { sell, cost, floor }] of places) {
      const asked =
        sell?.amount ?? (cost && withMarkup(cost.amount, place, currency, this.#rules.mapping.markup));
      if (asked === undefined) {
        this.#cells.wrong('price', (cost ?? floor)?.cell, 'noSellPrice', { about: place });
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
      const least = this.#cells.cellOf('minimumCharge');
      const minimumCharge = (least && this.#amount('minimumCharge', least, readPrice(least))) ?? null;
      const usual = { unit: 'RT', ratio: '1', minimumQuantity: '1', cfsPortId: null } as const;
      return only && { by: 'quantity', ...usual, minimumCharge, ...only };
    }
    const minimum = layered.get('M') ?? null;
    const breaks = [...layered]
      .filter(([place]) => place !== 'M')
      .map(([place, layers]) => ({ fromKg: place, ...layers }))
      .sort((one, other) => Number(one.fromKg) - Number(other.fromKg));
    if (breaks.length === 0) return this.#cells.wrong('price', undefined, 'pricesOfOtherMode');
    const usual = { divisor: 6_000, mayUseNextBreak: true, fuel: null, security: null } as const;
    return { by: 'weight', breaks, minimum, ...usual, densityBand: '', flight: '' };
  }

  chargedColumns(): { id: string; code: string }[] {
    return this.#rules.mapping.columns.flatMap(({ target }) => {
      const charge = target.to === 'surcharge' ? this.#rules.charges.get(target.code) : undefined;
      return charge && target.to === 'surcharge' ? [{ id: charge.id, code: target.code }] : [];
    });
  }

  surcharges() {
    const included = new Set<string>();
    const charged = new Map<
      string,
      Pick<RateSurcharge, 'chargeCodeId' | 'unit' | 'price' | 'prices'> & { currency: string | undefined }
    >();
    for (const { column, target } of this.#rules.mapping.columns) {
      const cell = target.to === 'surcharge' ? this.#cells.cellAt(column) : undefined;
      if (!cell || target.to !== 'surcharge') continue;
      const charge = this.#rules.charges.get(target.code);
      if (!charge) {
        this.#cells.wrong('surcharge', cell, 'unknownCharge', { about: target.code });
        continue;
      }
      const found = readPrice(cell);
      if (found.is === 'included') included.add(target.code);
      if (found.is === 'bad') this.#cells.wrong('surcharge', cell, found.reason, { about: target.code });
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
}

/** The place of a price column in a rate of this way of transport; nothing where it has none. */
function placeOf(target: MappedColumn['target'], mode: TransportMode | undefined): string | undefined {
  const by = priceKindOf[mode ?? 'FCL'];
  if (target.to === 'box') return by === 'box' ? target.box : undefined;
  if (target.to === 'perRt') return by === 'quantity' ? '' : undefined;
  if (target.to === 'weight') return by === 'weight' ? target.fromKg : undefined;
  return target.to === 'weightMinimum' && by === 'weight' ? 'M' : undefined;
}
