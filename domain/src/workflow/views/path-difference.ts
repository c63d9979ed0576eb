import type { Preview, PreviewNode } from './preview.ts';

/** How the way of the same request differs, by the names of the steps. */
export interface PathDifference {
  added: string[];
  removed: string[];
  /** Steps on both ways that others decide. */
  people: { name: string; before: string[]; after: string[] }[];
  isEndOther: boolean;
}

/** Undefined when the steps, their people and the end are the same. */
export function pathDifference(before: Preview, after: Preview): PathDifference | undefined {
  const [stood, stands] = [stepsOf(before), stepsOf(after)];
  const difference: PathDifference = {
    added: namesWithout(stands, stood),
    removed: namesWithout(stood, stands),
    people: [...stood].flatMap(([node, { name, people }]) => {
      const now = stands.get(node);
      return now && !isSameSet(people, now.people)
        ? [{ name: now.name || name, before: [...people], after: [...now.people] }]
        : [];
    }),
    isEndOther: before.ends !== after.ends,
  };
  const { added, removed, people, isEndOther } = difference;
  return added.length + removed.length + people.length > 0 || isEndOther ? difference : undefined;
}

interface Step {
  name: string;
  people: Set<string>;
}

function stepsOf({ nodes }: Preview): Map<string, Step> {
  const steps = new Map<string, Step>();
  for (const one of nodes) {
    if (one.kind === 'start') continue;
    const step = steps.get(one.node) ?? { name: one.name || one.node, people: new Set() };
    for (const user of askedAt(one)) step.people.add(user);
    steps.set(one.node, step);
  }
  return steps;
}

/** Who is really asked: who is passed over decides nothing. */
const askedAt = ({ people, skipped }: PreviewNode): string[] =>
  skipped === null ? people.filter((person) => person.skipped === null).map(({ user }) => user) : [];

const namesWithout = (steps: ReadonlyMap<string, Step>, others: ReadonlyMap<string, Step>): string[] =>
  [...steps].filter(([node]) => !others.has(node)).map(([, { name }]) => name);

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((user) => other.has(user));
