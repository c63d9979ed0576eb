import { useSearchParams } from 'react-router';
import { decodeConfig } from '../wire/navigation/config-query.ts';

interface RecordPlace {
  modelId: string;
  /** Empty for a record that is still to be made. */
  id: string;
}

const textOf = (value: unknown) => (typeof value === 'string' && /^[\w.-]{1,50}$/.test(value) ? value : '');

/** Which record a link is about; undefined when it names no model. Menus of the family call the model `moduleId`. */
export function useRecordPlace(): RecordPlace | undefined {
  const [search] = useSearchParams();
  const config = decodeConfig(search.get('config')) ?? {};
  const modelId = textOf(config.modelId) || textOf(config.moduleId) || textOf(search.get('modelId'));
  return modelId ? { modelId, id: textOf(config.id) } : undefined;
}
