const finals =
  'iang|iong|uang|ang|eng|ing|ong|iao|ian|uai|uan|van|ai|ei|ao|ou|an|en|in|un|vn|er|ia|ie|iu|ua|uo|ui|ue|ve|a|o|e|i|u|v';

/** `zhouzihan` with `zzh` as `zhou zi han`: where the syllables begin is known by their first letters. */
export function syllablesOf(pinyin: string, initials: string): string[] | undefined {
  if (!/^[a-z]{1,12}$/.test(initials)) return undefined;
  const parts = [...initials].map((letter) => {
    if ('aeo'.includes(letter)) return `((?=${letter})(?:${finals}))`;
    return `(${letter}${'zcs'.includes(letter) ? 'h?' : ''}(?:${finals}))`;
  });
  return new RegExp(`^${parts.join('')}$`).exec(pinyin)?.slice(1);
}
