import type { DeclaredParameter } from '@fairway/contract/data-interfaces.ts';
import type { ParameterValues } from '@fairway/domain/data-interfaces/parameter-values.ts';
import { InterfaceError } from './interface-error.ts';

const place = /\{\s*([A-Za-z_]\w*)\s*\}/g;

type Value = string | number | null;

/** Values as another system reads them: a date as ISO text. Only declared names are known. */
export function wireValues(
  declared: readonly DeclaredParameter[],
  values: ParameterValues,
): ReadonlyMap<string, Value> {
  return new Map(
    declared.map(({ name, dataType }) => {
      const value = values[name] ?? null;
      return [name, dataType === 'date' && value !== null ? new Date(value).toISOString() : value];
    }),
  );
}

function namedValue(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new InterfaceError('parameterUnknown', { name });
  return value;
}

/** An address with its values in path and query; whatever they hold, it stays on the host and in the folder it names. */
export function filledAddress(template: string, values: ReadonlyMap<string, Value>): URL {
  const [, authority = '', rest = ''] = /^https?:\/\/([^/?#\\]+)(.*)$/is.exec(template) ?? [];
  if (authority === '' || /[{}@\s]/.test(authority) || rest.includes('#'))
    throw new InterfaceError('addressWrong');
  const filled = rest.replace(place, (_, name: string) => encodeURIComponent(namedValue(values, name) ?? ''));
  const path = filled.split('?', 1)[0] ?? '';
  // A segment of dots climbs, also when it is written in percents.
  if (/[{}\\]/.test(filled) || path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment)))
    throw new InterfaceError('addressWrong');
  const written = template.slice(0, template.length - rest.length) + filled;
  if (!URL.canParse(written)) throw new InterfaceError('addressWrong');
  return new URL(written);
}

/** A JSON body with its values: inside quotes as part of the text, elsewhere as JSON of their own. */
export function filledBody(template: string, values: ReadonlyMap<string, Value>): string {
  const body = template.replace(/"(?:[^"\\]|\\.)*"|\{\s*[A-Za-z_]\w*\s*\}/g, (piece) => {
    if (!piece.startsWith('"')) return JSON.stringify(namedValue(values, piece.slice(1, -1).trim()));
    return piece.replace(place, (found, name: string) =>
      values.has(name) ? JSON.stringify(String(values.get(name) ?? '')).slice(1, -1) : found,
    );
  });
  try {
    JSON.parse(body);
  } catch (error) {
    throw new InterfaceError('bodyNoJson', {}, error);
  }
  return body;
}

/** Headers that decide where a request goes and where it ends are not somebody's to write. */
const ours =
  /^(host|connection|content-length|transfer-encoding|te|trailer|upgrade|expect|keep-alive|accept-encoding|proxy-.*)$/i;

export function checkedHeaders(headers: readonly { name: string; value: string }[]): Record<string, string> {
  const checked: Record<string, string> = {};
  for (const { name, value } of headers) {
    const isSound = /^[!#$%&'*+.^_`|~\w-]+$/.test(name) && /^[\t\x20-\x7e]*$/.test(value);
    if (!isSound || ours.test(name)) throw new InterfaceError('headerWrong', { name: name.slice(0, 60) });
    checked[name.toLowerCase()] = value;
  }
  return checked;
}
