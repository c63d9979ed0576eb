import { isLandline } from './contact.ts';
import { visibleCharacters } from './visible-characters.ts';

export type MaskKind = 'name' | 'mobile' | 'landline' | 'idCard' | 'address' | 'email' | 'carNo' | 'bankCard';

const longestMasked = 200;
const mostStars = 12;

const masks: Record<MaskKind, (value: string) => string> = {
  name: maskName,
  mobile: (value) => cover(value, 3, 4),
  landline: maskLandline,
  idCard: (value) => cover(value, 3, 4),
  address: (value) => cover(value, 6, 0),
  email: maskEmail,
  carNo: (value) => cover(value, 2, 2),
  bankCard: (value) => cover(value, 4, 4),
};

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
