import { mixedIdSeparator, type TreeNode, type UserItem } from '@fairway/contract/organisation.ts';
import { deletedPersonName } from '../language/words.ts';
import { isExternal } from '../organisation/is-external.ts';
import type { Place, Structure } from '../organisation/structure.ts';
import { leafOf } from '../organisation/tree-node.ts';
import type { Colleague } from './store.ts';

/** `name/account`: two people may have the same name. Nobody is told apart by an account that is gone. */
export const fullNameOf = ({ realName, account }: Pick<Colleague, 'realName' | 'account'>) =>
  account ? `${realName}/${account}` : realName;

const noTrace = {
  ...{ account: '', realName: deletedPersonName, headIcon: '', gender: '', mobilePhone: '', quickQuery: '' },
  ...{ organisationId: null, organisationIds: null, isAdministrator: false, enabledMark: 0 },
};

/** A person as others may know them: of who deleted their account, that there was somebody. */
export const knownOf = (person: Colleague): Colleague =>
  person.deletedAt ? { ...person, ...noTrace } : person;

/** 0: they have left. That an account is locked for a while is nobody's business. */
export const markOf = ({ enabledMark }: Pick<Colleague, 'enabledMark'>): 0 | 1 => (enabledMark === 0 ? 0 : 1);

/** Where a person works, the main place first. */
export function placesOf(
  { byId }: Structure,
  { organisationId, organisationIds }: Pick<Colleague, 'organisationId' | 'organisationIds'>,
): Place[] {
  const ids = new Set([organisationId ?? '', ...(organisationIds ?? [])]);
  return [...ids].flatMap((id) => byId.get(id) ?? []);
}

export function userItemOf(structure: Structure, person: Colleague): UserItem {
  const places = placesOf(structure, person);
  const { id, account, realName, headIcon, gender, mobilePhone, isAdministrator, quickQuery } = person;
  return {
    ...{ id, account, realName, headIcon, gender, mobilePhone, isAdministrator, quickQuery },
    fullName: fullNameOf(person),
    isExternal: isExternal(person),
    organize: places.map(({ organize }) => organize).join(','),
    organizeIds: places.map((place) => place.id),
    icon: 'user',
    type: 'user',
    enabledMark: markOf(person),
  };
}

/** A person as a leaf of a tree. */
export function userNodeOf(person: Colleague, place: Place | undefined): TreeNode {
  const { id, headIcon, gender, quickQuery } = person;
  const more = { headIcon, gender, quickQuery, isExternal: isExternal(person), enabledMark: markOf(person) };
  return leafOf('user', { id, fullName: fullNameOf(person), place }, more);
}

/** A person outside a tree, under the id that a mixed field keeps. */
export function pickedUserOf(structure: Structure, person: Colleague): TreeNode {
  const [main] = placesOf(structure, person);
  return { ...userNodeOf(person, main), onlyId: `${person.id}${mixedIdSeparator}user` };
}
