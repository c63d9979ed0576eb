import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import { useForm } from '../use-form.ts';
import { MomentInput } from './moment-input.tsx';
import { finenessOf, formatOf, parseMoment } from './moment-text.ts';
import { endsOf, parseRange, Range } from './range.tsx';
import { ShownText } from './shown-text.tsx';
import { useBounds } from './use-bounds.ts';

const isMoment = (value: unknown): value is number => typeof value === 'number';

function DateRangeEdit(props: EditProps) {
  const { zone } = useForm().viewing.context;
  const { first, last } = useBounds(props.place);
  const fineness = finenessOf(props.field);
  return (
    <Range
      {...props}
      isWide={fineness === 'minute' || fineness === 'second'}
      isEnd={isMoment}
      drawEnd={(end) => <MomentInput {...end} fineness={fineness} zone={zone} first={first} last={last} />}
    />
  );
}

function DateRangeView({ field, value, compact }: ViewProps) {
  const { zone } = useForm().viewing.context;
  const ends = endsOf(value, isMoment).map((end) =>
    end === null ? '' : formatDate(end, formatOf(field), zone),
  );
  return <ShownText text={ends.some(Boolean) ? ends.join(' – ') : ''} compact={compact} number />;
}

export const dateRangePart: FieldPart = {
  Edit: DateRangeEdit,
  View: DateRangeView,
  parse: (text, _field, zone) => parseRange(text, (end) => parseMoment(end, zone)),
};
