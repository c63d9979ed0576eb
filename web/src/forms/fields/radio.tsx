import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { useOptions } from '../options.ts';
import type { EditProps, FieldPart } from '../part.ts';
import { useShownAt } from '../use-form.ts';
import { Choices, withOld } from './choices.tsx';
import { chosenIn, parseChoice } from './chosen-values.ts';
import { OptionNames } from './option-names.tsx';
import { OptionsError } from './options-error.tsx';
import { SelectEdit } from './select.tsx';

/** One of a few. In a cell of a grid there is no room for all of them. */
function RadioEdit(props: EditProps) {
  return props.compact ? <SelectEdit {...props} /> : <RadioChoices {...props} />;
}

function RadioChoices({ field, value, place, onChange, ties }: EditProps) {
  const words = useWords();
  const names = useShownAt(place) ?? '';
  const { options, ...state } = useOptions(field, place);
  const chosen = chosenIn(value);
  const offered = withOld(options, chosen, names);
  if (offered.length === 0) return <OptionsError {...state} />;
  return (
    <Choices field={field} ties={ties} several={false} options={offered} chosen={chosen} onToggle={onChange}>
      {chosen.length > 0 && !ties['aria-required'] && (
        <Button look="quiet" onClick={() => onChange(null)}>
          {words('formClear')}
        </Button>
      )}
    </Choices>
  );
}

export const radioPart: FieldPart = {
  Edit: RadioEdit,
  View: OptionNames,
  parse: (text, field) => parseChoice(text, field, false),
};
