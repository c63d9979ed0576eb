import { encodeConfig } from '../wire/navigation/config-query.ts';

interface RecordPlace {
  modelId: string;
  id?: string | undefined;
}

const configured = (path: string, place: RecordPlace) =>
  `${path}?${new URLSearchParams({ config: encodeConfig(place) })}`;

export const recordListPath = (modelId: string, filters: Readonly<Record<string, string>> = {}) =>
  `/pages/apply/dynamicModel/index?${new URLSearchParams({ modelId, ...filters })}`;
/** A new record, or one to be changed. */
export const recordFormPath = (place: RecordPlace) => configured('/pages/apply/dynamicModel/form', place);
export const recordDetailPath = (place: RecordPlace) => configured('/pages/apply/dynamicModel/detail', place);
/** A form that is only filled in, one after the other. */
export const fillFormPath = (modelId: string) => `/pages/form/index?${new URLSearchParams({ modelId })}`;
