import { findSameRateImport, previewRateImport } from '@fairway/contract/rate-import.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { load } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';

const askEvery = 4_000;

/** The import of this sheet that runs or is done, whoever started it: also one that began after this page was opened. */
export function useSameImport(fileId: string, sheet: number | undefined, digest: string | undefined) {
  const { data } = useQuery({
    ...load(findSameRateImport, {
      query: {
        fileId,
        ...(sheet !== undefined && { sheet: String(sheet) }),
        ...(digest !== undefined && { digest }),
      },
    }),
    refetchInterval: askEvery,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const same = data?.same ?? undefined;
  const now = data && (same ? `${same.id} ${same.state}` : '');
  const before = useRef(now);
  useEffect(() => {
    // What was shown was compared with rates as they stood before it.
    if (before.current !== undefined && before.current !== now)
      void queryClient.invalidateQueries({ queryKey: [previewRateImport.name] });
    before.current = now;
  }, [now]);
  return same;
}
