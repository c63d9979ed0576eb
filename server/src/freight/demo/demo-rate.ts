import type { RateState, WrittenRate } from '@fairway/contract/freight-rates.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import carrierTerms from './carrier-terms.json' with { type: 'json' };
import { chanceOf } from './chance-of.ts';
import { daysAfter, type Period } from './half-months.ts';
import { serviceOf } from './services.ts';

/** A rate as it is stored, but for its number and the text it is found by. */
export interface DemoRate extends Required<WrittenRate> {
  id: string;
  status: RateState;
  previousId: string | null;
  publisherId: string | null;
  publishedAt: Date | null;
  creatorUserId: string;
  creatorTime: Date;
}

type Named = 'polId' | 'podId' | 'lineId' | 'carrierId' | 'validFrom' | 'validTo';
type Needed = 'mode' | 'rateType' | 'currency' | 'prices';

/** What one rate differs from others in. Ports, carriers and lines are named by their codes. */
export type RateFacts = Pick<WrittenRate, Needed> &
  Partial<Omit<WrittenRate, Named | Needed>> & {
    today: string;
    id: string;
    line: string;
    lane: readonly [pol: string, pod: string];
    carrier: string;
    period: Period;
    /** How long the lane takes where no service is known. */
    days: readonly [number, number];
    status?: RateState;
    previousId?: string | null;
  };

interface Terms {
  basis?: WrittenRate['validityBasis'];
  included?: string[];
}

const weekdays = '日一二三四五六';
const remarks = ['', '不含起运港本地费用', '舱位有限，以放舱为准', '旺季附加费以开船日为准', ''];
const notes = ['', '先付款后放单', '每周配额 6 FEU，超出另询', '订舱请注明合约号', '周一放舱', ''];
/** Who keeps the rates of a line; those of the others the third one. */
const keepers: Readonly<Record<string, string>> = {
  ...{ USWC: 'pricing01', USEC: 'pricing01', USGC: 'pricing01', CAN: 'pricing01', IPI: 'pricing01' },
  ...{ FE: 'pricing02', MED: 'pricing02', CRE: 'pricing02' },
};
/** Ten in the morning in Shanghai. */
const tenOf = (day: string): Date => new Date(`${day}T02:00:00Z`);
const hour = 3_600_000;

export function rateOf(facts: RateFacts): DemoRate {
  const { today, id, line, lane, carrier, period, days, status = 'published', ...written } = facts;
  const [pol, pod] = lane;
  const chance = chanceOf(id);
  const terms = (carrierTerms as Record<string, Terms>)[carrier] ?? {};
  const service = written.mode === 'AIR' ? undefined : serviceOf(carrier, pol, pod);
  const userId = userIdOf(keepers[line] ?? 'pricing03');
  // All rates of a sheet are published at one moment, some days before they hold.
  const ahead = daysAfter(period.from, -2);
  const publishedAt = tenOf(ahead < today ? ahead : daysAfter(today, -1));
  const isDraft = status === 'draft';
  return {
    ...{ porId: null, delId: null, viaId: null, isDirect: true, serviceCode: service?.code ?? '' },
    contractNo: chance(1, 10) <= 7 ? `${carrier}${today.slice(2, 4)}-${chance(100, 999)}` : '',
    ...{ commodity: '', validityBasis: terms.basis ?? 'scheduledEtd' },
    frequency: service ? `每周${weekdays[service.weekday]}开船` : '每周一班',
    transitDays: service?.transitDays ?? chance(days[0], days[1]),
    ...{ freeDemurrage: [5, 7, 7, 10][chance(0, 3)] ?? 7, freeDetention: [7, 10, 14, 21][chance(0, 3)] ?? 7 },
    weightLimit: written.mode === 'FCL' && chance(1, 3) === 1 ? '20GP 限重 18 吨，40 尺限重 22 吨' : '',
    space:
      (['ok', 'ok', 'ok', 'ok', 'ok', 'tight', 'tight', 'full', 'unknown'] as const)[chance(0, 8)] ?? 'ok',
    isFeatured: chance(1, 12) === 1,
    audience: { isForEveryCustomer: true, levels: [], customerIds: [] },
    ...{ sailingId: null, surcharges: [], included: terms.included ?? [] },
    ...{ remark: remarks[chance(0, 4)] ?? '', remarkInternal: notes[chance(0, 5)] ?? '' },
    ...{ previousId: null },
    ...written,
    ...{ id, status, lineId: `line-${line}`, polId: `port-${pol}`, podId: `port-${pod}` },
    ...{ carrierId: `carrier-${carrier}`, validFrom: period.from, validTo: period.to },
    ...{ publisherId: isDraft ? null : userId, publishedAt: isDraft ? null : publishedAt },
    ...{ creatorUserId: userId, creatorTime: new Date(publishedAt.getTime() - hour) },
  } as DemoRate;
}
