import { mostFacts, type StateTone, stateTones } from '@fairway/contract/forms.ts';
import { useMemo } from 'react';
import { type PlainKey, useLanguage, useWords } from '../language/words.ts';
import { HeadFacts } from '../ui/head-facts.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { TextField } from '../ui/text-field.tsx';
import {
  exampleHeading,
  factsWith,
  type HeadedForm,
  headedForm,
  proposedHeading,
  withHeading,
} from './edited-heading.ts';
import './heading-field.css';

interface HeadingFieldProps {
  /** The definition as it is written. */
  formData: string;
  onChange: (formData: string) => void;
}

/** What heads a record of the form, chosen from its fields, and how that looks. */
export function HeadingField({ formData, onChange }: HeadingFieldProps) {
  const words = useWords();
  const headed = useMemo(() => headedForm(formData), [formData]);
  if (!headed) return null;
  const { heading } = headed.definition;
  const proposed = proposedHeading(headed);
  const options = headed.fields.map(({ path, field }) => ({ value: path, label: field.label || path }));
  const nameOf = (path: string | undefined) => options.find(({ value }) => value === path)?.label;
  const automatic = (path: string | undefined) => {
    const name = nameOf(path);
    return name ? words('formModelAutomatic', { name }) : words('formModelNone');
  };
  const choices = headed.fields.filter(({ field }) => ['radio', 'select'].includes(field.kind));
  return (
    <fieldset className="heading-field">
      <legend>{words('formModelHeading')}</legend>
      <p className="field-hint">{words('formModelHeadingHint')}</p>
      <TextField
        label={words('formModelTitle')}
        hint={words('formModelTitleHint', { open: '{', close: '}' })}
        placeholder={proposed.title}
        value={heading?.title ?? ''}
        maxLength={200}
        onChange={(event) => onChange(withHeading(headed, { title: event.target.value }))}
      />
      <SelectField
        label={words('formModelStateField')}
        placeholder={automatic(heading ? undefined : proposed.state?.field)}
        value={heading?.state?.field ?? ''}
        options={choices.map(({ path, field }) => ({ value: path, label: field.label || path }))}
        onChange={({ target: { value } }) =>
          onChange(withHeading(headed, { state: value === '' ? undefined : { field: value, tones: {} } }))
        }
      />
      <StateTones headed={headed} onChange={onChange} />
      {Array.from({ length: mostFacts }, (_, place) => {
        const chosen = heading?.facts ?? [];
        if (place > chosen.length) return null;
        const idle = chosen.length === 0 ? automatic(proposed.facts[place]?.field) : words('formModelNone');
        return (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is all it is
            key={place}
            label={words('formModelFact', { place: place + 1 })}
            placeholder={idle}
            value={chosen[place]?.field ?? ''}
            options={options}
            onChange={({ target: { value } }) =>
              onChange(withHeading(headed, { facts: factsWith(headed, place, value) }))
            }
          />
        );
      })}
      <Example headed={headed} />
    </fieldset>
  );
}

const toneWords: Record<StateTone, PlainKey> = {
  brand: 'formModelToneBrand',
  good: 'formModelToneGood',
  warn: 'formModelToneWarn',
  bad: 'formModelToneBad',
  neutral: 'formModelToneNeutral',
};

/** In which colour each option of the state is told, where the form has the options itself. */
function StateTones({ headed, onChange }: { headed: HeadedForm; onChange: (formData: string) => void }) {
  const words = useWords();
  const state = headed.definition.heading?.state;
  const options = state && headed.form.byPath.get(state.field)?.field.options;
  if (!state || options?.from !== 'static') return null;
  return (
    <div className="heading-field-tones">
      {options.options.map(({ value, label }) => (
        <SelectField
          key={value}
          label={words('formModelTone', { label })}
          placeholder={words('formModelToneNeutral')}
          value={state.tones[value] ?? ''}
          options={stateTones
            .filter((tone) => tone !== 'neutral')
            .map((tone) => ({ value: tone, label: words(toneWords[tone]) }))}
          onChange={({ target }) => {
            const { [value]: _, ...others } = state.tones;
            const tones = target.value === '' ? others : { ...others, [value]: target.value as StateTone };
            onChange(withHeading(headed, { state: { ...state, tones } }));
          }}
        />
      ))}
    </div>
  );
}

function Example({ headed }: { headed: HeadedForm }) {
  const words = useWords();
  const { title, number, state, facts } = exampleHeading(headed, useLanguage());
  return (
    <div className="heading-field-example">
      <span className="heading-field-example-name">{words('formModelHeadingExample')}</span>
      <strong>{title}</strong>
      {state && <StateLabel tone={state.tone}>{state.text}</StateLabel>}
      <HeadFacts facts={facts} />
      {number && <span className="heading-field-example-name">{number}</span>}
    </div>
  );
}
