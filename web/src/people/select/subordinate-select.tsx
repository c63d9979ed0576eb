import { IdSelect, type IdSelectProps } from './id-select.tsx';
import { subordinatesSource } from './pick-source.ts';

/** My own people, at every level below me. */
export function SubordinateSelect(props: IdSelectProps) {
  return <IdSelect {...props} type="user" source={subordinatesSource} />;
}
