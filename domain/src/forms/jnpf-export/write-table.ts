import type { FormField } from '@fairway/contract/forms.ts';
import type { Raw } from '../jnpf-import/raw.ts';
import { sourceSettings } from './write-choices.ts';

/** How rows come into a sub-table, and what is added up below it. */
export function tableSettings({ model = '', source, summed, addBy, rowFills }: FormField): Raw {
  const mapping = rowFills.find(({ table }) => table === model)?.mapping ?? [];
  const picked = source && {
    addTableConf: {
      ...sourceSettings(source),
      relationOptions: mapping.map(({ from, value, to }) =>
        from === undefined ? { field: to, value, type: 2 } : { field: to, value: from, type: 1 },
      ),
    },
  };
  return {
    ...{ 'show-summary': summed.length > 0, showSummary: summed.length > 0, summaryField: summed },
    addType: addBy === 'pick' ? 1 : 0,
    ...picked,
  };
}
