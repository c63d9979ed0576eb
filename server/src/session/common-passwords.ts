/** So many of the list are refused with digits and signs around them, too; the rest only as they are. */
const favourites = 2_000;

/** Names of roles and of nobody, which systems are delivered with. */
const defaultNames = [
  'administrator',
  'company',
  'demo',
  'guest',
  'login',
  'root',
  'sys',
  'system',
  'temp',
  'user',
];

let loaded: ReturnType<typeof load> | undefined;

/** The passwords people choose most. The list is read at the first question: few ask, and it is large. */
export function commonPasswords() {
  loaded ??= load();
  return loaded;
}

async function load() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'].map(String);
  const [common, first] = [new Set(list), new Set([...list.slice(0, favourites), ...defaultNames])];
  return {
    isCommon: (password: string) => common.has(password),
    isFavourite: (word: string) => first.has(word),
  };
}
