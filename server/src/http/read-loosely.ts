import * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A body that is wrong in more places was not meant to be right. */
const mostRepairs = 100;
/** An empty text becomes nothing, and nothing becomes not given. */
const mostRounds = 3;

/**
 * Reads a value by its schema as clients of the family write it: they send every field they know, an empty text or null
 * where nothing was entered, and numbers as text. Only what the schema refuses is read in another way: an empty text
 * stays where a text may be empty, and so does everything inside the values of a form, which have no schema.
 */
export function readLoosely<S extends z.core.$ZodType>(
  schema: S,
  sent: unknown,
): { data: z.output<S> } | { issues: Issue[] } {
  const first = z.safeParse(schema, sent, { reportInput: true });
  if (first.success) return { data: first.data };
  let { issues } = first.error;
  let value = sent;
  const asSent = new Map<string, Issue>();
  for (let round = 0; round < mostRounds && issues.length <= mostRepairs; round++) {
    const repaired = issues.filter(isRepairable).reduce((whole, { path }) => repairAt(whole, path), value);
    if (repaired === value) break;
    for (const issue of issues) if (!asSent.has(placeOf(issue))) asSent.set(placeOf(issue), issue);
    value = repaired;
    const again = z.safeParse(schema, value, { reportInput: true });
    if (again.success) return { data: again.data };
    issues = again.error.issues;
  }
  // A person reads what is wrong with what they sent, not with what was made of it.
  return { issues: issues.map((issue) => asSent.get(placeOf(issue)) ?? issue) };
}

/** A name that may be left out but must have letters was emptied by somebody: they are told, and not passed over. */
const isRepairable = (issue: Issue): boolean => !(issue.code === 'too_small' && issue.origin === 'string');

const placeOf = ({ path }: Issue): string => path.join('.');

const digits = /^-?\d{1,15}(?:\.\d{1,10})?$/;

/** The same value where nothing can be read in another way, else a copy with it. */
function repairAt(holder: unknown, [name, ...below]: Path): unknown {
  if (name === undefined || typeof holder !== 'object' || holder === null) return holder;
  if (!Object.hasOwn(holder, name)) return holder;
  const held = (holder as Record<PropertyKey, unknown>)[name];
  if (below.length > 0) {
    const repaired = repairAt(held, below);
    return repaired === held ? holder : withMember(holder, name, repaired);
  }
  if (typeof held === 'string' && digits.test(held)) return withMember(holder, name, Number(held));
  // What is in a list is there: an empty one among others is a mistake.
  if (Array.isArray(holder)) return holder;
  if (held === '') return withMember(holder, name, null);
  return held === null ? withMember(holder, name, undefined) : holder;
}

function withMember(holder: object, name: PropertyKey, value: unknown): unknown {
  if (Array.isArray(holder)) return holder.with(Number(name), value);
  const others = Object.entries(holder).filter(([other]) => other !== name);
  // From entries, so that no name reaches the prototype.
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
}
