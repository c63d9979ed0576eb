import type { LostReason } from '@fairway/contract/quotes.ts';
import { compareMoney, money } from '@fairway/domain/money/money.ts';
import { rewrittenLines, totalsOfLines } from '@fairway/domain/quotes/quote-lines.ts';
import type { StoredQuoteState } from '@fairway/domain/quotes/quote-state.ts';
import { usualValidUntil } from '@fairway/domain/quotes/valid-until.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { takeBillNumbersAt } from '../../bill/take-bill-numbers-at.ts';
import { customerById } from '../../customers/customers-by-id.ts';
import { customerIdOf } from '../../customers/demo/ids.ts';
import type { Db } from '../../database/open.ts';
import { companyDay } from '../../freight/company-day.ts';
import { conversions } from '../../freight/convert-prices.ts';
import { ratesInForce } from '../../freight/rate-in-force.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { midnightOf } from '../../organisation/demo/office-days.ts';
import { pricesOf, type QuotedPrices } from '../price-quote.ts';
import { addressed, quoteSearchText, untouched } from '../quote-row.ts';
import { insertQuotes, type StoredQuote } from '../store.ts';
import quotes from './quotes.json' with { type: 'json' };

interface DemoQuote {
  state: StoredQuoteState | 'expired';
  customer?: string;
  addressee?: string;
  contact?: string;
  by: string;
  mode: string;
  lane: [pol: string, pod: string];
  boxes?: Record<string, number>;
  kg?: string;
  cbm?: string;
  /** Days before the last midnight: by part of a day at an hour of the office. */
  made: number;
  viewed?: number;
  ended?: number;
  acceptedName?: string;
  lost?: LostReason;
  lostRemark?: string;
  language?: 'zh' | 'en';
  remark?: string;
  /** So much off each box. */
  discount?: string;
}

const oneDay = 86_400_000;
const hour = 3_600_000;

/** Gives the demo company quotes in every state, some of them sent to the customer whose account people can try. */
export async function loadDemoQuotes(db: Db, today: Date): Promise<void> {
  // The same at whatever hour somebody starts it.
  const now = new Date(midnightOf(today.getTime()));
  const loaded: Omit<StoredQuote, 'quoteNo' | 'searchText'>[] = [];
  const words: Awaited<ReturnType<typeof addressed>>[] = [];
  const list = (quotes as unknown as DemoQuote[]).toSorted((one, other) => other.made - one.made);
  for (const [place, one] of list.entries()) {
    const prices = await pricesFor(db, now, one);
    const head = prices && (await headOf(db, one));
    if (!head) continue;
    const { customerWords: _, ...names } = head;
    const id = `quote-demo-${String(place + 1).padStart(2, '0')}`;
    loaded.push({ id, ...names, ...prices, ...lifeOf(one, prices, now), ownerId: userIdOf(one.by) });
    words.push(head);
  }
  const numbers = await takeBillNumbersAt(
    db,
    'QuoteNumber',
    loaded.map(({ creatorTime }) => creatorTime),
  );
  await insertQuotes(
    db,
    loaded.map((quote, place): StoredQuote => {
      const quoteNo = numbers[place] ?? '';
      const head = words[place];
      return { ...quote, quoteNo, searchText: head ? quoteSearchText(quoteNo, quote.rate, head) : quoteNo };
    }),
  );
}

/** Nothing where a company has another customer in this place. */
async function headOf(
  db: Db,
  { customer, addressee = '', contact = '', language = 'zh', remark = '' }: DemoQuote,
) {
  const customerId = customer === undefined ? null : customerIdOf(customer);
  if (customerId !== null && !(await customerById(db, customerId))) return undefined;
  return addressed({ db }, { customerId, addressee, contactName: contact, language, remark });
}

