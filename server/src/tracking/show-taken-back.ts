import type { TakenBackEntry } from '@fairway/contract/shipment-tracking.ts';
import { milestoneTable } from '@fairway/domain/tracking/milestone-table.ts';
import { takenBackEvents } from '@fairway/domain/tracking/taken-back.ts';
import type { Context } from '../http/context.ts';
import { milestoneWords } from '../language/tracking-words.ts';
import { portsById } from '../master-data/lookups.ts';
import type { ShipmentNow } from './shipment-now.ts';

/** What was said to have happened and does not count any more: who was told of it finds out why it is gone. */
export async function shownTakenBack(
  { db, language }: Pick<Context, 'db' | 'language'>,
  { facts, reports, retractions }: ShipmentNow,
  isStaff: boolean,
): Promise<TakenBackEntry[]> {
  const events = takenBackEvents(facts, reports, retractions).filter(
    ({ milestone }) => isStaff || milestoneTable[milestone].isPublic,
  );
  const ports = await portsById(
    db,
    events.flatMap(({ portId }) => portId ?? []),
    language,
  );
  return events.map(({ eventId, milestone, at, portId, containerNo, source }) => {
    const port = ports.get(portId ?? '');
    return {
      ...{ eventId, milestone, milestoneName: milestoneWords[milestone][language], at, source },
      ...{ portName: port?.fullName ?? '', timeZone: port?.timeZone ?? '', containerNo: containerNo ?? '' },
    };
  });
}
