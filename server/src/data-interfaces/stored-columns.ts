import type { WrittenInterface } from './check-interface.ts';

/** Half of a pair of surrogates is no character, and PostgreSQL keeps none in JSON. */
const json = (value: unknown): string => {
  const wellFormed = (part: unknown): unknown => {
    if (typeof part === 'string') return part.toWellFormed();
    if (Array.isArray(part)) return part.map(wellFormed);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key.toWellFormed(), wellFormed(inner)]),
    );
  };
  return JSON.stringify(wellFormed(value));
};

/** What somebody wrote, as the table keeps it. */
export const storedColumns = ({
  enCode,
  fullName,
  source,
  parameters,
  script,
  enabledMark,
}: WrittenInterface) => ({
  enCode,
  fullName,
  kind: source.kind,
  source: json(source),
  parameters: json(parameters),
  script,
  enabledMark,
});
