import type { FormField } from '@fairway/contract/forms.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { useSession } from '../../wire/session-store.ts';
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

/** Expressions know the company's names of where somebody works; oneself reads them in one's own language. */
function useNamedUser(user: FormStore['viewing']['context']['user']) {
  const me = useSession(({ userInfo }) => userInfo);
  if (me?.userId !== user.id) return user;
  return { ...user, organisationName: me.organizeName, positionName: me.positionName };
}

/** Somebody or somewhere: by the name that came with the record, or of who fills the form in now. */
const named =
  (mine: (user: FormStore['viewing']['context']['user'], field: FormField) => string) =>
  ({ field, place, compact }: ViewProps) => {
    const { mode, viewing } = useForm();
    const shown = useShownAt(place);
    const user = useNamedUser(viewing.context.user);
    return <ShownText text={shown ?? (mode === 'new' ? mine(user, field) : '')} compact={compact} />;
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
