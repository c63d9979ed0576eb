import { IdSelect, type IdSelectProps } from './id-select.tsx';
import { groupsSource } from './pick-source.ts';

export function GroupSelect(props: IdSelectProps) {
  return <IdSelect {...props} type="group" source={groupsSource} />;
}
