import type { Reply } from '@fairway/contract/endpoint.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { getRecord, revealRecordValue, showRecord } from '@fairway/contract/records.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Revealing } from '../forms/revealing.ts';
import { call } from '../wire/api.ts';

type Stored = Reply<typeof getRecord> & Pick<Reply<typeof showRecord>, 'heading'>;

/** A record as it is stored. */
export interface Loaded extends Omit<Stored, 'data'> {
  values: FormValues;
}

const read = ({ data, ...stored }: Stored): Loaded => ({ ...stored, values: JSON.parse(data) as FormValues });

/** Not there and not mine look the same: the screens say so themselves. */
const query = (endpoint: typeof getRecord | typeof showRecord, modelId: string, id: string) =>
  queryOptions({
    queryKey: [endpoint.name, { params: { modelId, id } }],
    queryFn: async ({ signal }) => read(await call(endpoint, { params: { modelId, id } }, { signal })),
    enabled: id !== '',
    meta: { quiet: true },
  });

/** How the whole values of its masked fields are looked at. */
export const revealingOf = (modelId: string, { id, reveals }: Loaded): Revealing => ({
  fields: reveals,
  look: async (place) =>
    (await call(revealRecordValue, { params: { modelId, id }, body: place }, { mask: false })).value,
});

/** The raw values, for whoever changes or reads it. */
export const recordQuery = (modelId: string, id: string) => query(getRecord, modelId, id);
export const useRecord = (modelId: string, id: string) => useQuery(recordQuery(modelId, id));

/** The same with names in place of ids. */
export const shownRecordQuery = (modelId: string, id: string) => query(showRecord, modelId, id);
export const useShownRecord = (modelId: string, id: string) => useQuery(shownRecordQuery(modelId, id));
