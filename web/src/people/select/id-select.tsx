import type { NodeType } from '@fairway/contract/organisation.ts';
import { pickKeyOf } from '@fairway/domain/people/mixed-id.ts';
import { PickField, type PickFieldLook } from './pick-field.tsx';
import type { PickSource } from './pick-source.ts';

/** One id, or with `multiple` a list of them; '' is none. */
export type IdValue =
  | { multiple?: false; value: string; onChange: (value: string) => void }
  | { multiple: true; value: readonly string[]; onChange: (value: string[]) => void };

export type IdSelectProps = PickFieldLook & IdValue;

interface SourceOfIds {
  source: PickSource;
  type: NodeType;
}

/** A selector whose value is plain ids of one type. */
export function IdSelect({ source, type, ...props }: IdSelectProps & SourceOfIds) {
  const { multiple = false, value, onChange, ...look } = props;
  const values = typeof value === 'string' ? [value].filter(Boolean) : value;
  const change = (ids: string[]) => (props.multiple ? props.onChange(ids) : props.onChange(ids[0] ?? ''));
  return (
    <PickField
      {...look}
      source={source}
      multiple={multiple}
      values={values}
      keyOf={(id) => pickKeyOf({ id, type })}
      asValue={({ id }) => id}
      onChange={change}
    />
  );
}
