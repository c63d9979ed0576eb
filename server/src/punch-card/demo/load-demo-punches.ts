import { visitsOf } from '@fairway/domain/punch-card/visits.ts';
import type { Db } from '../../database/open.ts';
import { chanceFrom } from '../../organisation/demo/chance.ts';
import { groupIdOf, userIdOf } from '../../organisation/demo/ids.ts';
import { clock, day, morningOf, officeDaysBefore } from '../../organisation/demo/office-days.ts';
import { namesById } from '../../organisation/names-by-id.ts';
import { peopleNames } from '../../people/people-by-id.ts';
import type { PunchedTarget } from '../targets.ts';
import { type DemoRow, demoPunch } from './demo-punch.ts';
import { demoTargets } from './demo-targets.ts';
import { type Oddity, visitsOn } from './plan-visits.ts';
import demo from './punches.json' with { type: 'json' };
import { type DemoPunches, insertDemoPunches } from './store.ts';

const seed = 20_261_103;
const minute = 60_000;
const daysOfAMonth = 30;

/** A month of visits of some salespeople, among them each kind that is flagged. */
export async function loadDemoPunches(db: Db, today: Date): Promise<void> {
  const { near, far } = await demoTargets(db);
  const ids = [...demo.accounts, 'admin'].map(userIdOf);
  const people = await peopleNames(db, ids, { withAccounts: false });
  const admin = userIdOf('admin');
  if (near.length === 0 || !people.has(admin)) return;
  const days = officeDaysBefore(morningOf(today.getTime()));
  const firstDay = new Date(days.ago(daysOfAMonth + 5));
  const rows: DemoPunches = {
    punch: [],
    punch_agreement: [],
    punch_rule: await rulesOf(db, admin, firstDay),
  };
  for (const [person, account] of demo.accounts.entries()) {
    const userId = userIdOf(account);
    if (!people.has(userId)) continue;
    // The first of them is asked again: what they agreed to was an earlier notice.
    rows.punch_agreement.push({ userId, version: person === 0 ? 0 : 1, agreedTime: firstDay });
    rows.punch.push(...(await monthOf(db, { userId, person, near, far, ago: days.ago })));
  }
  await insertDemoPunches(db, rows);
}

async function rulesOf(db: Db, changedBy: string, changedTime: Date): Promise<DemoPunches['punch_rule']> {
  const groups = await namesById(
    db,
    'group',
    demo.rules.flatMap((rule) => rule.groups.map(groupIdOf)),
  );
  return demo.rules.flatMap(({ groups: codes, ...rule }, index) => {
    const groupIds = codes.map(groupIdOf).filter((id) => groups.has(id));
    // Without its group it would be for everybody.
    if (groupIds.length < codes.length) return [];
    const isPhotoRequired = index > 0;
    return [
      {
        ...{ id: `punch-rule-${index}`, ...rule, groupIds, departmentIds: [], userIds: [] },
        ...{ isPhotoRequired, changedTime, changedBy },
      },
    ];
  });
}

interface Salesperson {
  userId: string;
  person: number;
  near: readonly PunchedTarget[];
  far: PunchedTarget | undefined;
  ago: (days: number) => number;
}

async function monthOf(db: Db, { userId, person, near, far, ago }: Salesperson): Promise<DemoRow[]> {
  const chance = chanceFrom(seed + person);
  const [rule] = demo.rules;
  if (!rule) return [];
  const month: DemoRow[] = [];
  const midnights = [...new Set(Array.from({ length: daysOfAMonth }, (_, at) => ago(daysOfAMonth - at)))];
  for (const [nth, midnight] of midnights.entries()) {
    const ofDay: DemoRow[] = [];
    for (const { hour, oddity } of visitsOn(nth, person)) {
      const isFar = oddity === 'speed' && far !== undefined;
      const target = isFar ? far : near[(nth + person + hour) % near.length];
      if (!target?.spot) continue;
      const starts = startOf(oddity, midnight, hour, chance(5, 50));
      const wide = oddity === 'far' ? 0.02 : 0.001;
      for (const kind of halvesOf(oddity)) {
        const at = kind === 'in' ? starts : starts + chance(35, 110) * minute;
        const off = () => ((chance(-100, 100) || 40) / 100) * wide;
        const before = ofDay.at(-1) ?? month.at(-1);
        ofDay.push(
          await demoPunch(db, {
            ...{ id: `punch-${userId}-${at}`, userId, kind, target, rule, before },
            position: {
              lat: target.spot.lat + (oddity === 'far' ? wide : off()),
              lng: target.spot.lng + off(),
              accuracy: oddity === 'poor' ? chance(260, 900) : chance(8, 60),
            },
            ...{ at, ...circumstances(oddity, kind) },
            note: kind === 'in' ? (demo.notes[(nth + person + hour) % demo.notes.length] ?? '') : '',
          }),
        );
      }
    }
    month.push(...paired(ofDay));
  }
  return month;
}

/** A visit far away begins too soon after the one before to have been travelled to. */
function startOf(oddity: Oddity, midnight: number, hour: number, minutes: number): number {
  if (oddity === 'night') return clock(midnight, 20, 40);
  return oddity === 'speed' ? clock(midnight, 12, 10) : clock(midnight, hour, minutes);
}

const halvesOf = (oddity: Oddity): ('in' | 'out')[] =>
  oddity === 'noCheckIn' ? ['out'] : oddity === 'notClosed' ? ['in'] : ['in', 'out'];

function circumstances(oddity: Oddity, kind: 'in' | 'out') {
  const waited = oddity === 'late' ? 95 * minute : oddity === 'veryLate' ? 28 * 60 * minute : 0;
  return {
    waited,
    clockOff: oddity === 'clock' ? 9 * minute : 0,
    isMock: oddity === 'mock',
    deviceId: oddity === 'device' && kind === 'in' ? 'demo-tablet' : 'demo-phone',
    lateReason: waited > day ? demo.lateReason : '',
  };
}

function paired(rows: DemoRow[]): DemoRow[] {
  const halves = rows.map(({ id, kind, at, targetKind, targetId }) => {
    const target = `${targetKind}-${targetId}`;
    return {
      id,
      kind: kind === 'in' ? ('in' as const) : ('out' as const),
      at: at.getTime(),
      targetKey: target,
    };
  });
  const pairs = new Map(
    visitsOf(halves).visits.flatMap(({ inId, outId, minutes }) =>
      outId === null
        ? []
        : [[inId, { pairId: outId, minutes }] as const, [outId, { pairId: inId, minutes }] as const],
    ),
  );
  return rows.map((row) => ({ ...row, ...pairs.get(row.id) }));
}
