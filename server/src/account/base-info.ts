import type { BaseInfo } from '@fairway/contract/account.ts';
import { momentOfDay } from '@fairway/domain/account/base-info-problems.ts';
import type { Context } from '../http/context.ts';
import { describePerson } from '../organisation/describe-person.ts';
import { structureOf } from '../organisation/structure.ts';
import { previousLogin } from '../session/devices.ts';
import { dictionaryFields } from './dictionary-fields.ts';
import { findOwnInfo } from './store.ts';

/** What the company knows of the caller. */
export async function baseInfo(ctx: Context): Promise<BaseInfo> {
  const { db, session, language } = ctx;
  const [person, own, previous, { byId }, { idsOf }] = await Promise.all([
    describePerson(db, session.userId),
    findOwnInfo(db, session.userId),
    previousLogin(db, session),
    structureOf(db, session.organisationStamp),
    dictionaryFields(db),
  ]);
  const { creatorTime, birthday, entryDate, ...texts } = own;
  const company = person.organizeIdList.findLast((id) => byId.get(id)?.kind === 'company');
  return {
    ...texts,
    ...idsOf(texts),
    id: person.userId,
    account: person.userAccount,
    isExternal: person.isExternal,
    organize: person.organizeName,
    company: byId.get(company ?? '')?.fullName ?? '',
    position: person.positionName,
    manager: person.manager,
    roleId: person.roleName,
    creatorTime: creatorTime.getTime(),
    prevLogTime: previous.at,
    entryDate: momentOfDay(entryDate),
    birthday: momentOfDay(birthday),
    avatar: person.headIcon,
    theme: 'classic',
    language: language === 'zh' ? 'zh-CN' : 'en',
    isTenant: false,
    currentTenantInfo: {},
  };
}
