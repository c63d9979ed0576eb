import type { Reply } from '@fairway/contract/endpoint.ts';
import { type FormDefinition, readFormDefinition } from '@fairway/contract/forms.ts';
import { getModelConfig, type ListColumns, type RecordAct } from '@fairway/contract/records.ts';
import { useQuery } from '@tanstack/react-query';
import { load } from '../wire/calls.ts';

type Config = Reply<typeof getModelConfig>;

/** A form of the company with everything a screen needs to show it. */
export interface Model
  extends Pick<Config, 'id' | 'fullName' | 'webType' | 'formVersion' | 'rights' | 'context'> {
  definition: FormDefinition;
  columns: ListColumns;
  may: (act: RecordAct) => boolean;
}

const read = (config: Config): Model => ({
  ...config,
  definition: readFormDefinition(JSON.parse(config.definition)),
  may: (act) => config.acts.includes(act),
});

/** Not there and not mine look the same: the screen says so itself. */
export const useModel = (modelId: string) =>
  useQuery({
    ...load(getModelConfig, { params: { modelId }, query: { shape: 'own' } }),
    select: read,
    enabled: modelId !== '',
    meta: { quiet: true },
  });
