import { type TransportMode, transportModes } from '@fairway/contract/freight-rates.ts';
import { useSearchParams } from 'react-router';
import { type CargoFields, cargoFrom, cargoInAddress } from '../cargo/cargo-text.ts';
import { companyToday } from '../rate-dates.ts';

/** What rates are asked for, as the address says it: back, a reload and a pasted link find it again. */
export interface LaneSearch {
  mode: TransportMode;
  polId: string;
  podId: string;
  /** The day somebody wants to sail. */
  etd: string;
  cargo: CargoFields;
  /** For which customer staff ask; empty for nobody in particular. */
  customerId: string;
  /** What the cards show. */
  shows: 'freight' | 'allIn';
  /** Prices that are over, for who keeps rates. */
  isOfPast: boolean;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

export function laneSearchOf(address: URLSearchParams): LaneSearch {
  const mode = transportModes.find((one) => one === address.get('mode')) ?? 'FCL';
  const etd = address.get('etd') ?? '';
  return {
    ...{ mode, polId: address.get('pol') ?? '', podId: address.get('pod') ?? '' },
    etd: day.test(etd) ? etd : companyToday(),
    cargo: cargoFrom(address, mode),
    customerId: address.get('customer') ?? '',
    shows: address.get('shows') === 'freight' ? 'freight' : 'allIn',
    isOfPast: address.get('past') === '1',
  };
}

/** By their names in the address; what is as usual is not written there. */
function inAddress(changes: Partial<LaneSearch>): Record<string, string> {
  const { mode, polId, podId, etd, cargo, customerId, shows, isOfPast } = changes;
  return {
    ...(mode !== undefined && { mode: mode === 'FCL' ? '' : mode }),
    ...(polId !== undefined && { pol: polId }),
    ...(podId !== undefined && { pod: podId }),
    ...(etd !== undefined && { etd: etd === companyToday() ? '' : etd }),
    ...(cargo && cargoInAddress(cargo)),
    ...(customerId !== undefined && { customer: customerId }),
    ...(shows !== undefined && { shows: shows === 'allIn' ? '' : shows }),
    ...(isOfPast !== undefined && { past: isOfPast ? '1' : '' }),
  };
}

/** What of the search goes along to the page of a rate. */
export function askedParts(address: URLSearchParams): URLSearchParams {
  const names = ['etd', 'boxes', 'kg', 'cbm', 'pcs', 'customer'];
  return new URLSearchParams([...address].filter(([name]) => names.includes(name)));
}

const isOtherLane = ({ mode, polId, podId, isOfPast }: Partial<LaneSearch>): boolean =>
  [mode, polId, podId, isOfPast].some((one) => one !== undefined);

export function useLaneSearch() {
  const [address, setAddress] = useSearchParams();
  const change = (changes: Partial<LaneSearch>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(inAddress(changes))) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        // Another lane has other rates.
        if (isOtherLane(changes)) next.delete('id');
        return next;
      },
      // Back leads to the lane before, not through every step of a counter.
      { replace: !isOtherLane(changes) },
    );
  return { search: laneSearchOf(address), change, address };
}
