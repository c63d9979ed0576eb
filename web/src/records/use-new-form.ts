import { compileForm } from '@fairway/domain/forms/compile-form.ts';
import { newValues } from '@fairway/domain/forms/new-values.ts';
import { useState } from 'react';
import { FormStore } from '../forms/form-store.ts';
import type { Model } from './model.ts';

/** What a form begins with for whoever opened it. */
export const beginningOf = ({ definition, context }: Model) => newValues(compileForm(definition), context);

/** An empty form. It stays the same while it is filled in, also when the model is read again. */
export function useNewForm(model: Model): FormStore {
  const [store] = useState(
    () =>
      new FormStore({
        definition: model.definition,
        values: beginningOf(model),
        context: model.context,
        rights: model.rights,
        mode: 'new',
      }),
  );
  return store;
}
