import type { FormField, RowSource } from '@fairway/contract/forms.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOptions } from '../../options.ts';
import type { Place } from '../../part.ts';
import { askPage, cellText, type PickedRow, questionKey } from '../../pickers/row-source.ts';
import { useRowQuestion } from '../../pickers/use-row-question.ts';

export interface Suggestion {
  text: string;
  /** What it was read from, if it came as a row. */
  row?: PickedRow;
}

const searchWait = 300;
const mostShown = 20;
const nowhere: RowSource = {
  parameters: [],
  valueColumn: 'id',
  labelColumn: 'fullName',
  columns: [],
  hasPage: true,
  pageSize: mostShown,
};

/** What goes with the letters typed so far: rows that are asked for, or options that contain them. */
export function useSuggestions(
  field: FormField,
  place: Place,
  typed: string,
  isWanted: boolean,
): Suggestion[] {
  const { source } = field;
  const keyword = usePaused(typed.trim());
  const question = useRowQuestion(source ?? nowhere, place);
  const isAsked = Boolean(source?.interfaceId ?? source?.modelId);
  const { data } = useQuery({
    queryKey: ['suggestions', ...questionKey(question), keyword],
    queryFn: ({ signal }) => askPage(question, { keyword: keyword.slice(0, 100), currentPage: 1 }, signal),
    enabled: isWanted && isAsked,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // Without suggestions the field is a plain field of text.
    meta: { quiet: true },
    retry: false,
  });
  const { options } = useOptions(field, place);
  if (!isAsked) {
    const sought = typed.trim().toLowerCase();
    return options
      .filter(({ label }) => label.toLowerCase().includes(sought))
      .map(({ label }) => ({ text: label }))
      .slice(0, mostShown);
  }
  const rows = (data?.list ?? []).map((row) => ({ text: cellText(row[question.source.labelColumn]), row }));
  // Of several with the same text the first: the server sees no more than the text, either.
  const isFirst = ({ text }: Suggestion, place: number) =>
    rows.findIndex((one) => one.text === text) === place;
  return rows.filter((one, place) => one.text !== '' && isFirst(one, place)).slice(0, mostShown);
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), searchWait);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
