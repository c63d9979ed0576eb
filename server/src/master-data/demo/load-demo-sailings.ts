import type { SailingState } from '@fairway/contract/carriers.ts';
import type { Db } from '../../database/open.ts';
import { addMissingEntities } from '../../entities/add-missing-entities.ts';
import { chanceFrom } from '../../organisation/demo/chance.ts';
import { clock, day, midnightOf, morningOf } from '../../organisation/demo/office-days.ts';
import { sailingRules, vesselRules, voyageRules } from '../carrier-rules.ts';
import services from './services.json' with { type: 'json' };
import vessels from './vessels.json' with { type: 'json' };

interface Vessel {
  imo: string;
  en: string;
  cn?: string;
  /** Who runs it; a chartered one belongs to none of the carriers. */
  carrier?: string;
  teu?: number;
}

interface Call {
  port: string;
  /** Days since the first departure. */
  day: number;
  /** Where cargo changes the vessel or goes on by train. */
  via?: string[];
}

/** A string of vessels that departs once a week; each of the carriers sells room on it under its own voyage number. */
interface Service {
  code: string;
  carriers: string[];
  direction: string;
  /** Of the first departure; Sunday is 0. */
  weekday: number;
  vessels: string[];
  loading: Call[];
  discharge: Call[];
}

const seed = 20_260_314;
const hour = 3_600_000;
const pastWeeks = 4;
const weeks = 12;

/** Gives the demo company vessels, and the departures of the last four weeks and the next eight. */
export async function loadDemoSailings(db: Db, today: Date): Promise<void> {
  // The morning of the day, whatever the hour: two starts on one day make the same company.
  const morning = morningOf(today.getTime());
  const at = new Date(morning);
  const chance = chanceFrom(seed);
  const voyages = [];
  const sailings = [];
  for (const service of services as Service[]) {
    const first = firstDeparture(morning, service.weekday);
    const number = chance(11, 60);
    for (let week = 0; week < weeks; week++) {
      const departure = first + week * 7 * day;
      const change = changeOf(chance(1, 100));
      const late = change === 'delayed' ? chance(1, 3) * day : 0;
      const vessel = service.vessels[week % service.vessels.length] ?? '';
      for (const [place, carrier] of service.carriers.entries()) {
        const id = `voyage-${service.code}-${carrier}-${week + 1}`;
        const count = number + week + place * 100;
        voyages.push({
          ...{ id, vesselId: `vessel-${vessel}`, carrierId: `carrier-${carrier}`, remark: '' },
          carrierVoyage: voyageNumber(carrier, service.code, count, service.direction),
          universalVoyage: `${yearAndWeek(departure)}${service.direction}`,
          ...{ serviceCode: service.code, direction: service.direction },
        });
        for (const from of service.loading)
          for (const to of service.discharge) {
            const isLast = to === service.discharge.at(-1);
            const status = change === 'omit' && !isLast ? 'normal' : change;
            const etd = clock(departure + from.day * day, 20) + late;
            const eta = clock(departure + to.day * day, 16) + late;
            sailings.push({
              id: `sailing-${service.code}-${carrier}-${from.port}-${to.port}-${week + 1}`,
              ...{ voyageId: id, polId: `port-${from.port}`, podId: `port-${to.port}` },
              tsPortIds: (to.via ?? []).map((port) => `port-${port}`),
              ...{ etd, eta, transitDays: Math.round((eta - etd) / day), ...cutOffsBefore(etd), status },
              ...actual({ etd, eta, status, morning }),
              remark: '',
            });
          }
      }
    }
  }
  const kept = (vessels as Vessel[]).map(({ imo, en, cn = '', carrier, teu = null }) => ({
    ...{ id: `vessel-${imo}`, imo, mmsi: '', nameEn: en, nameCn: cn, teu, flag: '', remark: '' },
    carrierId: carrier ? `carrier-${carrier}` : null,
  }));
  await addMissingEntities(db, vesselRules, kept, at);
  await addMissingEntities(db, voyageRules, voyages, at);
  await addMissingEntities(db, sailingRules, sailings, at);
}

/** Midnight in Shanghai of the departure four weeks before the next one. */
function firstDeparture(morning: number, weekday: number): number {
  const midnight = midnightOf(morning);
  const ahead = (weekday - new Date(morning).getUTCDay() + 7) % 7;
  return midnight + (ahead - pastWeeks * 7) * day;
}

/** Of a hundred departures some are late, some do not take place, and some leave out the last port. */
function changeOf(drawn: number): SailingState {
  if (drawn <= 6) return 'delayed';
  if (drawn <= 9) return 'blank';
  return drawn <= 12 ? 'omit' : 'normal';
}

/** By the clock of the port of loading; all of them are in China. */
function cutOffsBefore(etd: number) {
  const departure = midnightOf(etd);
  const before = (days: number, hours: number) => clock(departure - days * day, hours);
  return {
    gateOpen: before(6, 8),
    cutManifest: before(4, 17),
    cutVgm: before(3, 16),
    cutSi: before(3, 12),
    cutCustoms: before(2, 12),
    cutPort: before(1, 18),
  };
}

interface Planned {
  etd: number;
  eta: number;
  status: SailingState;
  morning: number;
}

/** What has happened until this morning: vessels leave and arrive some hours off their plan. */
function actual({ etd, eta, status, morning }: Planned) {
  if (status === 'blank') return { atd: null, ata: null };
  // A port has one departure, however many carriers sell it: chance would give each another hour.
  const atd = etd + (((etd / day) % 7) | 0) * hour;
  const ata = eta + (((eta / day) % 5) | 0) * hour;
  return {
    atd: atd < morning ? atd : null,
    ata: ata < morning && status !== 'omit' ? ata : null,
  };
}

/** As each of them writes it. */
function voyageNumber(carrier: string, service: string, count: number, direction: string): string {
  if (carrier === 'CMDU') return `0${service.slice(0, 2)}${count.toString(36).toUpperCase()}${direction}1MA`;
  if (carrier === 'EGLV') return `${1_100 + count}${direction}`;
  return `${String(count).padStart(3, '0')}${direction}`;
}

/** The last two figures of the year and the week of it, as all carriers of a vessel write it. */
function yearAndWeek(departure: number): string {
  const date = new Date(departure);
  const start = Date.UTC(date.getUTCFullYear(), 0, 1);
  const week = Math.floor((departure - start) / (7 * day)) + 1;
  return `${String(date.getUTCFullYear()).slice(2)}${String(week).padStart(2, '0')}`;
}
