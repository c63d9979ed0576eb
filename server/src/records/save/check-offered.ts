import { AppError } from '@fairway/contract/app-error.ts';
import type { FormField, FormValues } from '@fairway/contract/forms.ts';
import { isPathOfRows } from '@fairway/domain/data-interfaces/find-rows.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { isEmptyValue } from '@fairway/domain/forms/empty-value.ts';
import { isTrue } from '@fairway/domain/forms/expression/evaluate.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { scopeAt } from '@fairway/domain/forms/scope-at.ts';
import { shapeProblem } from '@fairway/domain/forms/value-shape.ts';
import { splitMixedId } from '@fairway/domain/people/mixed-id.ts';
import { areAreaPaths } from '../../areas/area-paths.ts';
import { rowsOf } from '../../data-interfaces/ask-interface.ts';
import { areChoicePaths, choicesOf } from '../../dictionary/dictionaries.ts';
import { type FileViewer, readableFile } from '../../files/access.ts';
import { formFileOf } from '../../files/describe-file.ts';
import type { NamedKind } from '../../organisation/names-by-id.ts';
import { namesById, organisationPathIds, positionPathIds } from '../../organisation/names-by-id.ts';
import { offeredPeople } from '../../people/people-by-id.ts';
import { askUntilChange } from '../names/ask-until-change.ts';
import { idsIn } from '../names/reader.ts';
import { mayReadFileOfRecord } from '../read-files.ts';
import { placeOf } from './cells.ts';
import type { ChangedCell } from './changed-cells.ts';
import type { SaidError } from './field-sentence.ts';
import { fileIdsIn } from './form-files.ts';
import { isPicker, newIds, noRowsWithoutParameter, type PickedRow, parametersOf } from './picked-rows.ts';
import type { Saver } from './saver.ts';

type Problem = SaidError['problem'];

/** New files a record may bring at once. */
const mostFiles = 500;

/** Everything that was chosen anew and is not there to be chosen: only the server knows. By place. */
export async function checkOffered(
  saver: Saver,
  form: CompiledForm,
  values: FormValues,
  cells: readonly ChangedCell[],
  picked: PickedRow,
): Promise<Map<string, SaidError>> {
  const wrong = new Map<string, SaidError>();
  const files = new NewFiles(saver);
  for (const cell of cells) {
    const { field } = cell.field;
    // What is not even the right kind of value is said by the rules themselves.
    if (isEmptyValue(cell.value) || shapeProblem(cell.value, field)) continue;
    const problem =
      (isTree(field) && !(await arePathsOffered(saver, form, values, cell)) && 'notOffered') ||
      (isPicker(field)
        ? newIds(cell.value, cell.before).some((id) => !picked(cell, id)) && 'notOffered'
        : await problemOf(saver, cell, files)) ||
      ((await isFilteredOut(saver, form, values, cell, picked)) && 'notOffered');
    if (problem) wrong.set(placeOf(cell), { path: placeOf(cell), problem });
  }
  return wrong;
}

async function problemOf(saver: Saver, cell: ChangedCell, files: NewFiles): Promise<Problem | false> {
  const { field } = cell.field;
  const ids = newIds(cell.value, cell.before);
  const refused = (isOffered: boolean): Problem | false => !isOffered && 'notOffered';
  switch (field.kind) {
    case 'radio':
    case 'checkbox':
    case 'select':
    case 'treeSelect': {
      if (field.options?.from !== 'dictionary' || ids.length === 0) return false;
      const choices = await choicesOf(saver.db, field.options.dictionary);
      return refused(ids.every((id) => choices.get(id)?.isOffered));
    }
    case 'user':
      return refused(await arePeopleOffered(saver, ids, field));
    case 'users':
      return refused(await areMixedOffered(saver, ids, field));
    case 'department':
      return refused(
        await arePlacesOffered(saver, ids, field, (id) => organisationPathIds(saver.db, id), 'organisation'),
      );
    case 'position':
      return refused(
        await arePlacesOffered(saver, ids, field, (id) => positionPathIds(saver.db, id), 'position'),
      );
    case 'organisation':
      return refused(await areWaysOffered(saver, newPaths(cell), field));
    case 'role':
    case 'group':
      return refused(await areNamesOffered(saver, ids, field));
    case 'area':
      return refused(await areAreasOffered(saver, newPaths(cell), field));
    case 'files':
    case 'pictures':
      return (await files.areReadable(fileIdsIn(cell.value), fileIdsIn(cell.before))) ? false : 'notFile';
    default:
      return false;
  }
}

