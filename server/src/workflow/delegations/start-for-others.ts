import { type Delegation, isInForce } from '@fairway/domain/workflow/people/delegation.ts';
import type { Db } from '../../database/open.ts';
import type { Context } from '../../http/context.ts';
import { pageOf } from '../../http/page.ts';
import { isExternal } from '../../organisation/is-external.ts';
import { structureOf } from '../../organisation/structure.ts';
import { searchTemplates } from '../templates/search-templates.ts';
import { type PublishedTemplate, startableTemplates } from '../templates/startable.ts';
import { templatesIn } from '../templates/template-translators.ts';
import { delegationsTo } from './delegations-to.ts';
import { findPortraits, templateIdOf } from './store.ts';

interface Wanted {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

/** Flows that somebody who entrusted the caller with starting may start themselves. */
export async function listStartableForOthers({ db, session, now, language }: Context, wanted: Wanted) {
  const found = new Map<string, PublishedTemplate>();
  for (const { templates } of await startableByDelegator(db, session.userId, now))
    for (const template of templates) found.set(template.id, template);
  const all = await searchTemplates(await templatesIn(db, language, [...found.values()]), wanted.keyword);
  const from = (wanted.currentPage - 1) * wanted.pageSize;
  return pageOf(all.slice(from, from + wanted.pageSize), wanted, all.length);
}

/** For whom the caller may start a flow, named by its template or its version. */
export async function listDelegators({ db, session, now }: Context, templateOrVersionId: string) {
  const templateId = await templateIdOf(db, templateOrVersionId);
  const delegators = (await startableByDelegator(db, session.userId, now))
    .filter(({ templates }) => templates.some(({ id }) => id === templateId))
    .map(({ userId }) => userId);
  const { byId } = await structureOf(db, session.organisationStamp);
  const list = (await findPortraits(db, delegators)).map((person) => ({
    id: person.id,
    fullName: `${person.realName}/${person.account}`,
    isExternal: isExternal(person),
    headIcon: person.headIcon,
    organize: byId.get(person.organisationId ?? '')?.organize ?? '',
  }));
  return { list };
}

/** Of everybody who entrusts the caller with starting now: what of it they may start. */
async function startableByDelegator(db: Db, userId: string, now: Date) {
  const launching = (await delegationsTo(db, userId, now)).filter(({ type }) => type === 'launch');
  const byDelegator = Map.groupBy(launching, ({ from }) => from);
  const found: { userId: string; templates: PublishedTemplate[] }[] = [];
  for (const [from, delegations] of byDelegator) {
    const isEntrusted = ({ id }: PublishedTemplate) =>
      delegations.some((one: Delegation) => isInForce(one, id, now.getTime()));
    found.push({
      userId: from,
      templates: (await startableTemplates(db, { userId: from, kind: 'member' })).filter(isEntrusted),
    });
  }
  return found;
}
