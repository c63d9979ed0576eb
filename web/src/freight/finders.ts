import { listRates } from '@fairway/contract/freight-rates.ts';
import { ports } from '@fairway/contract/ports.ts';
import { t } from '../language/words.ts';
import { call } from '../wire/api.ts';
import type { Finder, Found } from '../wire/find.ts';
import { useSession } from '../wire/session-store.ts';
import { lanesIn } from './lane-words.ts';
import { laneRatesPath, ratePath } from './paths.ts';

const mostRates = 6;
const mostPorts = 6;
/** Of each end of a lane so many readings are tried. */
const mostReadings = 2;

const has = (modelId: string): boolean =>
  useSession.getState().permissionList.some((granted) => granted.modelId === modelId);

const portsCalled = async (keyword: string, pageSize: number, signal: AbortSignal) =>
  (await call(ports.options, { query: { keyword, pageSize } }, { signal })).list;

/** Where cargo of this company begins; everything else is where it goes. */
const isHome = (enCode: string): boolean => enCode.startsWith('CN');

/** Ports lead to their rates for who has no records of ports; who has finds those (`master-data/finders.ts`). */
const portFinder: Finder = {
  heading: 'searchPortRates',
  ask: async (keyword, signal) => {
    if (!has('freight') || has(ports.modelId)) return [];
    const list = await portsCalled(keyword, mostPorts, signal);
    return list.map(({ id, fullName, enCode }) => ({
      ...{ key: id, icon: 'anchor' as const, name: fullName },
      line: [enCode, t(isHome(enCode) ? 'searchRatesFrom' : 'searchRatesTo')].join(' · '),
      path: laneRatesPath(isHome(enCode) ? { pol: id } : { pod: id }),
    }));
  },
};

/** Two ports are a lane, however they are written. */
const laneFinder: Finder = {
  heading: 'searchLanes',
  ask: async (keyword, signal) => {
    if (!has('freight')) return [];
    const read = await Promise.all(
      lanesIn(keyword).map(async ([from, to]) => {
        const [pols, pods] = await Promise.all(
          [from, to].map((name) => portsCalled(name, mostReadings, signal)),
        );
        return (pols ?? []).flatMap((pol) =>
          (pods ?? [])
            .filter(({ id }) => id !== pol.id)
            .map(
              (pod): Found => ({
                ...{ key: `${pol.id} ${pod.id}`, icon: 'ship', name: `${pol.fullName} → ${pod.fullName}` },
                line: `${pol.enCode} → ${pod.enCode}`,
                path: laneRatesPath({ pol: pol.id, pod: pod.id }),
              }),
            ),
        );
      }),
    );
    const all = read.flat();
    return all.filter(({ key }, at) => all.findIndex((one) => one.key === key) === at).slice(0, mostRates);
  },
};

/** Rates by number, carrier, port or service, as far as their reader may see them. */
const rateFinder: Finder = {
  heading: 'searchRates',
  ask: async (keyword, signal) => {
    if (!has('freight')) return [];
    const { list } = await call(listRates, { body: { keyword, pageSize: mostRates } }, { signal });
    return list.map(({ id, rateNo, carrierName, polName, podName, validTo }) => ({
      ...{ key: id, icon: 'tag' as const, name: `${carrierName} ${polName} → ${podName}` },
      line: [rateNo, validTo].join(' · '),
      path: ratePath(id),
    }));
  },
};

export const freightFinders: readonly Finder[] = [laneFinder, rateFinder, portFinder];
