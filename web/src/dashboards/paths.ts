import type {
  businessPortalPath,
  SalesStep,
  salesCockpitPath,
  salesStepPath,
} from '@fairway/contract/dashboards.ts';
import type { LostReason } from '@fairway/contract/quotes.ts';

// Written out: the frame must not load the contract.
export const portalScreen = '/pages/shipment/dashboard/index' satisfies typeof businessPortalPath;
export const salesScreen = '/pages/shipment/dashboard/sales' satisfies typeof salesCockpitPath;
export const stepScreen = '/pages/shipment/dashboard/step' satisfies typeof salesStepPath;

interface Counted {
  step: SalesStep;
  /** Only those that went on, or only those that did not. */
  wentOn?: boolean;
  lost?: LostReason | 'any';
}

/** What a number of the cockpit counts; `query` is what the cockpit is asked by. */
export const stepPathOf = (
  { step, wentOn, lost }: Counted,
  query: Readonly<Record<string, string>> = {},
): string =>
  `${stepScreen}?${new URLSearchParams({
    ...query,
    step,
    ...(wentOn !== undefined && { went: wentOn ? '1' : '0' }),
    ...(lost && { lost }),
  })}`;
