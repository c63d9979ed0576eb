import { type ModelId, type Module, modules } from '@fairway/contract/modules.ts';
import type { UsualScope } from '@fairway/contract/permission.ts';
import { type Reach, reachOf, type ScopeGrant, scopeOfRole } from '@fairway/domain/permission/data-scope.ts';
import type { Db } from '../database/open.ts';
import { structureOf } from '../organisation/structure.ts';
import { cacheUntilChange, loadOnce } from '../system/cache-until-change.ts';
import { changeStamp } from '../system/change-stamp.ts';
import {
  findHolder,
  grantedToAnyRole,
  grantedToSome,
  holdersOf,
  peopleWorkingIn,
  workplacesOf,
} from './scope-store.ts';

/** Somebody and those whose rows they see beside their own, or everybody. */
export type SeenPeople = 'all' | readonly string[];

interface Rule extends UsualScope {
  parts?: Readonly<Record<string, NonNullable<UsualScope['wider']>>>;
  alsoBy?: readonly string[];
  showsWide?: string;
  /** It is read by people without a role that has it, too. */
  isOpen?: boolean;
}

/** The built-in modules with rows of people. */
export const scopedModules: ReadonlyMap<string, Rule> = new Map(
  Object.entries<Module>(modules).flatMap(([id, { scope }]) => (scope ? [[id, scope] as const] : [])),
);
export type ScopedModule = Extract<
  ModelId,
  | 'onlineOrder'
  | 'quote'
  | 'customers'
  | 'cargoShipment'
  | 'charge'
  | 'enterpriseBoard'
  | 'invoice'
  | 'accountsAnalysis'
  | 'payment'
>;

const widerItems = [...scopedModules.values()].flatMap(({ wider, parts = {} }) =>
  [wider, ...Object.values(parts)].flatMap((one) => one?.by ?? []),
);

/** Who calls, or is thought of as calling. */
export type Asking = { db: Db; session: { userId: string; organisationStamp: number } };

