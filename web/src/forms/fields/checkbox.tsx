import { useOptions } from '../options.ts';
import type { EditProps, FieldPart } from '../part.ts';
import { useShownAt } from '../use-form.ts';
import { Choices, withOld } from './choices.tsx';
import { chosenIn, parseChoice } from './chosen-values.ts';
import { OptionNames } from './option-names.tsx';
import { OptionsError } from './options-error.tsx';
import { SelectEdit } from './select.tsx';

/** Several of a few. In a cell of a grid there is no room for all of them. */
function CheckboxEdit(props: EditProps) {
  return props.compact ? <SelectEdit {...props} /> : <CheckboxChoices {...props} />;
}

function CheckboxChoices({ field, value, place, onChange, ties }: EditProps) {
  const names = useShownAt(place) ?? '';
  const { options, ...state } = useOptions(field, place);
  const chosen = chosenIn(value);
  const offered = withOld(options, chosen, names);
  if (offered.length === 0) return <OptionsError {...state} />;
  const toggle = (one: string) => {
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
    // In the order of the options, however they were ticked.
    onChange(offered.map((option) => option.value).filter((option) => next.includes(option)));
  };
  return <Choices field={field} ties={ties} several options={offered} chosen={chosen} onToggle={toggle} />;
}

export const checkboxPart: FieldPart = {
  Edit: CheckboxEdit,
  View: OptionNames,
  parse: (text, field) => parseChoice(text, field, true),
};
