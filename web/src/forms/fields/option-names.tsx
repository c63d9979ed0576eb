import { useOptions } from '../options.ts';
import type { ViewProps } from '../part.ts';
import { useShownAt } from '../use-form.ts';
import { chosenIn, namesOf } from './chosen-values.ts';
import { ShownText } from './shown-text.tsx';

/** What is chosen, by its names: those that came with the record, else those of the options. */
export function OptionNames(props: ViewProps) {
  const shown = useShownAt(props.place);
  if (shown !== undefined) return <ShownText text={shown} compact={props.compact} />;
  return <LoadedNames {...props} />;
}

function LoadedNames({ field, value, place, compact }: ViewProps) {
  const { options } = useOptions(field, place);
  const names = namesOf(chosenIn(value), options);
  return <ShownText text={names.join(field.separator || '、')} compact={compact} />;
}
