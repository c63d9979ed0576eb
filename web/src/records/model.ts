import type { Reply } from '@fairway/contract/endpoint.ts';
import { type FormDefinition, readFormDefinition } from '@fairway/contract/forms.ts';
import { type ColumnData, columnData, getModelConfig, type RecordAct } from '@fairway/contract/records.ts';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { load } from '../wire/calls.ts';

type Config = Reply<typeof getModelConfig>;

/** A form of the company with everything a screen needs to show it. */
export interface Model
  extends Pick<Config, 'id' | 'fullName' | 'webType' | 'formVersion' | 'rights' | 'context'> {
  definition: FormDefinition;
  columns: ColumnData;
  may: (act: RecordAct) => boolean;
}

const read = (config: Config): Model => ({
  ...config,
  definition: readFormDefinition(JSON.parse(config.formData)),
  columns: z.parse(columnData, JSON.parse(config.columnData)),
  may: (act) => config.acts.includes(act),
});

/** Not there and not mine look the same: the screen says so itself. */
export const useModel = (modelId: string) =>
  useQuery({
    ...load(getModelConfig, { params: { modelId } }),
    select: read,
    enabled: modelId !== '',
    meta: { quiet: true },
  });
