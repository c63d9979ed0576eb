import type { Context, Route } from '../http/context.ts';
import { unchanging } from '../http/envelope.ts';
import { everywhereWords } from '../language/words.ts';
import { cacheUntilChange } from '../system/cache-until-change.ts';
import { loadEnglishNames } from './store.ts';

/** Where answers name organisations, posts, roles and groups: one of them, a path of them, or several. */
const nameKeys = new Set([
  ...['fullName', 'name', 'organize', 'organizeName', 'organizeNames', 'department', 'departmentName'],
  ...['position', 'positionName', 'roleName', 'groupNames'],
]);
/** What is not about the organisation. */
const otherKeys = new Set(['menuList', 'permissionList', 'sysConfigInfo', 'systemIds']);

interface Names {
  byWritten: ReadonlyMap<string, string>;
  /** Answers that many requests get are translated once. */
  translated: WeakMap<object, object>;
}

/** What has an English name, as it is now. */
export const namesInEnglish = loadEnglishNames;

const englishNames = cacheUntilChange(async (db): Promise<Names> => {
  const byWritten = new Map([[everywhereWords.zh, everywhereWords.en]]);
  for (const { fullName, enName } of await loadEnglishNames(db)) byWritten.set(fullName, enName);
  return { byWritten, translated: new WeakMap() };
});

/** A route whose answers name the organisation: who reads English reads its English names where there are any. */
export const withEnglishNames = (route: Route): Route =>
  route.endpoint.command
    ? route
    : {
        ...route,
        handler: async (ctx: Context, input: unknown) => {
          const answer = await route.handler(ctx, input);
          return ctx.language === 'en' && ctx.session ? inEnglish(ctx, answer) : answer;
        },
      };

async function inEnglish({ db, session }: Context, answer: unknown): Promise<unknown> {
  if (typeof answer !== 'object' || answer === null) return answer;
  const { byWritten, translated } = await englishNames(db, session.organisationStamp);
  const known = translated.get(answer);
  if (known) return known;
  const copy = translatedCopy(answer, byWritten) as object;
  translated.set(answer, copy);
  return unchanging(copy);
}

function translatedCopy(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => translatedCopy(one, names));
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (otherKeys.has(key)) copy[key] = inner;
    else if (typeof inner === 'string') copy[key] = nameKeys.has(key) ? namesIn(inner, names) : inner;
    else copy[key] = translatedCopy(inner, names);
  }
  // Found by what it is called in Chinese, too.
  if (typeof copy.quickQuery === 'string' && 'fullName' in value && copy.fullName !== value.fullName)
    copy.quickQuery = `${copy.quickQuery} ${value.fullName}`;
  return copy;
}

/** `Group/Company/Department,Company`: each part by itself, with room to break a line between words. */
function namesIn(text: string, names: ReadonlyMap<string, string>): string {
  const named = text.replace(/[^/,]+/g, (part) => names.get(part) ?? part);
  return named === text ? text : named.replaceAll('/', ' / ').replaceAll(',', ', ');
}
