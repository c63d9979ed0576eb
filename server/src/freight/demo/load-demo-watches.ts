import { alertKey, favouriteKey } from '@fairway/domain/freight/watches.ts';
import { takeBillNumbersAt } from '../../bill/take-bill-numbers-at.ts';
import { customerOfUser } from '../../customers/customer-of-user.ts';
import type { Db } from '../../database/open.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { midnightOf } from '../../organisation/demo/office-days.ts';
import { companyDay } from '../company-day.ts';
import { insertInquiries, lineOfLane } from '../inquiries/store.ts';
import { sightsOf } from '../sights.ts';
import { sellAt } from '../watches/list-watches.ts';
import { insertWatches, ratesOnLanes, type Watch } from '../watches/store.ts';

const lane = (polCode: string, podCode: string) => ({
  ...{ mode: 'FCL' as const, polId: `port-${polCode}`, podId: `port-${podCode}` },
});
const nothing = {
  ...{ mode: null, polId: null, podId: null, lineId: null, carrierId: null, rateType: null },
  ...{ serviceCode: null, commodity: null, rateId: null, place: null, currency: null, target: null },
  ...{ toldRateId: null, toldPrice: null },
};
const watchers = ['sales01', 'client01', 'manager01'];
const watchedLanes = [lane('CNSHA', 'USLAX'), lane('CNSHA', 'NLRTM')];
const oneHour = 3_600_000;
const demoId = (of: string, place: number): string => `${of}-demo-${String(place + 1).padStart(2, '0')}`;

/** Gives people of the demo company rates they keep an eye on, and inquiries: an open one and one that is answered. */
export async function loadDemoWatches(db: Db, start: Date): Promise<void> {
  // The same at whatever hour somebody starts it.
  const now = new Date(midnightOf(start.getTime()));
  const today = companyDay(now);
  const userIds = watchers.map(userIdOf);
  const sights = await sightsOf(db, userIds);
  const watches: Watch[] = [];
  for (const userId of userIds) {
    const sight = sights.get(userId);
    if (!sight) continue;
    const head = (hours: number) => ({
      ...nothing,
      ...{
        id: demoId('watch', watches.length),
        userId,
        creatorTime: new Date(now.getTime() - hours * oneHour),
      },
    });
    for (const [at, one] of watchedLanes.entries()) {
      const rates = await ratesOnLanes(db, [one], sight, today);
      const offers = rates.filter((offer) => sellAt(offer, '40HQ') !== undefined);
      // One with a version before it shows what changed.
      const rate = offers.find(({ previousId }) => previousId !== null) ?? offers[0];
      if (!rate) continue;
      const { carrierId, rateType, serviceCode, commodity, currency } = rate;
      const favourite = { ...one, carrierId, rateType, serviceCode, commodity };
      watches.push({
        ...{ ...head(20 + at), kind: 'favourite', key: favouriteKey(favourite), ...favourite },
        rateId: rate.id,
      });
      const alert = { ...one, place: '40HQ', currency };
      watches.push({
        ...{ ...head(30 + at), kind: 'priceAlert', key: alertKey(alert), ...alert },
        target: at === 0 ? (sellAt(rate, '40HQ') ?? null) : null,
      });
      if (at === 0 && rate.lineId !== null)
        watches.push({ ...head(50), kind: 'line', key: rate.lineId, lineId: rate.lineId });
    }
  }
  await insertWatches(db, watches);
  await loadInquiries(db, now);
}

async function loadInquiries(db: Db, now: Date): Promise<void> {
  const at = (hours: number) => new Date(now.getTime() - hours * oneHour);
  const boxes = (type: string, count: number, commodity: string) => ({
    ...{ boxes: [{ type, count }], bills: 1, grossKg: '0', cbm: '0', pieces: [], commodity },
    ...{ isDangerous: false, isOversize: false, isRefrigerated: false },
  });
  const inquiries = [
    {
      ...{ account: 'client01', asked: 49, lane: lane('CNNGB', 'ZADUR'), inDays: 12, answered: 26 },
      ...{ cargo: boxes('40HQ', 3, '家具'), remark: '希望直达，免箱期 14 天以上' },
      answer: '德班目前只有中转，海运费约 USD 2,980/40HQ，航程 28 天；免箱可申请到 14 天，请确认箱量后锁舱。',
    },
    {
      ...{ account: 'client01', asked: 5, lane: lane('CNTAO', 'BRSSZ'), inDays: 20, answered: null },
      ...{ cargo: boxes('40HQ', 2, '汽车配件'), remark: '需要熏蒸，月底前货好', answer: '' },
    },
    {
      ...{ account: 'sales01', asked: 3, lane: lane('CNXMN', 'KEMBA'), inDays: 16, answered: null },
      ...{ cargo: boxes('20GP', 5, '瓷砖'), remark: '重货，单箱 26 吨，请报限重价', answer: '' },
    },
  ];
  const numbers = await takeBillNumbersAt(
    db,
    'InquiryNumber',
    inquiries.map(({ asked }) => at(asked)),
  );
  const rows = [];
  for (const [place, one] of inquiries.entries()) {
    const askerId = userIdOf(one.account);
    const kind = one.account.startsWith('client') ? 'customer' : 'member';
    const customer = await customerOfUser(db, { userId: askerId, kind });
    const line = await lineOfLane(db, one.lane);
    const isAnswered = one.answered !== null;
    rows.push({
      ...{ id: demoId('inquiry', place), inquiryNo: numbers[place] ?? '', ...one.lane, askerId },
      ...{ status: isAnswered ? 'answered' : 'open', version: isAnswered ? 2 : 1 },
      ...{ customerId: customer?.id ?? null, lineId: line?.lineId ?? null },
      ...{ cargo: JSON.stringify(one.cargo), day: companyDay(at(-24 * one.inDays)), remark: one.remark },
      ...{ answer: one.answer, rateId: null, answererId: isAnswered ? userIdOf('pricing01') : null },
      ...{ answeredAt: isAnswered ? at(one.answered) : null, closerId: null, closedAt: null },
      ...{ creatorTime: at(one.asked), lastModifyTime: at(one.answered ?? one.asked) },
    });
  }
  await insertInquiries(db, rows);
}
