import { chargeCodes } from '@fairway/contract/charge-codes.ts';
import { useQuery } from '@tanstack/react-query';
import { load } from '../../wire/calls.ts';

/** What a charge code is called. */
export function ChargeName({ code }: { code: string }) {
  const known = useQuery({
    ...load(chargeCodes.options, { query: { pageSize: 200 } }),
    staleTime: 5 * 60_000,
    meta: { quiet: true },
  });
  const name = known.data?.list.find(({ enCode }) => enCode === code)?.fullName;
  return name ? `${name} ${code}` : code;
}
