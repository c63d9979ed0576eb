import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import { deletedPersonName } from '../language/words.ts';
import { maySeeColleagues } from '../organisation/access.ts';
import { isExternal } from '../organisation/is-external.ts';
import { structureOf } from '../organisation/structure.ts';
import { type Colleague, findAccount, findColleagues, managerIdsAbove } from './store.ts';
import { markOf } from './user-item.ts';

const mostManagers = 20;

/** What a member may know of anybody, and a customer of themselves. */
export async function userCard({ db, session }: Context, userId: string) {
  const isMe = userId === session.userId;
  const person = isMe || maySeeColleagues(session) ? await findAccount(db, userId) : undefined;
  if (!person) throw new AppError('NOT_FOUND');
  if (person.deletedAt) return cardOfNobody(person);
  const { byId } = await structureOf(db, session.organisationStamp);
  const { id, realName, account, headIcon, mobilePhone, telePhone, landline, email } = person;
  return {
    ...{ id, realName, account, headIcon, mobilePhone, telePhone, landline, email },
    isExternal: isExternal(person),
    organizeName: byId.get(person.organisationId ?? '')?.organize ?? '',
    positionName: person.positionName ?? '',
    enabledMark: markOf(person),
    managers: maySeeColleagues(session) ? await managersOf({ db }, id) : [],
  };
}

/** Of who deleted their account only that there was somebody. */
const cardOfNobody = ({ id, kind }: Pick<Colleague, 'id' | 'kind'>) => ({
  isExternal: isExternal({ kind }),
  ...{ id, realName: deletedPersonName, account: '', headIcon: '', organizeName: '', positionName: '' },
  ...{ mobilePhone: '', telePhone: '', landline: '', email: '', enabledMark: 0, managers: [] },
});

/** Nearest first; whoever has left is passed over, and a ring ends where it closes. */
async function managersOf({ db }: Pick<Context, 'db'>, userId: string) {
  const ids = new Set(await managerIdsAbove(db, userId, mostManagers));
  ids.delete(userId);
  const people = new Map((await findColleagues(db, [...ids])).map((one) => [one.id, one]));
  return [...ids]
    .flatMap((id) => people.get(id) ?? [])
    .map(({ id, realName, headIcon, kind, positionName }) => ({
      ...{ id, realName, headIcon, isExternal: isExternal({ kind }) },
      positionName: positionName ?? '',
    }));
}
