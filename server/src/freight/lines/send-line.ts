import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import {
  type LineReader,
  mostSentTo,
  type previewLineSending as previewCall,
  type sendLine as sendLineCall,
} from '@fairway/contract/line-news.ts';
import { isOfferedTo } from '@fairway/domain/freight/audience.ts';
import { compareMoney } from '@fairway/domain/money/money.ts';
import { customersWithUsers } from '../../customers/users-of-customer.ts';
import type { Db } from '../../database/open.ts';
import type { Context } from '../../http/context.ts';
import { lineSendingWords } from '../../language/freight-words.ts';
import { inBoth } from '../../language/words.ts';
import { carriersById, lineWithParts, portsById } from '../../master-data/lookups.ts';
import { notify } from '../../messages/notify.ts';
import { peopleWith } from '../../permission/people-with.ts';
import { companyDay } from '../company-day.ts';
import { cheapestOffers, type Offer } from '../line-offers.ts';
import { ratesOfLines } from '../rate-store.ts';
import { customersSubscribedTo } from './store.ts';

type Asked = Received<typeof previewCall>['body'];

/** So many ports stand in the words of a message; the board has them all. */
const shownPorts = 20;

/** A customer with who of them is told, and the cheapest offer to each port of those that are offered to them. */
interface Reader {
  id: string;
  shortName: string;
  userIds: string[];
  offers: Offer[];
}

export async function previewLineSending(ctx: Context, asked: Asked): Promise<{ customers: LineReader[] }> {
  const { readers, say } = await readersOf(ctx, asked);
  return {
    customers: readers.map((reader) => ({
      ...{ id: reader.id, fullName: reader.shortName },
      ...{ people: reader.userIds.length, ports: reader.offers.length },
      text: say(reader.offers, ctx.language),
    })),
  };
}

/** One message for each customer, in one transaction; who is offered nothing is told nothing. */
export async function sendLine(ctx: Context, { remark, ...asked }: Received<typeof sendLineCall>['body']) {
  const { session, now } = ctx;
  const { lineName, polName, readers, say } = await readersOf(ctx, asked);
  const told = readers.filter(({ userIds, offers }) => userIds.length > 0 && offers.length > 0);
  if (told.length === 0) throw new AppError('LINE_SENDING_TO_NOBODY');
  const { lineId, mode, polId, boxType } = asked;
  const board = new URLSearchParams({ line: lineId, mode, pol: polId, ...(boxType && { box: boxType }) });
  for (const { userIds, offers } of told)
    await notify(ctx, {
      type: 'system',
      title: inBoth((language) =>
        filledWords(lineSendingWords.title[language], {
          ...{ line: lineName[language], pol: polName[language], box: boxType },
        }).trim(),
      ),
      bodyText: inBoth((language) => [remark, say(offers, language)].filter(Boolean).join('\n')),
      link: `/pages/freight/tpline?${board}`,
      ...{ userIds, creatorUserId: session.userId, now },
    });
  const people = new Set(told.flatMap(({ userIds }) => userIds)).size;
  ctx.auditTarget(`${lineName.zh} ${told.map(({ shortName }) => shortName).join('、')}`.slice(0, 200));
  return { customers: told.length, people };
}

async function readersOf({ db, now }: Context, asked: Asked) {
  const { lineId, mode, polId, boxType, customerIds, toSubscribers } = asked;
  const [found, english] = [await lineWithParts(db, lineId, 'zh'), await lineWithParts(db, lineId, 'en')];
  if (!found || !english) throw new AppError('NOT_FOUND');
  const lineIds = [lineId, ...found.partIds];
  const ids = new Set([...customerIds, ...(toSubscribers ? await customersSubscribedTo(db, lineIds) : [])]);
  if (ids.size > mostSentTo) throw new AppError('LINE_SENDING_TOO_LARGE', { most: mostSentTo });
  const customers = await customersWithUsers(db, [...ids]);
  if (customerIds.some((id) => !customers.some((customer) => customer.id === id)))
    throw new AppError('NOT_FOUND');
  const today = companyDay(now);
  const { rates } = await ratesOfLines(db, { mode, lineIds, polId, on: today, today });
  const mayLook = await whoMayLook(
    db,
    customers.flatMap(({ userIds }) => userIds),
  );
  const readers = customers.map(({ id, shortName, level, userIds }): Reader => {
    const sight = { isStaff: false, customerId: id, customerLevel: level };
    const offered = rates.filter(({ audience }) => isOfferedTo(audience, sight));
    const offers = cheapestToPorts(cheapestOffers(offered, boxType, found.line.currency));
    return { id, shortName, userIds: userIds.filter((userId) => mayLook.has(userId)), offers };
  });
  const names = await namesFor(
    db,
    polId,
    readers.flatMap(({ offers }) => offers),
  );
  return {
    readers,
    lineName: { zh: found.line.fullName, en: english.line.fullName },
    polName: { zh: names.zh.port(polId), en: names.en.port(polId) },
    say: (offers: readonly Offer[], language: Language): string => {
      const { port, carrier } = names[language];
      const lines = offers.slice(0, shownPorts).map(({ rate, sell }) =>
        filledWords(lineSendingWords.offer[language], {
          ...{ pod: port(rate.podId), price: `${sell.currency} ${sell.amount}` },
          ...{ carrier: carrier(rate.carrierId), until: rate.validTo },
        }),
      );
      const left = offers.length - lines.length;
      if (left > 0) lines.push(filledWords(lineSendingWords.more[language], { n: left }));
      return lines.join('\n');
    },
  };
}

/** Accounts of customers that may open the board the message leads to. */
async function whoMayLook(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const people = await peopleWith(db, { modelId: 'lineBoard' }, userIds);
  return new Set(people.filter(({ kind }) => kind === 'customer').map(({ id }) => id));
}

function cheapestToPorts(offers: readonly Offer[]): Offer[] {
  const cheapest = new Map<string, Offer>();
  for (const offer of offers.toSorted((one, other) => compareMoney(one.sell, other.sell)))
    if (!cheapest.has(offer.rate.podId)) cheapest.set(offer.rate.podId, offer);
  return [...cheapest.values()];
}

async function namesFor(db: Db, polId: string, offers: readonly Offer[]) {
  const portIds = [polId, ...offers.map(({ rate }) => rate.podId)];
  const carrierIds = offers.map(({ rate }) => rate.carrierId);
  const namesIn = async (language: Language) => {
    const ports = await portsById(db, portIds, language);
    const carriers = await carriersById(db, carrierIds, language);
    return {
      port: (id: string) => ports.get(id)?.fullName ?? '',
      carrier: (id: string) => carriers.get(id)?.fullName ?? '',
    };
  };
  return { zh: await namesIn('zh'), en: await namesIn('en') };
}
