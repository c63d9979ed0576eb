import type { Answer } from '@fairway/contract/endpoint.ts';
import type { Language } from '@fairway/contract/errors.ts';
import type { getShipmentDemurrage } from '@fairway/contract/shipment-tracking.ts';
import type { Stay } from '@fairway/domain/demurrage/box-stays.ts';
import { demurrageOf } from '@fairway/domain/demurrage/demurrage.ts';
import { addMoney, type Money, roundMoney } from '@fairway/domain/money/money.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { placeOfStage } from '@fairway/domain/tracking/stage.ts';
import type { Context } from '../http/context.ts';
import { milestoneWords } from '../language/tracking-words.ts';
import { seenShipment } from './seen-shipment.ts';
import { shipmentNow } from './shipment-now.ts';

type Shown = Answer<typeof getShipmentDemurrage>;

/** What each box costs that stayed too long, and by which events; amounts are for staff. */
export async function getDemurrage(ctx: Context, id: string): Promise<Shown> {
  const { db, now, language } = ctx;
  const { isStaff } = await seenShipment(ctx, id);
  const { facts, progress } = await shipmentNow(db, id, now);
  const today = formatDate(now.getTime(), 'yyyy-MM-dd', facts.podZone);
  const sums = new Map<string, Money>();
  const shown = (stay: Stay | null) => {
    if (!stay) return null;
    const statement = statementOf(stay, today, isStaff, language);
    if (statement.total)
      sums.set(
        statement.total.currency,
        addMoney(
          sums.get(statement.total.currency) ?? { currency: statement.total.currency, amount: '0' },
          statement.total,
        ),
      );
    return statement;
  };
  const boxes = progress.boxes.map(({ containerNo, type, stays, stage }) => ({
    ...{ containerNo, type, demurrage: shown(stays.demurrage), detention: shown(stays.detention) },
    lacksTerms: placeOfStage(stage) >= placeOfStage('discharged') && !stays.demurrage && !stays.detention,
  }));
  return {
    boxes,
    totals: [...sums.values()].map(roundMoney).sort((one, other) => (one.currency < other.currency ? -1 : 1)),
  };
}

/** A mistyped year must not count for ever. */
const longest = 731;

function statementOf(stay: Stay, today: string, isStaff: boolean, language: Language) {
  const { from, terms, tariff, events } = stay;
  const wanted = stay.to ?? today;
  const latest = new Date(Date.parse(from) + (longest - 1) * 86_400_000).toISOString().slice(0, 10);
  const to = wanted > latest ? latest : wanted;
  const { days, chargeableDays, lastFreeDay, leftOut, parts, total } = demurrageOf(from, to, terms);
  const hasPrices = isStaff && tariff !== null;
  return {
    ...{ from, to, isRunning: stay.to === null, freeDays: terms.freeDays, days, chargeableDays },
    ...{ lastFreeDay, leftOut, counts: terms.counts },
    ...{ parts: hasPrices ? parts : [], total: hasPrices ? total : null },
    tariff: hasPrices ? { id: tariff.id, remark: tariff.remark } : null,
    events: events.map(({ milestone, at, source, eventId }) => ({
      ...{ milestone, milestoneName: milestoneWords[milestone][language], at, source, eventId },
    })),
  };
}
