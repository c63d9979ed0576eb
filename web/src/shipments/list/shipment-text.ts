import type { ShipmentHead } from '@fairway/contract/shipments.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';

export const laneText = ({ pol, pod }: Pick<ShipmentHead, 'pol' | 'pod'>): string =>
  `${pol.name} → ${pod.name}`;
export const shipText = ({ vesselName, voyageNo }: Pick<ShipmentHead, 'vesselName' | 'voyageNo'>): string =>
  [vesselName, voyageNo].filter(Boolean).join(' ');

/** On the wall of a port. */
export const portTime = (at: number | null, zone: string): string => formatDate(at, 'yyyy-MM-dd HH:mm', zone);

export const departedAt = ({ atd, etd }: Pick<ShipmentHead, 'atd' | 'etd'>): number | null => atd ?? etd;
export const arrivesAt = ({ ata, eta }: Pick<ShipmentHead, 'ata' | 'eta'>): number | null => ata ?? eta;
