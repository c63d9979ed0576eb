import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import { isFlowOfRecord } from '@fairway/contract/flow-subjects.ts';
import type { listStartable } from '@fairway/contract/workflow-templates.ts';
import { mayStart } from '@fairway/domain/workflow/people/may-launch.ts';
import { mostStarted } from '@fairway/domain/workflow/views/most-started.ts';
import type { Db } from '../../database/open.ts';
import type { Context, Session } from '../../http/context.ts';
import { pageOf } from '../../http/page.ts';
import { delegationsTo } from '../delegations/delegations-to.ts';
import { directoryOf } from '../directory.ts';
import { categoriesOf } from './categories.ts';
import { searchTemplates } from './search-templates.ts';
import { countLatestStarts, findFavourites, findNames, listPublished } from './store.ts';
import { templatesIn, templateTranslators } from './template-translators.ts';

export type PublishedTemplate = Awaited<ReturnType<typeof listPublished>>[number];
type Person = Pick<Session, 'userId' | 'kind'>;

const settingsOf = ({ launchBy }: Pick<PublishedTemplate, 'launchBy'>) => ({
  template: { settings: launchBy ? { launchBy } : {} },
});

/** The templates somebody may start for themselves, in the order of the company. */
export async function startableTemplates(db: Db, { userId, kind }: Person): Promise<PublishedTemplate[]> {
  const directory = await directoryOf(db);
  const person = { user: userId, isCustomer: kind === 'customer' };
  return (await listPublished(db)).filter(
    (template) => !isFlowOfRecord(template.enCode) && mayStart(settingsOf(template), directory, person),
  );
}

/** A template somebody may start, for themselves or for who entrusted them with it. */
export async function startableTemplate(
  { db, session, now }: Pick<Context, 'db' | 'session' | 'now'>,
  isWanted: (template: PublishedTemplate) => boolean,
): Promise<PublishedTemplate | undefined> {
  const template = (await listPublished(db)).find(isWanted);
  if (!template) return undefined;
  const directory = await directoryOf(db);
  const settings = settingsOf(template);
  const isCustomer = session.kind === 'customer';
  if (mayStart(settings, directory, { user: session.userId, isCustomer })) return template;
  const entrusted = (await delegationsTo(db, session.userId, now)).filter(
    ({ type, flows }) => type === 'launch' && (flows.length === 0 || flows.includes(template.id)),
  );
  return entrusted.some(({ from }) => mayStart(settings, directory, { user: from })) ? template : undefined;
}

export async function listStartableFlows(
  { db, session, language }: Context,
  query: Received<typeof listStartable>['query'],
) {
  const all = await describedTemplates({ db, language }, session, query.keyword);
  const { codeOf } = await categoriesOf(db);
  const wanted = all.filter(
    ({ category, type }) =>
      (!query.category || category === codeOf(query.category)) &&
      (!query.flowType || query.flowType === String(type)),
  );
  const from = (query.currentPage - 1) * query.pageSize;
  return pageOf(wanted.slice(from, from + query.pageSize), query, wanted.length);
}

/** So many of the latest requests say what a company starts most. */
const latestStarts = 1_000;

export async function listProposedFlows({ db, session, language }: Context) {
  const [all, starts] = await Promise.all([
    describedTemplates({ db, language }, session, undefined),
    countLatestStarts(db, latestStarts),
  ]);
  return { list: mostStarted(all, starts) };
}

export async function listStartableByCategories(
  { db, session, language }: Context,
  keyword: string | undefined,
) {
  const all = await describedTemplates({ db, language }, session, keyword);
  const { codes, nameOf } = await categoriesOf(db, language);
  const inOrder = [...new Set([...codes, ...all.map(({ category }) => category)])];
  return {
    list: inOrder
      .map((code) => ({
        id: code,
        fullName: nameOf(code),
        children: all.filter(({ category }) => category === code),
      }))
      .filter(({ children }) => children.length > 0),
  };
}

async function describedTemplates(
  { db, language }: Pick<Context, 'db' | 'language'>,
  person: Person,
  keyword: string | undefined,
) {
  const [templates, favourites, { nameOf }] = await Promise.all([
    startableTemplates(db, person),
    findFavourites(db, person.userId),
    categoriesOf(db, language),
  ]);
  return (await searchTemplates(await templatesIn(db, language, templates), keyword)).map((template) => ({
    ...template,
    categoryName: nameOf(template.category),
    formType: ownForm,
    type: launchedByItself,
    isData: favourites.has(template.id),
  }));
}

/** The wire's words for a form of our own, and for a flow that is started by itself. */
export const ownForm = 2;
export const launchedByItself = 0;

/** A template has one version in force. */
export async function listFlowsInForce(ctx: Context, templateId: string) {
  const template = await startableTemplate(ctx, ({ id }) => id === templateId);
  if (!template?.versionId) throw new AppError('FLOW_NOT_STARTABLE');
  const { versionId, version } = template;
  const translate = (await templateTranslators(ctx.db, ctx.language))(templateId);
  const fullName = translate(template.fullName);
  return [
    { id: versionId, fullName, flowName: fullName, flowType: launchedByItself, version: String(version) },
  ];
}

export async function flowIdByCode(ctx: Context, code: string): Promise<string> {
  const template = await startableTemplate(ctx, ({ enCode }) => enCode === code);
  if (!template?.versionId) throw new AppError('FLOW_NOT_STARTABLE');
  return template.versionId;
}

/** Flows to name in a filter or an entrustment: colleagues know all of them, customers those they may start. */
export async function listNamedFlows({ db, session, language }: Context, keyword?: string) {
  const known = session.kind === 'customer' ? await startableTemplates(db, session) : await listPublished(db);
  return { list: await searchTemplates(await templatesIn(db, language, known), keyword) };
}

/** Also of flows that were switched off since: somebody chose them once. */
export async function listNamesByIds({ db, session, language }: Context, ids: readonly string[]) {
  const names = await templatesIn(db, language, await findNames(db, ids));
  if (session.kind !== 'customer') return names;
  const known = new Set((await startableTemplates(db, session)).map(({ id }) => id));
  return names.filter(({ id }) => known.has(id));
}
