import { findShipments } from '@fairway/contract/shipments.ts';
import { t } from '../language/words.ts';
import { call } from '../wire/api.ts';
import type { Finder } from '../wire/find.ts';
import { useSession } from '../wire/session-store.ts';
import { shipmentPathOf } from './paths.ts';
import { referenceWords, stageWords } from './shown/shipment-words.ts';

const most = 6;

/** Shipments by any of their numbers. */
const shipmentFinder: Finder = {
  heading: 'searchShipments',
  ask: async (keyword, signal) => {
    const { permissionList } = useSession.getState();
    if (!permissionList.some(({ modelId }) => modelId === 'cargoShipment')) return [];
    const { list } = await call(findShipments, { query: { number: keyword.slice(0, 60) } }, { signal });
    return list.slice(0, most).map((hit) => ({
      key: `${hit.shipmentId} ${hit.kind} ${hit.number}`,
      icon: 'container' as const,
      name: hit.number,
      line: [
        t(referenceWords[hit.kind]),
        hit.kind === 'shipment' ? '' : hit.shipmentNo,
        t('wayFromTo', { from: hit.polName, to: hit.podName }),
        t(stageWords[hit.stage]),
        hit.customerName,
      ]
        .filter(Boolean)
        .join(' · '),
      path: shipmentPathOf(hit.shipmentId),
    }));
  },
};

export const shipmentsFinders: readonly Finder[] = [shipmentFinder];
