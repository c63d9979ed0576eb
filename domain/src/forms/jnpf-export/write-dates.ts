import type { FormField } from '@fairway/contract/forms.ts';
import type { Raw } from '../jnpf-import/raw.ts';
import { jnpfPath } from './jnpf-path.ts';

const typesByFormat: Record<string, string> = { yyyy: 'year', 'yyyy-MM': 'month', 'yyyy-MM-dd': 'date' };

export function dateSettings({ kind, format = 'yyyy-MM-dd', earliest, latest }: FormField): Raw {
  const type = typesByFormat[format] ?? 'datetime';
  return {
    format,
    type: kind === 'dateRange' ? `${type}range` : type,
    'value-format': 'timestamp',
    ...limit('start', earliest),
    ...limit('end', latest),
  };
}

/** The codes of a limit: a fixed moment, another field, now, so much before or after now. */
const limitTypes = { fixed: '1', field: '2', now: '3', before: '4', after: '5' } as const;
const targets: Record<string, string> = { y: '1', year: '1', M: '2', month: '2', d: '3', day: '3' };

function limit(end: 'start' | 'end', expression: string | undefined): Raw {
  const settings = expression === undefined ? undefined : limitOf(expression.trim());
  if (!settings) return { [`${end}TimeRule`]: false };
  return {
    [`${end}TimeRule`]: true,
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [`${end}${name}`, value])),
  };
}

function limitOf(expression: string): Raw | undefined {
  if (/^\d+$/.test(expression)) return { TimeType: limitTypes.fixed, TimeValue: Number(expression) };
  const [, fixed] = /^DATE\("([-/\d: T]+)"\)$/.exec(expression) ?? [];
  if (fixed !== undefined) return { TimeType: limitTypes.fixed, TimeValue: fixed };
  const named =
    /^\{([^{}]+)\}$/.exec(expression)?.[1] ?? /^DATE\(YEAR\(\{([^{}]+)\}\), /.exec(expression)?.[1];
  if (named !== undefined) return { TimeType: limitTypes.field, RelationField: jnpfPath(named) };
  const [, count, unit = ''] =
    /^DATEADD\((?:TODAY\(\)|NOW\(\)|DATE\(.*\)), (-?\d+)(?:, "(\w+)")?\)$/.exec(expression) ?? [];
  if (count !== undefined) {
    const target = targets[unit || 'd'];
    if (target === undefined) return undefined;
    const number = Number(count);
    return {
      TimeType: number < 0 ? limitTypes.before : limitTypes.after,
      TimeValue: Math.abs(number),
      TimeTarget: target,
    };
  }
  const isNow = /^(?:TODAY\(\)|NOW\(\)|DATE\(YEAR\(NOW\(\)\).*\))$/.test(expression);
  return isNow ? { TimeType: limitTypes.now } : undefined;
}
