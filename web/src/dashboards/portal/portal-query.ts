import type { BusinessPortal } from '@fairway/contract/dashboards.ts';

/** What the portal asked for, as its blocks wait for it. */
export interface PortalQuery {
  data: BusinessPortal | undefined;
  isError: boolean;
  error: Error | null;
  refetch: () => unknown;
}
