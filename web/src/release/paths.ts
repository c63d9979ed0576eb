import type { applyReleasePath, releasePath, releasesPath, releaseTabs } from '@fairway/contract/releases.ts';

// Written out: the frame must not load the contract.
export const releasesScreen = '/pages/shipment/cargo/cargorelease' satisfies typeof releasesPath;
export const releaseScreen = '/pages/shipment/cargo/release' satisfies typeof releasePath;
/** Where one applies for a shipment (`?shipmentId=`). */
export const applyScreen = '/pages/shipment/cargo/releaseapply' satisfies typeof applyReleasePath;

/** `awaiting` are shipments without a release. */
export type ListTab = 'awaiting' | keyof typeof releaseTabs;

export const releasePathOf = (id: string): string => `${releaseScreen}?${new URLSearchParams({ id })}`;
export const applyPathOf = (shipmentId: string): string =>
  `${applyScreen}?${new URLSearchParams({ shipmentId })}`;
export const releasesPathOf = (tab: ListTab): string => `${releasesScreen}?${new URLSearchParams({ tab })}`;
