import {
  previewRateImport,
  type RateMapping,
  type RowState,
  readRateSheet,
} from '@fairway/contract/rate-import.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { load } from '../wire/calls.ts';

export const previewPageSize = 100;

/** Which rows are looked at: all, those of a state, or those with a price that is hardly meant. */
export type ShownRows = RowState | '' | 'doubtful';

/** What a person decided about the sheet; everything else is as it was proposed. */
interface Chosen {
  sheet?: number;
  headerRow?: number;
  mapping?: RateMapping;
  leftRows: number[];
}

/** A sheet on its way to becoming rates: what it holds, what was decided, and what would come of it. */
export function useSheetImport(fileId: string) {
  const [chosen, setChosen] = useState<Chosen>({ leftRows: [] });
  const [state, setState] = useState<ShownRows>('');
  const [page, setPage] = useState(1);
  const { sheet: wanted, headerRow: wantedRow } = chosen;
  const opened = useQuery({
    ...load(readRateSheet, { body: { fileId, sheet: wanted, headerRow: wantedRow } }),
    placeholderData: keepPreviousData,
  });
  const data = opened.data;
  const mapping = chosen.mapping ?? data?.mapping;
  const asked = data &&
    mapping && {
      ...{ fileId, sheet: data.sheet, headerRow: data.headerRow, mapping, leftRows: chosen.leftRows },
    };
  const preview = useQuery({
    ...load(previewRateImport, {
      body: {
        ...(asked ?? { fileId, headerRow: 1, mapping: { columns: [] } }),
        ...(state === 'doubtful' ? { isDoubtful: true } : state !== '' && { state: [state] }),
        ...{ currentPage: page, pageSize: previewPageSize },
      },
    }),
    enabled: asked !== undefined && !opened.isPlaceholderData,
    placeholderData: keepPreviousData,
  });
  const show = (next: ShownRows, at = 1) => {
    setState(next);
    setPage(at);
  };
  return {
    ...{ opened, data, mapping, asked, preview, state, page, show, setPage },
    leftRows: chosen.leftRows,
    setMapping: (next: RateMapping) => setChosen((before) => ({ ...before, mapping: next })),
    chooseSheet: (sheet: number) => {
      setChosen({ sheet, leftRows: [] });
      show('');
    },
    chooseHeader: (headerRow: number) => {
      setChosen((before) => ({
        ...(before.sheet !== undefined && { sheet: before.sheet }),
        headerRow,
        leftRows: [],
      }));
      show('');
    },
    leave: (row: number, isLeft: boolean) =>
      setChosen((before) => ({
        ...before,
        leftRows: isLeft ? [...before.leftRows, row] : before.leftRows.filter((one) => one !== row),
      })),
  };
}

export type SheetImportState = ReturnType<typeof useSheetImport>;