interface Kept {
  stamp: number;
  granted: Map<string, Promise<Granted>>;
  /** Of a set of organisations. */
  people: Map<string, Promise<readonly string[]>>;
}
interface Granted {
  home: string | null;
  isAdministrator: boolean;
  roleIds: readonly string[];
  byRole: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What was worked out since organisation or permission data moved last; a transaction works it out by itself. */
const kept = new WeakMap<Db, Kept>();

function keptAt(db: Db, stamp: number): Kept {
  const found = kept.get(db);
  if (found?.stamp === stamp) return found;
  const fresh: Kept = { stamp, granted: new Map(), people: new Map() };
  kept.set(db, fresh);
  return fresh;
}

const grantedOf = ({ db, session: { userId, organisationStamp } }: Asking): Promise<Granted> =>
  loadOnce(keptAt(db, organisationStamp).granted, userId, async () => {
    const {
      organisationId: home = null,
      isAdministrator = false,
      roleIds = [],
    } = (await findHolder(db, userId)) ?? {};
    const all = db.isTransaction
      ? await grantedToSome(db, roleIds, widerItems)
      : await grantedToRoles(db, organisationStamp);
    const byRole = new Map(
      roleIds.flatMap((id) => {
        const granted = all.get(id);
        return granted ? [[id, granted] as const] : [];
      }),
    );
    return { home, isAdministrator, roleIds, byRole };
  });

/** Of all roles at once: after a change of rights everybody asks. */
const grantedToRoles = cacheUntilChange((db) => grantedToAnyRole(db, widerItems));

/** The roles the caller has where they work now, in the order of their ids. */
export const rolesOfCaller = async (asking: Asking): Promise<readonly string[]> =>
  (await grantedOf(asking)).roleIds;

/** What one role sees of a module; nothing of one it has nothing to do with, or that has no rows of people. */
export function scopesOfRole(
  granted: ReadonlySet<string>,
  moduleId: string,
  given: Rule | null,
): ScopeGrant[] {
  const rule = scopedModules.get(moduleId) ?? given;
  return rule ? scopesByRule(granted, moduleId, rule) : [];
}

function scopesByRule(granted: ReadonlySet<string>, moduleId: string, rule: Rule): ScopeGrant[] {
  const hasWider = rule.wider?.by.some((id) => granted.has(id)) ?? false;
  const hasFollowed = rule.follows !== undefined && granted.has(rule.follows);
  if (granted.has(moduleId) || hasWider || hasFollowed) return [scopeOfRole(granted, moduleId, rule)];
  const isConcerned = rule.alsoBy?.some((id) => granted.has(id)) ?? false;
  return isConcerned ? [{ kind: rule.usual, organisationIds: [] }] : [];
}

/** Administrators have every button, with or without a role. */
const ofAdministrator = ({ usual, wider }: Rule): ScopeGrant[] => [
  { kind: wider?.scope ?? usual, organisationIds: [] },
];

export const scopesOfAdministrator = (moduleId: string, given: UsualScope | null): ScopeGrant[] => {
  const rule = scopedModules.get(moduleId) ?? given;
  return rule ? ofAdministrator(rule) : [];
};

function scopesIn({ byRole, isAdministrator }: Granted, moduleId: string, rule: Rule): ScopeGrant[] {
  const scopes = [
    ...(isAdministrator ? ofAdministrator(rule) : []),
    ...[...byRole.values()].flatMap((granted) => scopesByRule(granted, moduleId, rule)),
  ];
  return scopes.length === 0 && rule.isOpen ? [{ kind: rule.usual, organisationIds: [] }] : scopes;
}

/** What the roles of the caller have of a module, each by itself. */
export const scopesOfCaller = async (
  asking: Asking,
  moduleId: ScopedModule,
  part?: string,
): Promise<ScopeGrant[]> => scopesIn(await grantedOf(asking), moduleId, ruleOf(moduleId, part));

/** The organisations whose people's rows the caller sees of a module, beside their own rows. */
export async function reachOfCaller(asking: Asking, moduleId: string, rule: Rule): Promise<Reach> {
  const granted = await grantedOf(asking);
  const { byId } = await structureOf(asking.db, asking.session.organisationStamp);
  return reachOf(scopesIn(granted, moduleId, rule), granted.home, byId);
}

/** Whose rows of a module the caller sees, as it is when they call. */
export async function seenPeople(asking: Asking, moduleId: ScopedModule): Promise<SeenPeople> {
  return peopleSeen(asking, moduleId, ruleOf(moduleId));
}

/**
 * The same of a form of the company, whose records it shows by itself to all or to who made them. Who reads them from
 * another form, without a role that has this one, sees what it shows by itself.
 */
export const seenOfForm = (asking: Asking, formId: string, usual: 'own' | 'all'): Promise<SeenPeople> =>
  peopleSeen(asking, formId, { usual, isOpen: true });

export interface SeenPlaces {
  /** The highest companies of which everything is seen. */
  companyIds: readonly string[];
  /** People of departments that are seen for themselves, and the caller where none of these companies is theirs. */
  userIds: readonly string[];
  /** The departments that are seen for themselves. */
  departmentIds: readonly string[];
}

/** The same for rows that are of a company themselves: its rows are seen, whoever they are of. */
export async function seenPlaces(asking: Asking, moduleId: ScopedModule, part?: string): Promise<SeenPlaces> {
  const { db, session } = asking;
  const reach = await reachOfCaller(asking, moduleId, ruleOf(moduleId, part));
  const { byId } = await structureOf(db, session.organisationStamp);
  const isSeen = (id: string) => reach === 'all' || reach.has(id);
  const isCompany = (id: string) => byId.get(id)?.kind === 'company';
  const isCovered = (id: string) =>
    byId.get(id)?.organizeIds.some((above) => above !== id && isCompany(above) && isSeen(above)) === true;
  const { home } = await grantedOf(asking);
  const isAtHome = home !== null && (isCovered(home) || (isCompany(home) && isSeen(home)));
  const highest = [...byId.keys()].filter((id) => isSeen(id) && !isCovered(id)).toSorted();
  const departmentIds = reach === 'all' ? [] : highest.filter((id) => !isCompany(id));
  const colleagues = departmentIds.length === 0 ? [] : await peopleIn(asking, departmentIds);
  return {
    ...{ companyIds: highest.filter(isCompany), departmentIds },
    userIds: [
      ...(highest.length === 0 || isAtHome ? [] : [session.userId]),
      ...colleagues.filter((id) => id !== session.userId),
    ],
  };
}

/** The same of somebody who makes no call now. */
export async function seenByPerson(db: Db, userId: string, moduleId: ScopedModule): Promise<SeenPeople> {
  return seenPeople(
    { db, session: { userId, organisationStamp: await changeStamp(db, 'organisation') } },
    moduleId,
  );
}

async function peopleSeen(asking: Asking, moduleId: string, rule: Rule): Promise<SeenPeople> {
  const { session } = asking;
  const reach = await reachOfCaller(asking, moduleId, rule);
  if (reach === 'all') return 'all';
  if (reach.size === 0) return [session.userId];
  const colleagues = await peopleIn(asking, [...reach].toSorted());
  return [session.userId, ...colleagues.filter((id) => id !== session.userId)];
}

const peopleIn = ({ db, session }: Asking, ids: readonly string[]): Promise<readonly string[]> =>
  loadOnce(keptAt(db, session.organisationStamp).people, ids.join(' '), () => peopleWorkingIn(db, ids));

/** Of the rows of a module, or of another kind of rows in it. */
function ruleOf(moduleId: ScopedModule, part = ''): Rule {
  const rule: Rule = modules[moduleId].scope;
  const wider = rule.parts?.[part];
  return wider ? { ...rule, wider } : rule;
}

/** Whether somebody sees more of a module than their own rows. */
export async function seesWide(asking: Asking, moduleId: string, rule: Rule): Promise<boolean> {
  const reach = await reachOfCaller(asking, moduleId, rule);
  return reach === 'all' || reach.size > 0;
}

/** Who sees a row of these people by the scope of a role: those who are to be told when it changes. */
export async function peopleWhoSee(
  db: Db,
  moduleId: ScopedModule,
  rowPeople: readonly string[],
): Promise<string[]> {
  const rule = ruleOf(moduleId);
  const roles = [...(await grantedToAnyRole(db, widerItems))].flatMap(([roleId, granted]) => {
    const scopes = scopesOfRole(granted, moduleId, rule).filter(({ kind }) => kind !== 'own');
    return scopes.length > 0 ? [[roleId, scopes] as const] : [];
  });
  const scopesById = new Map<string | null, ScopeGrant[]>([...roles, [null, ofAdministrator(rule)]]);
  const holders = await holdersOf(
    db,
    roles.map(([roleId]) => roleId),
  );
  const places = await workplacesOf(db, rowPeople);
  const { byId } = await structureOf(db, await changeStamp(db, 'organisation'));
  const known = new Map<string, boolean>();
  const sees = (roleId: string | null, home: string | null): boolean => {
    const key = `${roleId} ${home}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const reach = reachOf(scopesById.get(roleId) ?? [], home, byId);
    const answer = reach === 'all' || [...places].some((id) => reach.has(id));
    known.set(key, answer);
    return answer;
  };
  const seeing = holders.filter(({ roleId, organisationId }) => sees(roleId, organisationId));
  return [...new Set(seeing.map(({ userId }) => userId))];
}
