import type { ShownBoxGroup } from '@fairway/contract/shipment-tracking.ts';
import { wayBehind } from '@fairway/domain/shipments/way-behind.ts';
import type { Progress } from '@fairway/domain/tracking/progress.ts';

/** Where boxes differ: which of them are how far, those that are least far first. */
export function shownGroups({ groups }: Pick<Progress, 'groups'>, now: Date): ShownBoxGroup[] {
  if (groups.length < 2) return [];
  return groups.map(({ stage, containerNos, ship, isRolled, times }) => ({
    ...{ stage, containerNos, isRolled, vessel: ship?.vessel ?? '', voyage: ship?.voyage ?? '' },
    progress: wayBehind({ stage, ...times }, now.getTime()),
    ...{ leftAt: times.atd, arrivesAt: times.ata ?? times.eta, hasArrived: times.ata !== null },
  }));
}
