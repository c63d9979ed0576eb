import type { Buffer } from 'node:buffer';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { type QuoteGroup, type QuoteLanguage, quoteGroups } from '@fairway/contract/quotes.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { totalsOfLines } from '@fairway/domain/quotes/quote-lines.ts';
import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';
import { quotePaperWords } from '../language/quote-words.ts';
import { openPdf, type Pdf } from '../pdf/document.ts';
import { drawFacts, type Fact } from '../pdf/facts.ts';
import { drawHeading, drawSection } from '../pdf/heading.ts';
import { drawParagraph } from '../pdf/paragraph.ts';
import { drawTable } from '../pdf/table.ts';
import { addresseeOf, type Sender, stateOf } from './shown-quote.ts';
import type { StoredQuote } from './store.ts';

type Words = ReturnType<typeof quotePaperWords>;
interface Paper {
  quote: StoredQuote;
  words: Words;
  language: QuoteLanguage;
}

/** A quote on A4: only what whoever it is for may see. */
export async function drawQuote(
  quote: StoredQuote,
  sender: Sender,
  language: QuoteLanguage,
  now: Date,
): Promise<Buffer> {
  const words = quotePaperWords(language);
  const paper = { quote, words, language };
  const pdf = await openPdf({
    ...{ title: `${words.title} ${quote.quoteNo}`, language: language === 'zh' ? 'zh-CN' : 'en' },
    ...{
      author: sender.companyName,
      footNote: [sender.companyName, quote.quoteNo].filter(Boolean).join(' · '),
    },
    pageNumber: (page, pages) => filledWords(words.page, { page, pages }),
    at: now,
  });
  const state = stateOf(quote, now);
  // On paper it matters only whether it is an offer yet, or still.
  const mark = state === 'draft' || state === 'expired' ? ` · ${words.states[state]}` : '';
  drawHeading(pdf, { sender: sender.companyName, title: words.title, aside: quote.quoteNo + mark });
  drawFacts(pdf, headFacts(paper, sender));
  drawSection(pdf, `${placeName(quote.rate.pol, language)} → ${placeName(quote.rate.pod, language)}`);
  drawFacts(pdf, laneFacts(paper), 3);
  for (const group of quoteGroups) drawGroup(pdf, paper, group);
  drawTotals(pdf, paper);
  drawWords(pdf, paper);
  return pdf.finish();
}

const minute = (at: number, zone = defaultZone): string => formatDate(at, 'yyyy-MM-dd HH:mm', zone);
const sum = ({ currency, amount }: { currency: string; amount: string }): string =>
  `${currency} ${thousandsFormat(amount)}`;
const placeName = (place: StoredQuote['rate']['pol'], language: QuoteLanguage): string =>
  place.code === '' ? place[language] : `${place[language]} (${place.code})`;
/** Without what is not said. */
const said = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== '');

function headFacts({ quote, words, language }: Paper, sender: Sender): Fact[] {
  return said([
    { label: words.to, value: addresseeOf(quote, language) },
    { label: words.contact, value: quote.contactName },
    { label: words.date, value: minute((quote.sentAt ?? quote.lastModifyTime).getTime()).slice(0, 10) },
    { label: words.validUntil, value: `${minute(quote.validUntil.getTime())} (UTC+8)` },
    {
      label: words.quotedBy,
      value: [sender.ownerName, sender.ownerPhone, sender.ownerEmail].filter(Boolean).join('  '),
    },
  ]);
}

function laneFacts({ quote, words, language }: Paper): Fact[] {
  const { rate, sailing } = quote;
  const place = (one: typeof rate.via) => (one ? placeName(one, language) : '');
  const days = (count: number | null) => (count === null ? '—' : filledWords(words.days, { days: count }));
  const cuts = sailing
    ? (['cutSi', 'cutVgm', 'cutPort', 'cutCustoms', 'cutManifest'] as const).map((cut) => {
        const at = sailing[cut];
        return { label: words[cut], value: at === null ? '' : minute(at, sailing.timeZone) };
      })
    : [];
  return said([
    { label: words.transport, value: words.modes[rate.mode] },
    { label: words.carrier, value: [rate.carrier[language], rate.carrier.code].filter(Boolean).join(' ') },
    { label: words.por, value: place(rate.por) },
    { label: words.del, value: place(rate.del) },
    { label: words.via, value: place(rate.via) || (rate.isDirect ? words.direct : '') },
    { label: words.transit, value: rate.transitDays === null ? '' : days(rate.transitDays) },
    {
      label: words.freeTime,
      value:
        rate.freeDemurrage === null && rate.freeDetention === null
          ? ''
          : `${days(rate.freeDemurrage)} / ${days(rate.freeDetention)}`,
    },
    { label: words.frequency, value: rate.frequency },
    { label: words.weightLimit, value: rate.weightLimit },
    { label: words.cargo, value: cargoText(quote, words) },
    { label: words.rate, value: rate.rateNo },
    { label: words.rateValid, value: `${rate.validFrom} – ${rate.validTo}` },
    ...(sailing
      ? [
          {
            label: words.sailing,
            value: [sailing.vesselName, sailing.carrierVoyage].filter(Boolean).join(' '),
          },
          { label: words.etd, value: minute(sailing.etd, sailing.timeZone) },
          { label: words.eta, value: minute(sailing.eta, sailing.timeZone).slice(0, 10) },
        ]
      : []),
    ...cuts,
  ]);
}

