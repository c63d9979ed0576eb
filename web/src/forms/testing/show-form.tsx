import { type FormValues, formVersion, readFormDefinition } from '@fairway/contract/forms.ts';
import { compileForm } from '@fairway/domain/forms/compile-form.ts';
import { newValues } from '@fairway/domain/forms/new-values.ts';
import { someone } from '@fairway/domain/forms/testing/someone.ts';
import { cleanup } from 'vitest-browser-react';
import type { Answer } from '../../testing/answers.ts';
import type { Room } from '../../testing/room.ts';
import { showPart } from '../../testing/show-part.tsx';
import { FormStore } from '../form-store.ts';
import { FormView } from '../form-view.tsx';

type Given = Partial<ConstructorParameters<typeof FormStore>[0]>;

/** A definition from its nodes, and the store of a form with it. */
export function storeOf(nodes: unknown[], given: Given = {}, more: object = {}): FormStore {
  const definition = readFormDefinition({ version: formVersion, nodes, ...more });
  const values: FormValues = given.values ?? newValues(compileForm(definition), someone);
  return new FormStore({ context: someone, mode: 'new', ...given, definition, values });
}

/** The form alone on the page; one that was there before is gone. */
export async function showForm(
  store: FormStore,
  answers: Record<string, Answer[]> = {},
): Promise<{ store: FormStore; room: Room }> {
  await cleanup();
  return { store, room: await showPart(<FormView store={store} />, answers) };
}
