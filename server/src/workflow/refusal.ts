import { AppError } from '@fairway/contract/app-error.ts';
import type { Language } from '@fairway/contract/errors.ts';
import type { FlowRefusal } from '@fairway/domain/workflow/engine/commands.ts';
import { flowAdmin } from '@fairway/domain/workflow/engine/state.ts';
import type { Directory } from '@fairway/domain/workflow/people/directory.ts';
import { flowAdminName, someoneName } from '../language/words.ts';
import { labelAt, valuesWrong } from '../records/save/field-sentence.ts';
import type { PublishedFlow } from './templates/compiled-flow.ts';

/** What the engine refused, as a person reads it: names in place of ids, fields by what they are called. */
export function flowRefused(
  { name, places, fields }: FlowRefusal,
  { flow }: PublishedFlow,
  directory: Directory,
  language: Language,
): AppError {
  if (name === 'E_FORM' && flow.form && fields.length > 0)
    return valuesWrong(
      flow.form,
      fields.map((path) => ({ path, problem: 'missing' as const })),
      language,
    );
  const { who, ...others } = places;
  const said = who === undefined ? others : { ...others, who: nameOf(String(who), directory, language) };
  const about = fields.map((path) => [path, flow.form ? labelAt(flow.form, path) : path]);
  return new AppError(name, said, about.length > 0 ? Object.fromEntries(about) : undefined);
}

const nameOf = (id: string, { users }: Directory, language: Language): string =>
  id === flowAdmin ? flowAdminName[language] : (users.get(id)?.name ?? someoneName[language]);
