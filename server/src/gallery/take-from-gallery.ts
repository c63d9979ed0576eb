import { AppError } from '@fairway/contract/app-error.ts';
import type { InterfaceRow } from '@fairway/contract/data-interfaces.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { takeFromGallery as declared, Placed } from '@fairway/contract/gallery.ts';
import { fillPlaces, membersOf, placesIn } from '@fairway/domain/gallery/places.ts';
import { splitMixedId } from '@fairway/domain/people/mixed-id.ts';
import { createInterface } from '../data-interfaces/create-interface.ts';
import { newId } from '../database/new-id.ts';
import { recordAdded } from '../entities/change-history.ts';
import { tellFirstHourScreens } from '../first-hour/tell-first-hour-screens.ts';
import type { Context } from '../http/context.ts';
import { fieldsInvalid } from '../http/input.ts';
import { galleryAnswerWords } from '../language/gallery-words.ts';
import { demoEnglish } from '../records/demo/demo-english.ts';
import { createFormModel } from '../records/models/save-model.ts';
import { createFlowTemplate, publishFlowTemplate } from '../workflow/templates/save-template.ts';
import { companyLists, rowsWritten, withOwnChoices } from './company-lists.ts';
import { galleryInterface } from './gallery-interfaces.ts';
import { galleryItems, type Item } from './gallery-items.ts';
import { withHelpers } from './show-gallery.ts';
import {
  fixedRows,
  flowsByCode,
  formsByCode,
  holdGallery,
  insertTake,
  interfacesByCode,
  isNameTaken,
  loadCompany,
} from './store.ts';
import { suggestUsers } from './suggest-places.ts';
import type { Made } from './tables.ts';

type Answers = Received<typeof declared>['body'];

/** Gives the company a flow or form as if somebody had written and published it here, with whatever it needs. */
export async function takeFromGallery(ctx: Context, code: string, answers: Answers) {
  const { db, session, now } = ctx;
  if (!session.isAdministrator) throw new AppError('FORBIDDEN');
  const item = galleryItems().get(code);
  if (!item || item.isHelper) throw new AppError('NOT_FOUND');
  await holdGallery(db);
  const there = item.flow ? await flowsByCode(db, [code]) : await formsByCode(db, [code]);
  const fullName = await nameFor(ctx, item, there.get(code)?.fullName, answers.fullName);
  refuseGaps(ctx, item, answers);
  const made: Made = { interfaces: [], forms: [], flows: [] };
  const ids = await interfacesFor(ctx, item, answers, made);
  let targetId = '';
  for (const one of withHelpers(item)) {
    const isWanted = one === item;
    const known = isWanted
      ? undefined
      : (one.flow ? await flowsByCode(db, [one.code]) : await formsByCode(db, [one.code])).get(one.code);
    if (known) ids.set(one.code, known.id);
    else
      targetId = await add(ctx, one, {
        answers,
        isWanted,
        fullName: isWanted ? fullName : one.fullName,
        ids,
        made,
      });
  }
  const id = newId(now.getTime());
  await insertTake(db, { id, code, fullName, targetId, made, byId: session.userId, at: now });
  await recordAdded(ctx, { entity: 'galleryTake', ids: [id] });
  ctx.auditTarget(fullName);
  await tellFirstHourScreens(db);
  return { id, targetId, kind: item.kind };
}

/** A second one is a copy under a name of its own. */
async function nameFor(
  { db, language }: Context,
  item: Item,
  taken: string | undefined,
  wanted: string,
): Promise<string> {
  const fullName = wanted === '' ? item.fullName : wanted;
  if (taken !== undefined && wanted === '') throw new AppError('GALLERY_TAKEN', { name: taken });
  if (await isNameTaken(db, fullName)) throw new AppError('GALLERY_TAKEN', { name: fullName });
  if (fullName === '') throw fieldsInvalid({ fullName: galleryAnswerWords.nameMissing[language] });
  return fullName;
}

/** Everybody a flow names has to be somebody here. */
function refuseGaps({ language }: Context, item: Item, { places, users }: Answers): void {
  const problems: Record<string, string> = {};
  for (const one of withHelpers(item))
    for (const { key, ways } of placesIn(one.flow?.root)) {
      const answer = places[key];
      const isAnswered =
        answer && ways.includes(answer.by) && (answer.by !== 'members' || answer.ids.length > 0);
      if (!isAnswered) problems[`places.${key}`] = galleryAnswerWords.placeMissing[language];
    }
  if (!item.flow && users.some((mixed) => splitMixedId(mixed).type !== 'role'))
    problems.users = galleryAnswerWords.rolesOnly[language];
  if (Object.keys(problems).length > 0) throw fieldsInvalid(problems);
}