/** By a rate of the lane that everybody is offered, rather one that held then; nothing where there is none. */
async function pricesFor(db: Db, now: Date, one: DemoQuote): Promise<QuotedPrices | undefined> {
  const [pol, pod] = one.lane;
  const lane = { mode: one.mode, polId: `port-${pol}`, podIds: [`port-${pod}`], today: companyDay(now) };
  const types = Object.keys(one.boxes ?? {});
  const made = companyDay(new Date(now.getTime() - one.made * oneDay));
  const rate = (await ratesInForce(db, lane))
    .filter(({ audience, prices }) => {
      const sold = prices.by === 'box' ? prices.boxes.map(({ type }) => type) : types;
      return audience.isForEveryCustomer && types.every((type) => sold.includes(type));
    })
    .toSorted((a, b) => Number(a.validFrom > made) - Number(b.validFrom > made) || (a.id < b.id ? -1 : 1))[0];
  if (!rate) return undefined;
  const customerId = one.customer === undefined ? null : customerIdOf(one.customer);
  const viewer = {
    ...{ isStaff: true, customerId, customerLevel: null, isKeeper: false },
    ...{ seesCost: false, seesFloor: false, seesContract: false },
  };
  const cargo = {
    ...{ boxes: Object.entries(one.boxes ?? {}).map(([type, count]) => ({ type, count })), bills: 1 },
    ...{ grossKg: one.kg ?? '0', cbm: one.cbm ?? '0', pieces: [], commodity: '' },
    ...{ isDangerous: false, isOversize: false, isRefrigerated: false },
  };
  const asked = { cargo, sailingId: null, currency: 'CNY', chosen: [], withCollect: false };
  const prices = await pricesOf({ db, now, language: 'zh' }, viewer, rate, asked);
  return one.discount === undefined ? prices : discounted(db, now, prices, one.discount);
}

async function discounted(db: Db, now: Date, prices: QuotedPrices, off: string): Promise<QuotedPrices> {
  const lines = rewrittenLines(
    prices.lines,
    prices.lines.map(({ id, group, quantity, price, currency, floor, isIncluded }) => {
      const lower = String(Number(price) - Number(off));
      // Nobody shows a company that sells below its floor.
      const isAllowed = floor === null || compareMoney(money(currency, lower), money(currency, floor)) >= 0;
      const asked = group === 'freight' && isAllowed ? lower : price;
      return { is: 'kept', id, quantity, price: asked, isIncluded };
    }),
    () => undefined,
  );
  const totals = totalsOfLines(lines);
  const convert = await conversions(db, { currency: prices.currency, today: companyDay(now) }, totals);
  return { ...prices, lines, totals, ...convert({ totals, teu: prices.teu }) };
}

/** What happened to it, and when. */
function lifeOf(one: DemoQuote, { rate }: QuotedPrices, now: Date) {
  const ago = (days: number) => new Date(now.getTime() - days * oneDay);
  const at = (days: number | undefined) => (days === undefined ? null : ago(days));
  const creatorTime = ago(one.made);
  const sentAt = one.state === 'draft' ? null : new Date(creatorTime.getTime() + hour);
  const [viewedAt, endedAt] = [at(one.viewed), at(one.ended)];
  const isOpen = one.state === 'draft' || one.state === 'sent' || one.state === 'viewed';
  const until = usualValidUntil(isOpen ? now.getTime() : creatorTime.getTime(), rate.validTo, defaultZone);
  return {
    ...untouched,
    ...{ creatorTime, sentAt, viewedAt, validUntil: new Date(until) },
    status: one.state === 'expired' ? (viewedAt ? 'viewed' : 'sent') : one.state,
    version: sentAt ? 2 : 1,
    ...(one.state === 'accepted' && { acceptedAt: endedAt, acceptedName: one.acceptedName ?? '' }),
    ...(one.state === 'lost' && {
      ...{ lostAt: endedAt, lostReason: one.lost ?? 'other', lostRemark: one.lostRemark ?? '' },
    }),
    lastModifyTime: endedAt ?? sentAt ?? creatorTime,
  } as const;
}