function cargoText({ cargo }: StoredQuote, words: Words): string {
  const weight = (text: string, unit: string) =>
    /[1-9]/.test(text) ? `${thousandsFormat(text)} ${unit}` : '';
  return [
    cargo.boxes.map(({ type, count }) => `${count} × ${type}`).join(', '),
    filledWords(words.bills, { bills: cargo.bills }),
    weight(cargo.grossKg, 'kg'),
    weight(cargo.cbm, 'CBM'),
    cargo.commodity,
    cargo.isDangerous ? words.dangerous : '',
    cargo.isOversize ? words.oversize : '',
    cargo.isRefrigerated ? words.refrigerated : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function drawGroup(pdf: Pdf, { quote, words, language }: Paper, group: QuoteGroup): void {
  const lines = quote.lines.filter((line) => line.group === group);
  if (lines.length === 0) return;
  drawSection(pdf, words.groups[group]);
  drawTable(pdf, {
    columns: [
      { heading: words.charge, share: 40 },
      { heading: words.unit, share: 16 },
      { heading: words.quantity, share: 12, align: 'right' },
      { heading: words.price, share: 16, align: 'right' },
      { heading: words.currency, share: 11, align: 'center' },
      { heading: words.amount, share: 18, align: 'right' },
    ],
    rows: lines.map((line) => {
      const name = `${language === 'zh' ? line.nameZh : line.nameEn} (${line.chargeCode})`;
      const note = [line.paidAt === 'CC' ? words.collect : '', line.bound ? words[line.bound] : ''];
      const unit = line.boxType || words.units[line.unit];
      if (line.isIncluded) return [name, unit, '', '', '', words.included];
      return [
        [name, ...note].filter(Boolean).join(' · '),
        unit,
        thousandsFormat(line.quantity),
        ...[thousandsFormat(line.price), line.currency, thousandsFormat(line.amount)],
      ];
    }),
    totals: totalsOfLines(lines).map((total) => ({ label: words.subtotal, value: sum(total) })),
  });
}

function drawTotals(pdf: Pdf, { quote, words }: Paper): void {
  const { totals, converted } = quote;
  drawSection(pdf, words.totals);
  drawFacts(
    pdf,
    [
      ...totals.map((total) => ({ label: `${words.totals} ${total.currency}`, value: sum(total) })),
      // In the same currency it would say the same again.
      ...(converted && converted.rates.length > 0
        ? [{ label: `${words.converted} ${converted.total.currency}`, value: sum(converted.total) }]
        : []),
    ],
    3,
  );
  const rates = converted?.rates.map((rate) =>
    filledWords(words.conversion, { ...rate, kind: words.kinds[rate.kind] }),
  );
  if (rates?.length) drawParagraph(pdf, rates.join('\n'));
}

function drawWords(pdf: Pdf, { quote, words, language }: Paper): void {
  const part = (title: string, text: string) => {
    if (text === '') return;
    drawSection(pdf, title);
    drawParagraph(pdf, text);
  };
  const byReason = Map.groupBy(quote.excluded, ({ why }) => words.reasons[why]);
  const excluded = [...byReason].map(([reason, charges]) => {
    const names = charges.map((one) => `${language === 'zh' ? one.nameZh : one.nameEn} (${one.chargeCode})`);
    return `${reason}: ${[...new Set(names)].join(', ')}`;
  });
  part(words.notIncluded, excluded.join('\n'));
  part(words.remark, quote.remark);
  part(words.rateRemark, quote.rate.remark);
  drawParagraph(pdf, words.terms);
}
