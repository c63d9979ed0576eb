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
  return named(end, settings);
}

const named = (end: 'start' | 'end', settings: Raw): Raw => ({
  [`${end}TimeRule`]: true,
  ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [`${end}${name}`, value])),
});

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

const timeTargets: Record<string, string> = { h: '1', m: '2', s: '3' };

/** The limits of a time are rules with us, which the import makes; only those are written back. */
export function timeLimitSettings({ rules }: FormField): Raw {
  const limits = { startTimeRule: false, endTimeRule: false };
  for (const rule of rules) {
    if (rule.check !== 'expression') continue;
    const [, written = '', sign, again] =
      /^ISEMPTY\((.+)\) \|\| LEFT\(\{[^{}]+\} & ":00", 8\) (>=|<=) LEFT\((.+) & ":00", 8\)$/.exec(
        rule.expression,
      ) ?? [];
    const settings = written === again ? timeLimitOf(written) : undefined;
    const end = sign === '>=' ? 'start' : 'end';
    if (settings) Object.assign(limits, named(end, settings));
  }
  return limits;
}

function timeLimitOf(written: string): Raw | undefined {
  const [, fixed] = /^"([\d:]+)"$/.exec(written) ?? [];
  if (fixed !== undefined) return { TimeType: limitTypes.fixed, TimeValue: fixed };
  const [, path] = /^\{([^{}]+)\}$/.exec(written) ?? [];
  if (path !== undefined) return { TimeType: limitTypes.field, RelationField: jnpfPath(path) };
  const [, at = ''] = /^FORMATDATE\((.+), "HH:mm(?::ss)?"\)$/.exec(written) ?? [];
  if (at === 'NOW()') return { TimeType: limitTypes.now };
  if (/^\d+$/.test(at)) return { TimeType: limitTypes.fixed, TimeValue: Number(at) };
  const [, count, unit = ''] = /^DATEADD\(NOW\(\), (-?\d+), "([hms])"\)$/.exec(at) ?? [];
  if (count === undefined) return undefined;
  const number = Number(count);
  const TimeType = number < 0 ? limitTypes.before : limitTypes.after;
  return { TimeType, TimeValue: Math.abs(number), TimeTarget: timeTargets[unit] };
}
