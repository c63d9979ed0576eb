import type { CompiledField, CompiledForm } from './compile-form.ts';
import { listedFields } from './list-columns.ts';
import { asksWhoLooks } from './visible-values.ts';
import { whenShown } from './when-shown.ts';

/** What somebody may do with the records of a form, and what its list shows. */
export interface Searcher {
  acts: readonly string[];
  listFields: readonly string[];
}

/** They read every field of every record, whatever conditions hide; what is masked is masked for them too. */
export const seesAll = ({ acts }: Pick<Searcher, 'acts'>): boolean =>
  acts.includes('detail') && acts.includes('edit');

/**
 * By which fields somebody may filter and sort records: those whose values they see in full in every record. By any other
 * field, asking often enough would spell out what they do not see.
 */
export function searchableFields(form: CompiledForm, searcher: Searcher): (path: string) => boolean {
  if (seesAll(searcher)) {
    const masked = new Set(form.reading.filter(isCovered).map(({ path }) => path));
    return (path) => !masked.has(path);
  }
  const seen = searcher.acts.includes('detail') ? form.reading : listedFields(form, searcher.listFields);
  const paths = new Set(seen.filter(isAlwaysSeen).map(({ path }) => path));
  return (path) => paths.has(path);
}

/** A field that is cleared when it hides has nothing to hide, unless it hides from some people only. */
function isAlwaysSeen(compiled: CompiledField): boolean {
  const when = whenShown(compiled);
  const isClearedWhenHidden = compiled.field.whenHidden === 'clear' && !asksWhoLooks(compiled);
  const isShown = when === 'always' || (when === 'depends' && isClearedWhenHidden);
  return isShown && !isCovered(compiled);
}

const isCovered = ({ field }: CompiledField): boolean => field.mask !== undefined;
