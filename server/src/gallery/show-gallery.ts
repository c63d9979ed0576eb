import { AppError } from '@fairway/contract/app-error.ts';
import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { readFlowTemplate } from '@fairway/contract/flow-template.ts';
import { readFormDefinition } from '@fairway/contract/forms.ts';
import type { GalleryItem, GalleryPlace } from '@fairway/contract/gallery.ts';
import { compileForm } from '@fairway/domain/forms/compile-form.ts';
import { translateForm } from '@fairway/domain/forms/translate-form.ts';
import { type FoundPlace, placesIn } from '@fairway/domain/gallery/places.ts';
import { translatorOf } from '@fairway/domain/text/translate.ts';
import { compileFlow } from '@fairway/domain/workflow/template/compile-flow.ts';
import { flowIn } from '@fairway/domain/workflow/template/translate-flow.ts';
import type { Context } from '../http/context.ts';
import {
  galleryDescriptions,
  galleryEmptyWords,
  galleryListWords,
  galleryPlaceWords,
} from '../language/gallery-words.ts';
import { namesInEnglish } from '../organisation/english-names.ts';
import { demoEnglish } from '../records/demo/demo-english.ts';
import { sentContext } from '../records/form-context.ts';
import { categoriesOf } from '../workflow/templates/categories.ts';
import { companyLists } from './company-lists.ts';
import { galleryItems, type Item } from './gallery-items.ts';
import { flowsByCode, formsByCode, interfacesByCode, listTakes, loadCompany } from './store.ts';
import { suggestPlace, suggestUsers } from './suggest-places.ts';

/** Everything there is to choose from, and what of it the company has. */
export async function listGallery({ db, language }: Context): Promise<{ list: GalleryItem[] }> {
  const shown = [...galleryItems().values()].filter(({ isHelper }) => !isHelper);
  const headOf = await headsIn({ db, language });
  return { list: shown.map(headOf) };
}

async function headsIn({ db, language }: Pick<Context, 'db' | 'language'>) {
  const codes = [...galleryItems().keys()];
  const [takes, flows, forms, { nameOf }, roles] = [
    await listTakes(db),
    await flowsByCode(db, codes),
    await formsByCode(db, codes),
    await categoriesOf(db, language),
    await roleNames(db, language),
  ];
  return (item: Item): GalleryItem => {
    const say = wordsOf(item, language);
    return {
      ...{
        code: item.code,
        kind: item.kind,
        fullName: say(item.fullName),
        description: descriptionOf(item, language),
      },
      ...{ category: item.category === '' ? '' : nameOf(item.category) },
      ...{ icon: item.icon, iconBackground: item.iconBackground },
      who: item.flow ? stepsOf(item.flow.root).map(say) : item.roleIds.flatMap((id) => roles.get(id) ?? []),
      takes: takes
        .filter(({ code }) => code === item.code)
        .map(({ code: _, at, ...take }) => ({ ...take, at: at.getTime() })),
      isThere: (item.kind === 'flow' ? flows : forms).has(item.code),
    };
  };
}

