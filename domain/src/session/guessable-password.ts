/** What makes a password one of the first that are tried. */
export type Guessable = 'commonPassword' | 'ownName';

interface Known {
  /** Whether people chose this as it is. */
  isCommon: (password: string) => boolean;
  /** Whether this is among the words people choose first, and so with digits and signs around it, too. */
  isFavourite: (word: string) => boolean;
  /** What a stranger knows: account, name, company. */
  names: readonly string[];
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '01234567890'];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))];
const look = { '@': 'a', '4': 'a', '0': 'o', $: 's', '5': 's', '3': 'e', '1': 'i', '!': 'i', '7': 't' };
const shifted = {
  '!': '1',
  '@': '2',
  '#': '3',
  $: '4',
  '%': '5',
  '^': '6',
  '&': '7',
  '*': '8',
  '(': '9',
  ')': '0',
};
const shortestName = 3;

const spell = (text: string, letters: Record<string, string>) =>
  [...text].map((sign) => letters[sign] ?? sign).join('');
const isRun = (text: string) => /^(.)\1*$/u.test(text) || runs.some((run) => run.includes(text));
const isYear = (digits: string) => /^(19|20)\d\d$/.test(digits);

/**
 * Why a password is among the first that are tried, however many kinds of characters it has: a common one, or a name
 * that strangers know, with nothing but a few digits and signs around it. Undefined when it is not.
 */
export function whyGuessable(
  password: string,
  { isCommon, isFavourite, names }: Known,
): Guessable | undefined {
  const plain = password.normalize('NFKC').toLowerCase();
  const forms = [plain, spell(plain, shifted)];
  if (forms.some((form) => isCommon(form) || isCommon(withoutSigns(form)))) return 'commonPassword';
  const spelled = spelledCore(plain);
  if ([plain, spelled].some((form) => isNameOnly(form, names, isFavourite))) return 'ownName';
  return addsNothing(plain, isFavourite, 1) || addsNothing(spelled, isFavourite, 1)
    ? 'commonPassword'
    : undefined;
}

function isNameOnly(text: string, names: readonly string[], isFavourite: (word: string) => boolean): boolean {
  let rest = text;
  for (const name of names.map((one) => one.normalize('NFKC').toLowerCase().trim()))
    if (name.length >= shortestName) rest = rest.replaceAll(name, ' ');
  return rest !== text && addsNothing(rest, isFavourite, 0);
}

const withoutSigns = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Signs that stand for letters are read as these, from the first letter to the last: `p@ssw0rd1!` is `password1!`. */
function spelledCore(plain: string): string {
  const [, before = '', core = '', after = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(plain) ?? [];
  return before + spell(core, look) + after;
}

/** Whether only runs of keys, years, a few digits and at most so many favourite words are in it. */
function addsNothing(text: string, isFavourite: (word: string) => boolean, words: number): boolean {
  const letters = text.match(/\p{L}+/gu) ?? [];
  const unknown = letters.filter((part) => !isRun(part));
  if (unknown.length > words || !unknown.every(isFavourite)) return false;
  const digits = text.match(/\p{N}+/gu) ?? [];
  return digits.every((part) => part.length <= 3 || isYear(part) || isRun(part) || isFavourite(part));
}
