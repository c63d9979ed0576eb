import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import { endsOf, parseRange, Range } from './range.tsx';
import { ShownText } from './shown-text.tsx';
import { hasSeconds, TimeInput, timeOf } from './time-input.tsx';

const isTime = (value: unknown): value is string => typeof value === 'string';

function TimeRangeEdit(props: EditProps) {
  return (
    <Range
      {...props}
      isWide={false}
      isEnd={isTime}
      drawEnd={(end) => <TimeInput {...end} field={props.field} />}
    />
  );
}

function TimeRangeView({ value, compact }: ViewProps) {
  const ends = endsOf(value, isTime).map((end) => end ?? '');
  return <ShownText text={ends.some(Boolean) ? ends.join(' – ') : ''} compact={compact} number />;
}

export const timeRangePart: FieldPart = {
  Edit: TimeRangeEdit,
  View: TimeRangeView,
  parse: (text, field) => parseRange(text, (end) => timeOf(end, hasSeconds(field))),
};
