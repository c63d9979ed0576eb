import { AppError } from '@fairway/contract/app-error.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { RateRow } from '@fairway/contract/freight-rates.ts';
import { layersOf } from '@fairway/domain/freight/rate-layers.ts';
import { money } from '@fairway/domain/money/money.ts';
import { contentDisposition } from '../files/describe-file.ts';
import type { Bytes, Context } from '../http/context.ts';
import { rateSheetWords } from '../language/rate-sheet-words.ts';
import { chargeCodesOf } from '../master-data/lookups.ts';
import { type SheetColumn, sheetType, writeSheet } from '../spreadsheets/write-sheet.ts';
import { readSettings } from '../system/settings.ts';
import { companyDay } from './company-day.ts';
import { namedRates } from './named-rates.ts';
import { placesInOrder } from './price-places.ts';
import { listRateRows, type RateFilters } from './rate-store.ts';
import { type Viewer, viewerOf } from './viewer.ts';

const mostRates = 10_000;
const pageSize = 500;

/**
 * Everybody's copy is that of a stranger: a sheet is sent on, whoever made it. What was agreed with some customers is
 * only in their own.
 */
const outside = (viewer: Viewer): Viewer => ({
  ...viewer,
  customerId: viewer.customerId ?? '',
  ...{ isStaff: false, isKeeper: false, seesCost: false, seesFloor: false, seesContract: false },
});

/** A sheet in the company's name with the selling prices of the rates its reader sees. */
export async function exportRates(
  ctx: Context,
  { filters, keyword }: { filters: RateFilters; keyword?: string | undefined },
): Promise<Bytes> {
  const { db, now, language } = ctx;
  const words = rateSheetWords[language];
  const rates = await ratesToExport(ctx, { status: ['published'], ...filters }, keyword);
  const { byId: charges } = await chargeCodesOf(db, language);
  const { companyName } = await readSettings(db);
  const day = companyDay(now);
  const printed = filledWords(words.printed, { company: companyName, date: day });
  const name = `${[companyName, words.title, day].filter(Boolean).join(' ')}.xlsx`;
  ctx.auditTarget(`${words.title} ${rates.length}`);
  const body = await writeSheet({
    ...{
      name: words.title,
      rows: rates,
      titles: [companyName || words.title, printed],
      footers: [words.foot],
    },
    columns: columnsOf(rates, language, (id) => charges.get(id)?.enCode ?? ''),
  });
  const headers = {
    'content-disposition': contentDisposition('attachment', name),
    'cache-control': 'no-store',
  };
  return { contentType: sheetType, body, headers };
}

async function ratesToExport(ctx: Context, filters: RateFilters, keyword: string | undefined) {
  const viewer = outside(await viewerOf(ctx));
  const rates: RateRow[] = [];
  for (let currentPage = 1; ; currentPage++) {
    const paging = { currentPage, pageSize, keyword, sidx: 'podName', sort: 'asc' } as const;
    const { rows, total } = await listRateRows(ctx.db, viewer, filters, paging);
    if (total === 0) throw new AppError('RATE_EXPORT_EMPTY');
    if (total >= mostRates) throw new AppError('RATE_EXPORT_TOO_LARGE', { most: mostRates - 1 });
    rates.push(...(await namedRates(ctx, viewer, rows)));
    if (rows.length < pageSize) return rates;
  }
}

function columnsOf(
  rates: readonly RateRow[],
  language: Context['language'],
  chargeCode: (id: string) => string,
): SheetColumn<RateRow>[] {
  const words = rateSheetWords[language];
  const priceOf = new Map(rates.map(({ id, prices }) => [id, new Map(layersOf(prices))]));
  const places = placesInOrder([...priceOf.values()].flatMap((prices) => [...prices.keys()]));
  const heading = (place: string) =>
    ({ '': words.perUnit, M: words.minimum })[place] ?? (place.startsWith('+') ? `${place} KG` : place);
  const isSaid = (value: (rate: RateRow) => unknown) => rates.some((rate) => value(rate));
  const text = (named: string, value: (rate: RateRow) => string): SheetColumn<RateRow>[] =>
    isSaid(value) ? [{ heading: named, kind: 'text', value }] : [];
  const count = (named: string, value: (rate: RateRow) => number | null): SheetColumn<RateRow>[] =>
    isSaid((rate) => value(rate) !== null) ? [{ heading: named, kind: 'number', value }] : [];
  return [
    ...text(words.pol, ({ polName }) => polName),
    ...text(words.pod, ({ podName }) => podName),
    ...text(words.via, ({ viaName, isDirect }) => viaName || (isDirect ? words.direct : '')),
    ...text(words.carrier, ({ carrierName }) => carrierName),
    ...text(words.service, ({ serviceCode }) => serviceCode),
    ...text(words.commodity, ({ commodity }) => commodity),
    ...places.map(
      (place): SheetColumn<RateRow> => ({
        ...{ heading: heading(place), kind: 'money' },
        value: ({ id, currency }) => {
          const sell = priceOf.get(id)?.get(place)?.sell;
          return sell === undefined ? null : money(currency, sell);
        },
      }),
    ),
    { heading: words.validFrom, kind: 'day', value: ({ validFrom }) => validFrom },
    { heading: words.validTo, kind: 'day', value: ({ validTo }) => validTo },
    ...count(words.transit, ({ transitDays }) => transitDays),
    ...text(words.frequency, ({ frequency }) => frequency),
    ...count(words.demurrage, ({ freeDemurrage }) => freeDemurrage),
    ...count(words.detention, ({ freeDetention }) => freeDetention),
    ...text(words.weightLimit, ({ weightLimit }) => weightLimit),
    ...text(words.included, ({ included }) => included.join(', ')),
    ...text(words.surcharges, ({ surcharges }) =>
      surcharges
        .map(({ chargeCodeId, price, prices, currency, unit }) => {
          const boxes = Object.entries(prices).map(([box, amount]) => `${box} ${amount}`);
          const amounts = [...(price === null ? [] : [price]), ...boxes].join(', ');
          return `${chargeCode(chargeCodeId)} ${currency} ${amounts}/${unit}`;
        })
        .join('; '),
    ),
    ...text(words.remark, ({ remark }) => remark),
  ];
}
