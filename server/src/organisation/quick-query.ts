/** What a name is found by when it is typed without Chinese: `zhouzihan zzh`. */
export async function quickQueryOf(name: string): Promise<string> {
  // Loaded when a name is written: its dictionary takes ten megabytes that reading never needs.
  const { pinyin } = await import('pinyin-pro');
  const syllables = pinyin(name, {
    toneType: 'none',
    type: 'array',
    nonZh: 'consecutive',
    surname: 'head',
    v: true,
  });
  const spelled = syllables
    .map((syllable) => syllable.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .filter(Boolean);
  return spelled.length === 0 ? '' : `${spelled.join('')} ${spelled.map((syllable) => syllable[0]).join('')}`;
}
