import { type FormDefinition, readFormDefinition } from '@fairway/contract/forms.ts';
import { FormStore } from '../../forms/form-store.ts';
import { t } from '../../language/words.ts';
import { draftOf, forgetDraft, keepDraft } from '../../wire/drafts.ts';
import { ownContext } from '../own-context.ts';

export interface Mentioned {
  id: string;
  name: string;
}

interface Kept {
  values: Record<string, unknown>;
  mentioned: readonly Mentioned[];
}

const keyOf = (flowId: string) => `comment ${flowId}`;

/** So many letters, pictures and files: as the server takes them. */
export const mostLetters = 2_000;
const mostFiles = 9;

const definition = (): FormDefinition =>
  readFormDefinition({
    version: 1,
    nodes: [
      { id: 'text', kind: 'textarea', model: 'text', label: t('commentLabel') },
      { id: 'image', kind: 'pictures', model: 'image', label: t('commentPictures'), most: mostFiles },
      { id: 'file', kind: 'files', model: 'file', label: t('commentFiles'), most: mostFiles },
    ],
  });

/** A comment as it is written: begun anew, or where this person left it on this device. */
export function beginComment(flowId: string): { store: FormStore; mentioned: readonly Mentioned[] } {
  const kept = draftOf<Partial<Kept>>(keyOf(flowId))?.values;
  const store = new FormStore({
    definition: definition(),
    values: kept?.values ?? {},
    context: ownContext(),
    mode: 'new',
  });
  return { store, mentioned: Array.isArray(kept?.mentioned) ? kept.mentioned : [] };
}

/** Keeps what was written so far; nothing written leaves nothing behind. */
export function keepComment(flowId: string, { values, mentioned }: Kept): void {
  const isEmpty = Object.values(values).every((value) => !value);
  if (isEmpty) forgetDraft(keyOf(flowId));
  else keepDraft(keyOf(flowId), { values, mentioned } satisfies Kept);
}