/** What its forms choose from: what the company has of that code is its own, everything else is made. */
async function interfacesFor(
  ctx: Context,
  item: Item,
  { lists }: Answers,
  made: Made,
): Promise<Map<string, string>> {
  const { db, language } = ctx;
  const codes = [...new Set(withHelpers(item).flatMap(({ needs }) => needs.interfaces))];
  const there = await interfacesByCode(db, codes);
  const ids = new Map([...there].map(([code, { id }]) => [code, id]));
  for (const code of codes.filter((one) => !there.has(one))) {
    const rows = companyLists[code] ? rowsWritten(code, lists[code] ?? '') : undefined;
    if (companyLists[code] && !rows)
      throw fieldsInvalid({ [`lists.${code}`]: galleryAnswerWords.listMissing[language] });
    const written = galleryInterface(code, rows);
    if (!written) throw new AppError('NOT_FOUND');
    const { id } = await createInterface(ctx, written);
    made.interfaces.push(id);
    ids.set(code, id);
  }
  return ids;
}

interface Adding {
  answers: Answers;
  /** What was asked for, not what comes along. */
  isWanted: boolean;
  fullName: string;
  /** Ids here by the code of the gallery. */
  ids: Map<string, string>;
  made: Made;
}

async function add(
  ctx: Context,
  item: Item,
  { answers, isWanted, fullName, ids, made }: Adding,
): Promise<string> {
  const { db } = ctx;
  const formId = await addForm(ctx, item, { answers, isWanted, fullName, ids, made });
  if (!item.flow) {
    ids.set(item.code, formId);
    return formId;
  }
  const { settings, root } = item.flow;
  const flow = {
    settings: {
      ...settings,
      launchBy: isWanted && answers.users.length > 0 ? membersIn(answers.users) : undefined,
    },
    root: fillPlaces(root, answers.places),
    translations: demoEnglish(item.fullName, item.description, item.flow),
  };
  const { id } = await createFlowTemplate(ctx, {
    ...{ fullName, enCode: await freeCode(item.code, (codes) => flowsByCode(db, codes)), formId },
    ...{ category: item.category, icon: item.icon, iconBackground: item.iconBackground },
    ...{ description: item.description, sortCode: 0, enabledMark: 1 },
    flowTemplateJson: JSON.stringify(flow),
  });
  made.flows.push(id);
  await publishFlowTemplate(ctx, id);
  return id;
}

async function addForm(
  ctx: Context,
  item: Item,
  { answers, isWanted, fullName, ids, made }: Adding,
): Promise<string> {
  const { db } = ctx;
  const { form, flow, code } = item;
  let definition = withIds(form.definition, ids);
  for (const one of item.needs.interfaces.filter((each) => companyLists[each]))
    definition = withOwnChoices(definition, one, await rowsOfList(ctx, one));
  const roleIds = isWanted
    ? answers.users.map((mixed) => splitMixedId(mixed).id)
    : suggestUsers(await loadCompany(db), item.roleIds, false).map((mixed) => splitMixedId(mixed).id);
  const { id } = await createFormModel(ctx, {
    ...{ fullName: flow ? formName(item, fullName) : fullName, icon: item.icon, webType: item.webType },
    enCode: await freeCode(flow ? form.enCode : code, (codes) => formsByCode(db, codes)),
    formData: JSON.stringify({ ...definition, translations: demoEnglish(form.fullName, definition) }),
    ...{ listFields: item.listFields, indexFields: item.indexFields ?? [], recordScope: item.recordScope },
    ...{ roleIds: flow ? [] : roleIds, enabledMark: item.enabledMark },
  });
  made.forms.push(id);
  return id;
}

/** A copy is told from the first one in lists of forms, too. */
const formName = (item: Item, fullName: string): string =>
  fullName === item.fullName ? item.form.fullName : fullName;

async function rowsOfList({ db }: Context, code: string): Promise<readonly InterfaceRow[]> {
  return (await fixedRows(db, code)) ?? [];
}

const membersIn = (ids: string[]) => membersOf([{ by: 'members', ids } satisfies Placed]);

/** The code itself, or with the first figure that nobody has. */
async function freeCode(
  code: string,
  find: (codes: string[]) => Promise<Map<string, unknown>>,
): Promise<string> {
  for (let count = 1; ; count += 1) {
    const wanted = count === 1 ? code : `${code}${count}`;
    if ((await find([wanted])).size === 0) return wanted;
  }
}

/** Forms name interfaces and other forms by id. */
function withIds<T>(definition: T, ids: ReadonlyMap<string, string>): T {
  const text = JSON.stringify(definition).replace(
    /"(interfaceId|modelId)":"(\w+)"/g,
    (_, name: string, code: string) => `"${name}":"${ids.get(code) ?? code}"`,
  );
  return JSON.parse(text) as T;
}
