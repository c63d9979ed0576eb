import { IdSelect, type IdSelectProps } from './id-select.tsx';
import { rolesSource } from './pick-source.ts';

export function RoleSelect(props: IdSelectProps) {
  return <IdSelect {...props} type="role" source={rolesSource} />;
}