const isTree = ({ kind }: FormField): boolean => kind === 'cascader';

/** A path is offered as a whole: each of its values stands below the one before it. */
async function arePathsOffered(
  saver: Saver,
  form: CompiledForm,
  values: FormValues,
  cell: ChangedCell,
): Promise<boolean> {
  const { field, table } = cell.field;
  const { options } = field;
  const paths = newPaths(cell);
  if (paths.length === 0 || !options || options.from === 'static') return true;
  if (options.from === 'dictionary') return areChoicePaths(saver.db, options.dictionary, paths);
  const asked = parametersOf(form, options.parameters, values, table, cell.row);
  const rows = await rowsOf(saver, options.interfaceId, asked).catch(noRowsWithoutParameter);
  return paths.every((path) => isPathOfRows(rows, path, options));
}

/** No deeper than the field asks for. */
async function areAreasOffered({ db }: Saver, paths: readonly string[][], { level = 2 }: FormField) {
  return paths.every((path) => path.length <= level + 1) && (await areAreaPaths(db, paths));
}

const flatChoices = ['radio', 'checkbox', 'select'];

/** A condition of the field takes some of its choices away; in a tree it leaves the way to what stays. */
async function isFilteredOut(
  { db, formContext: context }: Saver,
  form: CompiledForm,
  values: FormValues,
  cell: ChangedCell,
  picked: PickedRow,
): Promise<boolean> {
  const { field, optionsWhen, table } = cell.field;
  const { row } = cell;
  const ids = newIds(cell.value, cell.before);
  if (!optionsWhen || !flatChoices.includes(field.kind) || ids.length === 0) return false;
  const { options } = field;
  const entries = options?.from === 'dictionary' ? await choicesOf(db, options.dictionary) : undefined;
  const labelOf = (id: string): unknown => {
    if (options?.from === 'static') return options.options.find((one) => one.value === id)?.label;
    if (options?.from === 'interface') return ownValue(picked(cell, id), options.labelColumn);
    return entries?.get(id)?.fullName;
  };
  return !ids.every((id) => {
    const option = { value: id, label: labelOf(id) };
    return isTrue(optionsWhen, scopeAt(form, { values, context, table, row, besides: { option } }));
  });
}

async function arePeopleOffered({ db, session, stamp }: Saver, ids: readonly string[], field: FormField) {
  // Everybody may name themselves, as the form does for them; a customer can name nobody else.
  const others = ids.filter((id) => id !== session.userId);
  if (others.length === 0) return true;
  if (session.kind !== 'member') return false;
  const { selectType, ableIds, ableDepIds, ablePosIds, ableUserIds, ableRoleIds, ableGroupIds } = field;
  const range = { selectType, ableIds, ableDepIds, ablePosIds, ableUserIds, ableRoleIds, ableGroupIds };
  const key = JSON.stringify(['offered', others, range]);
  const offered = await askUntilChange(db, stamp, key, () =>
    offeredPeople(db, session.organisationStamp, others, field),
  );
  return others.every((id) => offered.has(id));
}

async function areMixedOffered(saver: Saver, mixed: readonly string[], field: FormField) {
  const byType = Map.groupBy(mixed.map(splitMixedId), ({ type }) => type);
  for (const [type, list] of byType) {
    const ids = list.map(({ id }) => id);
    if (type === 'user') {
      if (!(await arePeopleOffered(saver, ids, field))) return false;
      continue;
    }
    const kind = type === 'company' || type === 'department' ? 'organisation' : (type as NamedKind);
    if (!(await areThere(saver, kind, ids))) return false;
  }
  return true;
}

