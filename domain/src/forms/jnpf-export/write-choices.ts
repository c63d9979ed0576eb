import type { FormField, InterfaceParameter, Option, RowSource } from '@fairway/contract/forms.ts';
import type { Raw } from '../jnpf-import/raw.ts';
import { jnpfPath } from './jnpf-path.ts';

const columns = { label: 'fullName', value: 'id', children: 'children' };

/** Where the choices of a field come from: `config` stands in `__config__`, `beside` next to it. */
export function choiceSettings({ kind, options, multiple }: FormField): { config: Raw; beside: Raw } {
  const isTree = kind === 'cascader' || kind === 'treeSelect';
  const settings = (props: Raw, config: Raw, choices: Raw[]) => ({
    config: { dataType: 'static', dictionaryType: '', propsUrl: '', propsName: '', ...config, props },
    beside: {
      props: { props: { ...props, ...(kind === 'cascader' ? { multiple: multiple ?? false } : {}) } },
      ...(isTree ? { options: choices } : { __slot__: { options: choices } }),
    },
  });
  switch (options?.from) {
    // A field keeps the code of an entry.
    case 'dictionary':
      return settings(
        { ...columns, value: 'enCode' },
        { dataType: 'dictionary', dictionaryType: options.dictionary },
        [],
      );
    case 'interface':
      return settings(
        { label: options.labelColumn, value: options.valueColumn, children: options.childrenColumn },
        {
          dataType: 'dynamic',
          propsUrl: options.interfaceId,
          templateJson: parameters(options.parameters),
        },
        [],
      );
    default:
      return settings(columns, {}, (options?.options ?? []).map(choice));
  }
}

const choice = ({ value, label, disabled, children }: Option): Raw => ({
  id: value,
  fullName: label,
  ...(disabled ? { disabled } : {}),
  ...(children ? { children: children.map(choice) } : {}),
});

export const parameters = (given: readonly InterfaceParameter[]): Raw[] =>
  given.map(({ name, field, value }) => ({
    field: name,
    fieldName: name,
    dataType: 'varchar',
    required: 0,
    ...(field === undefined
      ? { relationField: '', defaultValue: value }
      : { relationField: jnpfPath(field), defaultValue: '' }),
  }));

/** Where a picker gets its rows. */
export const sourceSettings = ({
  interfaceId = '',
  modelId = '',
  valueColumn,
  labelColumn,
  columns: shown,
  hasPage,
  pageSize,
  parameters: given,
}: RowSource): Raw => ({
  ...(modelId === '' ? { interfaceId, interfaceName: '' } : { modelId }),
  propsValue: valueColumn,
  relationField: labelColumn,
  columnOptions: shown.map(({ column, label }) => ({ value: column, label })),
  ...{ hasPage, pageSize, templateJson: parameters(given) },
  ...{ popupTitle: '选择数据', popupType: 'dialog', popupWidth: '800px' },
});
