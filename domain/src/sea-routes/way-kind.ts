import type { TransportMode } from '@fairway/contract/freight-rates.ts';

/** What cargo goes over. */
export const wayKinds = ['sea', 'air', 'land'] as const;
export type WayKind = (typeof wayKinds)[number];

const kinds: Readonly<Record<TransportMode, WayKind>> = { FCL: 'sea', LCL: 'sea', AIR: 'air', RAIL: 'land' };

export const wayKindOf = (mode: TransportMode): WayKind => kinds[mode];
