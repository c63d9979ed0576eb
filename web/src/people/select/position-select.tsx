import { IdSelect, type IdSelectProps } from './id-select.tsx';
import { type PositionRange, positionsSource } from './pick-source.ts';

export function PositionSelect(props: IdSelectProps & PositionRange) {
  const { selectType, ableDepIds, ablePosIds, ...rest } = props;
  const source = positionsSource({ selectType, ableDepIds, ablePosIds });
  return <IdSelect {...rest} type="position" source={source} />;
}
