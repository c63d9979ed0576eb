import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import { useForm } from '../use-form.ts';
import { ClearButton } from './clear-button.tsx';
import { MomentInput } from './moment-input.tsx';
import { finenessOf, formatOf, parseMoment } from './moment-text.ts';
import { ShownText } from './shown-text.tsx';
import { useBounds } from './use-bounds.ts';

function DateEdit(props: EditProps) {
  const { field, value, place, onChange, ties } = props;
  const { zone } = useForm().viewing.context;
  const { first, last } = useBounds(place);
  return (
    <div className="form-box">
      <MomentInput
        ties={ties}
        value={value}
        fineness={finenessOf(field)}
        zone={zone}
        first={first}
        last={last}
        placeholder={field.placeholder}
        onChange={onChange}
      />
      <ClearButton {...props} />
    </div>
  );
}

export function DateView({ field, value, compact }: ViewProps) {
  const { zone } = useForm().viewing.context;
  const text = typeof value === 'number' ? formatDate(value, formatOf(field), zone) : '';
  return <ShownText text={text} compact={compact} number />;
}

export const datePart: FieldPart = {
  Edit: DateEdit,
  View: DateView,
  parse: (text, _field, zone) => parseMoment(text, zone),
};
