import { isLandline } from './contact.ts';
import { visibleCharacters } from './visible-characters.ts';

const longestMasked = 200;
const mostStars = 12;

const masks = {
  name: maskName,
  mobile: (value: string) => cover(value, 3, 4),
  landline: maskLandline,
  idCard: (value: string) => cover(value, 3, 4),
  address: (value: string) => cover(value, 6, 0),
  email: maskEmail,
  carNo: (value: string) => cover(value, 2, 2),
  bankCard: (value: string) => cover(value, 4, 4),
} satisfies Record<string, (value: string) => string>;

export type MaskKind = keyof typeof masks;

/** The kind that a form or another system names; undefined when there is none of that name. */
export const maskKind = (name: string | undefined): MaskKind | undefined =>
  name !== undefined && Object.hasOwn(masks, name) ? (name as MaskKind) : undefined;

/** Hides the middle of personal data for people who may see that it exists but not what it is. */
export function mask(kind: MaskKind, value: string | null | undefined): string {
  if (typeof value !== 'string') return '';
  const text = value.trim();
  return text.length > longestMasked ? '*'.repeat(mostStars) : masks[kind](text);
}

function maskName(value: string): string {
  const [first = '', ...rest] = visibleCharacters(value);
  if (rest.length === 0) return first && '*';
  return rest.length === 1 ? `${first}*` : cover(value, 1, 1);
}

function maskLandline(value: string): string {
  if (!isLandline(value)) return cover(value, 0, 4);
  const [area, number = '', extension] = value.split('-');
  return `${area}-${cover(number, 0, 4)}${extension ? `-${'*'.repeat(extension.length)}` : ''}`;
}

function maskEmail(value: string): string {
  const at = value.lastIndexOf('@');
  if (at < 1) return cover(value, 1, 0);
  const [first = ''] = visibleCharacters(value.slice(0, at));
  return `${at > 1 ? first : ''}***${value.slice(at)}`;
}

/** Keeps some characters at either end; a value too short to hide a third of it is hidden whole. */
function cover(value: string, head: number, tail: number): string {
  const characters = [...visibleCharacters(value)];
  const hidden = characters.length - head - tail;
  if (hidden * 3 < characters.length) return '*'.repeat(characters.length);
  const end = tail === 0 ? '' : characters.slice(-tail).join('');
  return characters.slice(0, head).join('') + '*'.repeat(Math.min(hidden, mostStars)) + end;
}
