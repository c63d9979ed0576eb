import type { FormField } from '@fairway/contract/forms.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import type { FormStore } from '../form-store.ts';
import type { FieldPart, ViewProps } from '../part.ts';
import { useForm, useShownAt } from '../use-form.ts';
import { usualDateFormat } from './moment-text.ts';
import { NumberView } from './number.tsx';
import { ShownText } from './shown-text.tsx';
import { textValue } from './text-value.ts';

/** A number that is only given when the form is saved. */
function BillNumberView({ value, compact }: ViewProps) {
  const words = useWords();
  return <ShownText text={textValue(value) || words('formMade')} compact={compact} />;
}

/** Somebody or somewhere: by the name that came with the record, or of who fills the form in now. */
const named =
  (mine: (user: FormStore['viewing']['context']['user'], field: FormField) => string) =>
  ({ field, place, compact }: ViewProps) => {
    const { mode, viewing } = useForm();
    const shown = useShownAt(place);
    return (
      <ShownText
        text={shown ?? (mode === 'new' ? mine(viewing.context.user, field) : '')}
        compact={compact}
      />
    );
  };

function WhenView({ field, value, place, compact }: ViewProps) {
  const words = useWords();
  const { mode, viewing } = useForm();
  const shown = useShownAt(place);
  const format = field.format || `${usualDateFormat} HH:mm`;
  const text = typeof value === 'number' ? formatDate(value, format, viewing.context.zone) : (shown ?? '');
  const isComing = mode === 'new' && text === '' && field.kind === 'createdAt';
  return <ShownText text={isComing ? words('formMade') : text} compact={compact} number />;
}

function CalculationView(props: ViewProps) {
  const { value, compact } = props;
  if (typeof value === 'number') return <NumberView {...props} />;
  return <ShownText text={textValue(value)} compact={compact} />;
}

const lastOf = (path: string) => path.split('/').at(-1)?.trim() ?? '';

export const billNumberPart: FieldPart = { View: BillNumberView };
export const createdByPart: FieldPart = { View: named(({ name }) => name) };
export const createdAtPart: FieldPart = { View: WhenView };
export const modifiedByPart: FieldPart = { View: named(() => '') };
export const modifiedAtPart: FieldPart = { View: WhenView };
export const ownOrganisationPart: FieldPart = {
  View: named(({ organisationName }, { showLevel }) =>
    showLevel === 'last' ? lastOf(organisationName) : organisationName,
  ),
};
export const ownPositionPart: FieldPart = { View: named(({ positionName }) => positionName) };
export const calculationPart: FieldPart = { View: CalculationView };
