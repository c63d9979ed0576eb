import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../wire/query-client.ts';
import { requestBytes } from '../wire/request.ts';

const keyOf = (address: string | undefined) => ['picture', address];

/** A picture whose bytes are at hand already. */
export function keepPicture(address: string | undefined, bytes: Blob): void {
  if (address) queryClient.setQueryData(keyOf(address), bytes);
}

/** A picture only this person may see: an `img` cannot send the token, so the bytes are fetched and shown from memory. */
export function usePicture(address: string | undefined): string | undefined {
  const { data: bytes } = useQuery({
    queryKey: keyOf(address),
    queryFn: ({ signal }) => requestBytes({ url: address ?? '', method: 'GET', signal }),
    enabled: Boolean(address),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
    meta: { quiet: true },
  });
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (!bytes) return;
    const url = URL.createObjectURL(bytes);
    setShown(url);
    return () => {
      URL.revokeObjectURL(url);
      setShown(undefined);
    };
  }, [bytes]);
  return shown;
}
