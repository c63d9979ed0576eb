import type { Db } from '../../database/open.ts';
import { day } from '../../organisation/demo/office-days.ts';
import { listSailingsOfDemo } from './store.ts';

/** A departure of a lane: one of the sailings, or one of them some weeks earlier. */
export interface DemoVoyage {
  sailingId: string | null;
  serviceCode: string;
  carrierId: string;
  scac: string;
  vesselName: string;
  vesselImo: string;
  voyageNo: string;
  polId: string;
  podId: string;
  transhipIds: string[];
  etd: number;
  eta: number;
  status: string;
  cutSi: number | null;
  cutVgm: number | null;
  cutPort: number | null;
  cutCustoms: number | null;
  cutManifest: number | null;
}

/** The sailings of the demo, by the lane and carrier they are of, the earliest first. */
export async function demoLanes(db: Db): Promise<DemoVoyage[][]> {
  const lanes = new Map<string, DemoVoyage[]>();
  for (const { id, ...row } of await listSailingsOfDemo(db)) {
    const time = (at: Date | null) => at?.getTime() ?? null;
    const voyage: DemoVoyage = {
      ...{ ...row, sailingId: id, transhipIds: row.tsPortIds as unknown as string[] },
      ...{ etd: row.etd.getTime(), eta: row.eta.getTime() },
      ...{ cutSi: time(row.cutSi), cutVgm: time(row.cutVgm), cutPort: time(row.cutPort) },
      ...{ cutCustoms: time(row.cutCustoms), cutManifest: time(row.cutManifest) },
    };
    const key = `${voyage.serviceCode} ${voyage.carrierId} ${voyage.polId} ${voyage.podId}`;
    lanes.set(key, [...(lanes.get(key) ?? []), voyage]);
  }
  return [...lanes.values()];
}

/** The departure of a lane that is nearest to a day; before the first sailing there was one every week too. */
export function voyageNear(lane: readonly DemoVoyage[], at: number): DemoVoyage {
  const first = lane[0];
  if (!first) throw new Error('A lane has at least one sailing.');
  const normal = lane.filter(({ status }) => status === 'normal');
  const near = (normal.length > 0 ? normal : lane).toSorted(
    (one, other) => Math.abs(one.etd - at) - Math.abs(other.etd - at),
  )[0];
  if (near && at >= first.etd - 4 * day) return near;
  const weeks = Math.round((first.etd - at) / (7 * day));
  // The vessels of a string come again one after the other.
  const vessel = lane[lane.length - 1 - (weeks % Math.min(lane.length, 4))] ?? first;
  const earlier = (moment: number | null): number | null =>
    moment === null ? null : moment - weeks * 7 * day;
  return {
    ...first,
    ...{ sailingId: null, status: 'normal', vesselName: vessel.vesselName, vesselImo: vessel.vesselImo },
    voyageNo: earlierVoyage(first.voyageNo, weeks),
    ...{ etd: first.etd - weeks * 7 * day, eta: first.eta - weeks * 7 * day },
    ...{ cutSi: earlier(first.cutSi), cutVgm: earlier(first.cutVgm), cutPort: earlier(first.cutPort) },
    ...{ cutCustoms: earlier(first.cutCustoms), cutManifest: earlier(first.cutManifest) },
  };
}

/** The number in it counts back; below one it starts from the end of another hundred. */
const earlierVoyage = (voyageNo: string, weeks: number): string =>
  voyageNo.replace(/\d{2,4}/, (digits) => {
    const count = (Number(digits) - weeks + 10_000) % 10 ** digits.length;
    return String(count).padStart(digits.length, '0');
  });
