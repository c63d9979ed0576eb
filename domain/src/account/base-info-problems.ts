import type { OwnBaseInfo } from '@fairway/contract/account.ts';
import { type NameProblem, nameProblem } from '../people/name-problem.ts';
import { isEmail, isLandline, isMobile } from '../text/contact.ts';
import { isIdCard } from '../text/id-card.ts';
import { defaultZone, formatDate } from '../time/format-date.ts';
import { midnightOf } from '../time/zoned.ts';

/** What is wrong with a field about oneself. */
export type BaseInfoProblem =
  | NameProblem
  /** Only who manages people changes it. */
  | 'notYours'
  | 'notOffered'
  | 'notMobile'
  | 'notTelephone'
  | 'notLandline'
  | 'notEmail'
  | 'notIdCard'
  | 'notADay'
  | 'inFuture';

export type BaseInfoProblems = Partial<Record<keyof OwnBaseInfo, BaseInfoProblem>>;

/** The dictionary each field is chosen from; it keeps the enCode of the entry. */
export const baseInfoDictionaries = {
  gender: 'sex',
  nation: 'Nation',
  certificatesType: 'certificateType',
  education: 'Education',
} as const;

export type ChosenField = keyof typeof baseInfoDictionaries;

/** The enCode of the certificate whose number has a form of its own. */
export const idCardType = 'idCard';

/** The day a moment falls on in the company's calendar; a client may send midnight there or midnight in UTC. */
export const dayOf = (at: number): string => formatDate(at, 'yyyy-MM-dd', defaultZone);

/** The moment that stands for a day on the wire: midnight in the company's calendar. */
export const momentOfDay = (day: string | null): number | null =>
  day === null ? null : (midnightOf(day, defaultZone) ?? null);

interface Known {
  /** The enCodes each dictionary offers. */
  choices: Record<ChosenField, readonly string[]>;
  now: number;
  /** What was so before is no problem now: a company may stop offering what somebody chose long ago. */
  before?: Partial<OwnBaseInfo>;
  /** Their name is theirs to change. */
  mayRename: boolean;
}

/** Everything wrong with what a person writes about themselves; a field that is empty or left out is in order. */
export function baseInfoProblems(info: OwnBaseInfo, known: Known): BaseInfoProblems {
  const { choices, now, before } = known;
  const found: BaseInfoProblems = {
    ...realNameProblem(info.realName, known),
    ...birthdayProblem(info.birthday, now),
  };
  for (const [field, offered] of Object.entries(choices) as [ChosenField, readonly string[]][]) {
    if (info[field] && !offered.includes(info[field])) found[field] = 'notOffered';
  }
  for (const [field, isRight, problem] of forms) {
    if (info[field] && !isRight(info[field])) found[field] = problem;
  }
  const needsIdCard = info.certificatesType === idCardType && info.certificatesNumber;
  if (needsIdCard && !isIdCard(info.certificatesNumber)) found.certificatesNumber = 'notIdCard';
  return before ? newProblems(found, info, before) : found;
}

/** A telephone anywhere in the world: relatives and offices abroad have other forms than ours. */
const isTelephone = (text: string): boolean =>
  isMobile(text) || isLandline(text) || /^\+?\d(?:[ ()-]{0,2}\d){4,19}$/.test(text);

const forms = [
  ['mobilePhone', isMobile, 'notMobile'],
  ['landline', isLandline, 'notLandline'],
  ['telePhone', isTelephone, 'notTelephone'],
  ['urgentTelePhone', isTelephone, 'notTelephone'],
  ['email', isEmail, 'notEmail'],
] as const;

function realNameProblem(realName: string | undefined, { mayRename, before }: Known): BaseInfoProblems {
  if (realName === undefined) return {};
  if (!mayRename) return isSameName(realName, before?.realName) ? {} : { realName: 'notYours' };
  const problem = nameProblem(realName);
  return problem ? { realName: problem } : {};
}

/** Blanks around a name are no change: it came in without them. */
export const isSameName = (name: string, before: string | undefined): boolean =>
  name.trim() === before?.trim();

const firstBirthday = '1900-01-01';

function birthdayProblem(birthday: number | null | undefined, now: number): BaseInfoProblems {
  if (birthday === null || birthday === undefined) return {};
  const day = dayOf(birthday);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || day < firstBirthday) return { birthday: 'notADay' };
  return day > dayOf(now) ? { birthday: 'inFuture' } : {};
}

function newProblems(
  found: BaseInfoProblems,
  info: OwnBaseInfo,
  before: Partial<OwnBaseInfo>,
): BaseInfoProblems {
  const isAsBefore = (field: keyof OwnBaseInfo) => info[field] === before[field];
  const kept = (Object.keys(found) as (keyof OwnBaseInfo)[]).filter((field) =>
    field === 'certificatesNumber'
      ? !isAsBefore(field) || !isAsBefore('certificatesType')
      : !isAsBefore(field),
  );
  return Object.fromEntries(kept.map((field) => [field, found[field]]));
}