async function areThere(
  { db, session, stamp }: Saver,
  kind: NamedKind,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length > 0 && session.kind !== 'member') return false;
  const key = JSON.stringify(['there', kind, ...ids]);
  const found = await askUntilChange(db, stamp, key, () => namesById(db, kind, ids));
  return ids.every((id) => found.get(id)?.isOffered);
}

/** Departments and positions: named themselves, or below an organisation that is. */
async function arePlacesOffered(
  saver: Saver,
  ids: readonly string[],
  field: FormField,
  wayTo: (id: string) => Promise<string[]>,
  kind: NamedKind,
): Promise<boolean> {
  const { formContext } = saver;
  const isOwn = (id: string) => id === formContext.user.departmentId || id === formContext.user.positionId;
  const others = ids.filter((id) => !isOwn(id));
  if (!(await areThere(saver, kind, others))) return false;
  if (field.selectType !== 'custom') return true;
  const able = new Set([...(field.ableDepIds ?? []), ...(field.ablePosIds ?? []), ...(field.ableIds ?? [])]);
  for (const id of others) {
    const way = [id, ...(await wayTo(id))];
    if (!way.some((one) => able.has(one))) return false;
  }
  return true;
}

/** A way is offered when it is the real one, and leads through something the field names. */
async function areWaysOffered(
  { db, session, formContext }: Saver,
  ways: readonly string[][],
  field: FormField,
) {
  for (const way of ways) {
    const isOwn = way.join() === formContext.user.organisationPath.join();
    if (isOwn) continue;
    if (session.kind !== 'member') return false;
    const real = await organisationPathIds(db, way.at(-1) ?? '');
    if (real.join() !== way.join()) return false;
    const found = await namesById(db, 'organisation', real);
    if (!real.every((id) => found.get(id)?.isOffered)) return false;
    if (field.selectType === 'custom' && !way.some((id) => field.ableIds?.includes(id))) return false;
  }
  return true;
}

async function areNamesOffered(saver: Saver, ids: readonly string[], field: FormField): Promise<boolean> {
  if (!(await areThere(saver, field.kind as NamedKind, ids))) return false;
  const able = field.kind === 'role' ? field.ableRoleIds : field.ableGroupIds;
  return field.selectType !== 'custom' || ids.every((id) => (able ?? field.ableIds)?.includes(id));
}

/** Paths that did not stand there before. */
function newPaths({ field, value, before }: ChangedCell): string[][] {
  const list = (given: unknown): string[][] => {
    if (!Array.isArray(given)) return [];
    return field.field.multiple ? given.map((path) => idsIn(path)) : [idsIn(given)];
  };
  const known = new Set(list(before).map((path) => path.join()));
  return list(value).filter((path) => path.length > 0 && !known.has(path.join()));
}

/** Files that come into a record: nobody brings one they could not read themselves. */
class NewFiles {
  readonly #saver: Saver;
  readonly #known = new Map<string, boolean>();
  constructor(saver: Saver) {
    this.#saver = saver;
  }

  async areReadable(ids: readonly string[], before: readonly string[]): Promise<boolean> {
    for (const id of ids) if (!before.includes(id) && !(await this.#isReadable(id))) return false;
    return true;
  }

  async #isReadable(id: string): Promise<boolean> {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    if (this.#known.size >= mostFiles) return false;
    const isReadable = (await fileOf(this.#saver, id)) !== undefined;
    this.#known.set(id, isReadable);
    return isReadable;
  }
}

/** A file as the form keeps it; undefined when this person may not read it. */
export async function fileOf(viewer: FileViewer, id: string) {
  const isShownAt = async ({ kind, placeId }: { kind: string; placeId: string }) =>
    kind === 'record' && (await mayReadFileOfRecord(viewer, placeId, id));
  try {
    return formFileOf(await readableFile(viewer.db, viewer.session, id, { isShownAt }));
  } catch (error) {
    if (error instanceof AppError && error.refusal === 'NOT_FOUND') return undefined;
    throw error;
  }
}
