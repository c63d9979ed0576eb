import type { ChosenField } from '@fairway/domain/account/base-info-problems.ts';
import { type FormEvent, useEffect, useRef } from 'react';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import '../../ui/form.css';
import type { Choices } from './choices.ts';
import { DraftOffer } from './draft-offer.tsx';
import { fieldGroups, type PersonalField } from './fields.ts';
import { PersonalDataField } from './personal-data-field.tsx';
import './personal-data-form.css';
import type { PersonalDataState } from './personal-data-state.ts';
import { problemText } from './problems.ts';
import type { Typed } from './values.ts';

interface PersonalDataFormProps {
  id: string;
  state: PersonalDataState;
  typed: Typed;
  choices: Choices;
}

export function PersonalDataForm({ id, state, typed, choices }: PersonalDataFormProps) {
  const words = useWords();
  const form = useRef<HTMLFormElement>(null);
  const { attempts } = state;
  useEffect(() => {
    if (attempts > 0) focusFirstError(form.current);
  }, [attempts]);

  const problems = state.problems(codesOf(choices));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    state.submit(Object.keys(problems).length === 0);
  };
  const errorOf = ({ name, label }: PersonalField) => {
    const problem = state.isTold(name) ? problems[name] : undefined;
    return state.refused[name] ?? (problem && problemText(words, label, problem));
  };
  return (
    <form id={id} ref={form} className="personal-data-form" onSubmit={submit} noValidate>
      {state.draft && <DraftOffer at={state.draft.at} onTake={state.takeDraft} onDrop={state.dropDraft} />}
      {fieldGroups.map(({ title, fields }) => (
        <Card key={title} title={words(title)}>
          <div className="form-fields">
            {fields.map((field) => (
              <div key={field.name} className={field.wide ? 'form-wide' : undefined}>
                <PersonalDataField
                  field={field}
                  fixed={
                    field.name === 'realName' && !state.mayRename ? words('personalNameHint') : undefined
                  }
                  value={typed[field.name]}
                  error={errorOf(field)}
                  choices={choices}
                  onChange={(text) => state.change(field.name, text)}
                  onLeave={() => state.leave(field.name)}
                />
              </div>
            ))}
          </div>
        </Card>
      ))}
    </form>
  );
}

const codesOf = (choices: Choices) =>
  Object.fromEntries(
    Object.entries(choices).map(([field, options]) => [field, options.map(({ value }) => value)]),
  ) as Record<ChosenField, string[]>;
