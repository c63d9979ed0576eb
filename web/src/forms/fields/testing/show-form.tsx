import { readFormDefinition } from '@fairway/contract/forms.ts';
import { someone } from '@fairway/domain/forms/testing/someone.ts';
import type { Answer } from '../../../testing/answers.ts';
import type { Room } from '../../../testing/room.ts';
import { showPart } from '../../../testing/show-part.tsx';
import { type FormMode, FormStore } from '../../form-store.ts';
import { FormView } from '../../form-view.tsx';

interface Showing {
  values?: Record<string, unknown>;
  shown?: Record<string, unknown>;
  mode?: FormMode;
  answers?: Record<string, Answer[]>;
}

/** A field of a form; its model is its name. */
export const field = (kind: string, model: string, more: object = {}): object => ({
  id: `f-${model}`,
  kind,
  model,
  label: model,
  ...more,
});

/** A form of these nodes as somebody sees it. */
export async function showForm(
  nodes: readonly object[],
  { values = {}, shown, mode = 'edit', answers = {} }: Showing = {},
): Promise<{ store: FormStore; room: Room }> {
  const definition = readFormDefinition({ version: 1, nodes });
  const store = new FormStore({ definition, values, shown, mode, context: someone });
  const part = (
    <div style={{ padding: 16, background: 'var(--surface)' }}>
      <FormView store={store} />
    </div>
  );
  return { store, room: await showPart(part, answers) };
}

export const pageOf = (list: readonly object[], currentPage = 1, total = list.length, pageSize = 20) => ({
  list,
  pagination: { currentPage, pageSize, total },
});
