import type { Language } from '@fairway/contract/errors.ts';
import { dictionarySheetWords, yesAndNo } from '../../language/dictionary-words.ts';
import type { EntryItem, TypeItem } from './item-store.ts';
import type { EntryCell, EntryRow } from './read-entry-sheet.ts';

type ProblemName = keyof typeof dictionarySheetWords;

/** What an entry would be once the sheet is imported. */
export interface PlannedEntry {
  /** Nothing for what is new. */
  before: EntryItem | undefined;
  enCode: string;
  fullName: string;
  enName: string;
  isEnabled: boolean;
  /** The code of the entry above it. */
  above: string | null;
}

const mostLevels = 5;
const codes = /^[A-Za-z0-9][A-Za-z0-9._/-]{0,49}$/;

/** What a sheet would make of a dictionary, and every cell that cannot be taken. */
export function planImport(
  type: TypeItem,
  entries: readonly EntryItem[],
  rows: readonly EntryRow[],
  language: Language,
) {
  const problems: (EntryCell & { words: string })[] = [];
  const refuse = (cell: EntryCell | undefined, name: ProblemName) =>
    cell && problems.push({ ...cell, words: dictionarySheetWords[name][language] });
  const byId = new Map(entries.map((one) => [one.id, one]));
  const byCode = new Map(entries.map((one) => [one.enCode, one]));
  const planned = new Map<string, PlannedEntry>();
  const rowOf = new Map<string, EntryRow>();
  for (const row of rows) {
    const { code, name, enName, enabled, parent } = row;
    const before = byCode.get(code.text);
    if (!codes.test(code.text)) refuse(code, 'codeInvalid');
    else if (planned.has(code.text)) refuse(code, 'codeTwice');
    if (name.text === '' || name.text.length > 100) refuse(name, 'nameInvalid');
    if (enName && enName.text.length > 200) refuse(enName, 'enNameLong');
    const isEnabled = enabled ? meantBy(enabled.text) : (before?.isEnabled ?? true);
    if (isEnabled === undefined) refuse(enabled, 'enabledInvalid');
    const stood = before?.parentId ? (byId.get(before.parentId)?.enCode ?? null) : null;
    rowOf.set(code.text, row);
    planned.set(code.text, {
      ...{ before, enCode: code.text, fullName: name.text, isEnabled: isEnabled ?? true },
      enName: enName ? enName.text : (before?.enName ?? ''),
      above: parent ? parent.text || null : stood,
    });
  }
  const aboveOf = (code: string): string | null => {
    const plan = planned.get(code);
    if (plan) return plan.above;
    const parentId = byCode.get(code)?.parentId;
    return parentId ? (byId.get(parentId)?.enCode ?? null) : null;
  };
  const names = new Set(
    entries
      .filter(({ enCode }) => !planned.has(enCode))
      .map((one) => keyOf(aboveOf(one.enCode), one.fullName)),
  );
  for (const { enCode, above, fullName } of planned.values()) {
    const row = rowOf.get(enCode);
    if (above !== null && !planned.has(above) && !byCode.has(above)) refuse(row?.parent, 'parentUnknown');
    else if (above !== null && (!type.isTree || levelOf(enCode, aboveOf) > mostLevels))
      refuse(row?.parent ?? row?.code, 'parentWrong');
    if (names.has(keyOf(above, fullName))) refuse(row?.name, 'nameTwice');
    names.add(keyOf(above, fullName));
  }
  const isChanged = ({ before, above, fullName, enName, isEnabled, enCode }: PlannedEntry) =>
    before === undefined ||
    before.fullName !== fullName ||
    before.enName !== enName ||
    before.isEnabled !== isEnabled ||
    above !== (before.parentId ? (byId.get(before.parentId)?.enCode ?? null) : null) ||
    before.enCode !== enCode;
  return { problems, planned: [...planned.values()].filter(isChanged) };
}

const keyOf = (above: string | null, name: string): string => `${above ?? ''}\n${name}`;

/** How deep an entry stands; more than any depth where it stands below itself. */
function levelOf(code: string, aboveOf: (code: string) => string | null): number {
  let level = 1;
  for (let at = aboveOf(code); at !== null && level <= mostLevels; at = aboveOf(at)) level += 1;
  return level;
}

function meantBy(text: string): boolean | undefined {
  const said = text.trim().toLowerCase();
  if (said === '' || said === '1' || said === yesAndNo.yes.zh || said === yesAndNo.yes.en) return true;
  return said === '0' || said === yesAndNo.no.zh || said === yesAndNo.no.en ? false : undefined;
}
