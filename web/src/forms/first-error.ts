import type { FormField } from '@fairway/contract/forms.ts';
import type { PlacedError } from '@fairway/domain/forms/form-state.ts';
import { fieldsOf, type PlacedField } from '@fairway/domain/forms/form-tree.ts';
import { currentLanguage, t } from '../language/words.ts';
import { toast } from '../ui/toast.ts';
import type { FormStore } from './form-store.ts';
import { desk } from './layout/desk.ts';
import { errorWords } from './use-form.ts';

/** Long enough to read a sentence. */
const readingTime = 3_000;

/** Leads the person to what is wrong first, and names it. */
export function goToFirstError(store: FormStore, errors: readonly PlacedError[]): void {
  const [first] = errors;
  if (!first) return;
  const { table, row, path } = placeIn(first.path);
  const placed = fieldsOf(store.definition).find((one) => one.path === path);
  const problem = errorWords(first, placed?.field ?? nameless, currentLanguage() === 'en' ? 'en' : 'zh');
  const label = placed?.table?.label ?? '';
  const sentence = row === undefined ? problem : t('formRowProblem', { table: label, row: row + 1, problem });
  toast(placed ? elsewhere(placed, sentence) : sentence, readingTime);
  // A column as a whole is wrong where its sub-table stands.
  store.seek(table !== undefined && row === undefined ? table : first.path);
}

/** What the server said, as if the form had found it itself: in the order in which it is read. */
export function toldErrors(
  { definition }: FormStore,
  problems: Readonly<Record<string, string>>,
): PlacedError[] {
  const order = new Map(fieldsOf(definition).map(({ path }, index) => [path, index]));
  const rank = (path: string) => order.get(placeIn(path).path) ?? order.size;
  return Object.entries(problems)
    .map(([path, message]): PlacedError => ({ path, problem: 'expression', message }))
    .toSorted((one, other) => rank(one.path) - rank(other.path));
}

const nameless: Pick<FormField, 'label'> = { label: '' };

/** `rows.3.qty` is `rows.qty` in row 3. */
function placeIn(key: string): { path: string; table?: string; row?: number } {
  const [table = '', middle, column] = key.split('.');
  if (middle === undefined) return { path: key };
  if (column === undefined) return { path: key, table };
  return { path: `${table}.${column}`, table, row: Number(middle) };
}

/** A field may be shown on the other kind of screen only. */
function elsewhere({ field, within }: PlacedField, problem: string): string {
  const screen = matchMedia(desk).matches ? 'desktop' : 'phone';
  const isHere = [...within, field].every(({ on }) => on.includes(screen));
  if (isHere) return problem;
  return t(screen === 'desktop' ? 'formElsewherePhone' : 'formElsewhereDesktop', { problem });
}