/** One of them, with everything it asks before it can be used. */
export async function getGalleryItem({ db, session, language, now }: Context, code: string) {
  const item = galleryItems().get(code);
  if (!item || item.isHelper) throw new AppError('NOT_FOUND');
  const all = withHelpers(item);
  const company = await loadCompany(db);
  const there = await interfacesByCode(db, Object.keys(companyLists));
  const asked = new Map<string, GalleryPlace>();
  for (const one of all)
    for (const place of placesIn(one.flow?.root)) {
      const say = wordsOf(one, language);
      const shown = {
        ...{ key: place.key, label: await labelOf(place), steps: place.steps.map(say) },
        ...{ ways: place.ways, suggestion: suggestPlace(company, session.userId, place) },
      };
      const known = asked.get(place.key);
      asked.set(
        place.key,
        known ? { ...known, steps: [...new Set([...known.steps, ...shown.steps])] } : shown,
      );
    }
  const lists = [...new Set(all.flatMap(({ needs }) => needs.interfaces))].filter(
    (one) => companyLists[one] && !there.has(one),
  );
  const launchers = (item.flow?.settings.launchBy as { roles?: string[] } | undefined)?.roles ?? [];
  return {
    ...(await headsIn({ db, language }))(item),
    ...shownIn(item, language),
    context: await sentContext(db, session.userId, now),
    places: [...asked.values()],
    lists: lists.map((one) => ({
      ...{ code: one, fullName: galleryListWords[one]?.name[language] ?? one },
      ...{
        hint: galleryListWords[one]?.hint[language] ?? '',
        sample: galleryListWords[one]?.sample[language] ?? '',
      },
    })),
    brings: all.filter((one) => one !== item).map((one) => wordsOf(one, language)(one.fullName)),
    users: item.flow ? suggestUsers(company, launchers, true) : suggestUsers(company, item.roleIds, false),
  };

  async function labelOf({ kind, id }: FoundPlace): Promise<string> {
    const name = galleryPlaceWords[id]?.[language] ?? (await roleNames(db, language)).get(id) ?? id;
    return kind === 'user' ? filledWords(galleryEmptyWords[language], { name }) : name;
  }
}

/** An item with everything else of the gallery it cannot do without, what is needed first. */
export function withHelpers(item: Item): Item[] {
  const items = galleryItems();
  const found = new Set<Item>();
  const add = (one: Item | undefined): void => {
    if (!one || found.has(one)) return;
    for (const code of [...one.needs.forms, ...one.needs.flows]) add(items.get(code));
    found.add(one);
  };
  add(item);
  return [...found];
}

/** Its form and its flow as the reader sees them. */
function shownIn({ fullName, description, form, flow }: Item, language: Language) {
  const english = demoEnglish(fullName, description, form, flow);
  const definition = { ...readFormDefinition(form.definition), translations: english };
  const shown = withoutSources(translateForm(definition, language));
  if (!flow) return { definition: JSON.stringify(shown), template: '' };
  const template = readFlowTemplate({ ...flow, key: 'gallery', translations: english });
  return {
    definition: JSON.stringify(shown),
    template: JSON.stringify(flowIn(compileFlow(template, compileForm(definition)), language).template),
  };
}

/** A picture of a form asks nothing: what it chooses from is made when it is taken. */
const withoutSources = <T>(definition: T): T =>
  JSON.parse(JSON.stringify(definition), (_, value: unknown) =>
    typeof value === 'object' && value !== null && (value as { from?: unknown }).from === 'interface'
      ? { from: 'static', options: [] }
      : value,
  ) as T;

const wordsOf = ({ fullName, description, form, flow }: Item, language: Language) =>
  translatorOf(demoEnglish(fullName, description, form, flow), language);

const descriptionOf = (item: Item, language: Language): string =>
  item.flow ? wordsOf(item, language)(item.description) : (galleryDescriptions[item.code]?.[language] ?? '');

async function roleNames(db: Context['db'], language: Language): Promise<Map<string, string>> {
  const { roles } = await loadCompany(db);
  const english = new Map(
    language === 'en' ? (await namesInEnglish(db)).map(({ fullName, enName }) => [fullName, enName]) : [],
  );
  return new Map(roles.map(({ id, fullName }) => [id, english.get(fullName) ?? fullName]));
}

/** Who has to do something, in the order of the flow, each name once. */
function stepsOf(nodes: unknown): string[] {
  const names: string[] = [];
  const walk = (list: unknown): void => {
    for (const node of Array.isArray(list) ? (list as Record<string, unknown>[]) : []) {
      if (node.kind === 'approve' || node.kind === 'handle') names.push(String(node.name));
      for (const arm of (node.arms as { seq: unknown }[] | undefined) ?? []) walk(arm.seq);
    }
  };
  walk(nodes);
  return [...new Set(names)];
}
