import { type BaseInfo, type OwnBaseInfo, ownBaseInfo } from '@fairway/contract/account.ts';
import {
  type BaseInfoProblem,
  baseInfoProblems,
  type ChosenField,
  dayOf,
  momentOfDay,
} from '@fairway/domain/account/base-info-problems.ts';

export type FieldName = keyof OwnBaseInfo;

/** The form as it is typed: text in every field, the birthday as `yyyy-MM-dd`. */
export type Typed = Record<FieldName, string>;

export const fieldNames = Object.keys(ownBaseInfo.shape) as FieldName[];

export function asTyped(info: BaseInfo): Typed {
  const texts = { ...info, ...info.codes };
  const text = (name: FieldName) =>
    name === 'birthday' ? (info.birthday === null ? '' : dayOf(info.birthday)) : texts[name];
  return Object.fromEntries(fieldNames.map((name) => [name, text(name)])) as Typed;
}

/** As the server takes it. */
export function asSent<T extends Partial<Typed>>(typed: T): Partial<OwnBaseInfo> {
  const sent = Object.entries(typed).map(([name, text]) => [
    name,
    name === 'birthday' ? momentOfDay(text || null) : text.trim(),
  ]);
  return Object.fromEntries(sent) as Partial<OwnBaseInfo>;
}

/** As the server will give it when it has taken these changes. */
export function withChanges(info: BaseInfo, changes: Partial<Typed>): BaseInfo {
  const codes = Object.entries(changes).filter(([name]) => name in info.codes);
  return { ...info, ...asSent(changes), codes: { ...info.codes, ...Object.fromEntries(codes) } } as BaseInfo;
}

/** The fields that would be saved; blanks around a word are no change. */
export function changesOf(typed: Typed, saved: Typed): Partial<Typed> {
  const changed = fieldNames.filter((name) => typed[name].trim() !== saved[name].trim());
  return Object.fromEntries(changed.map((name) => [name, typed[name]]));
}

export type FieldProblem = BaseInfoProblem | { longerThan: number };

interface Known {
  saved: Typed;
  choices: Record<ChosenField, readonly string[]>;
  mayRename: boolean;
}

/** What is wrong with the form, by the rule the server goes by. */
export function problemsOf(
  typed: Typed,
  { saved, choices, mayRename }: Known,
): Partial<Record<FieldName, FieldProblem>> {
  const before = asSent(saved);
  const info = { ...asSent(typed), realName: typed.realName.trim() };
  const tooLong = fieldNames.flatMap((name) => {
    const most = mostCharacters(name);
    return most !== undefined && typed[name].trim().length > most ? [[name, { longerThan: most }]] : [];
  });
  const known = { choices, now: Date.now(), before, mayRename };
  return { ...baseInfoProblems(info, known), ...Object.fromEntries(tooLong) };
}

/** The limit the contract sets, found where the contract keeps it. */
export function mostCharacters(name: FieldName): number | undefined {
  const tooLong = ownBaseInfo.shape[name].safeParse('x'.repeat(longerThanAny));
  const issue = tooLong.error?.issues.find(({ code }) => code === 'too_big');
  return issue?.code === 'too_big' ? Number(issue.maximum) : undefined;
}

const longerThanAny = 1000;

/** A draft may have been kept by an older form: only what this one lets a person change is taken from it. */
export function readDraft(values: unknown, { mayRename }: Pick<Known, 'mayRename'>): Partial<Typed> {
  const offered = mayRename ? fieldNames : fieldNames.filter((name) => name !== 'realName');
  const known = Object.entries(values ?? {}).filter(
    ([name, text]) => offered.includes(name as FieldName) && typeof text === 'string',
  );
  return Object.fromEntries(known);
}
