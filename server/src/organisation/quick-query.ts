const mostKept = 2_000;
/** Menus and flows are asked for again and again. */
const kept = new Map<string, string>();

/** What a name is found by when it is typed without Chinese: `zhouzihan zzh`. */
export async function quickQueryOf(name: string): Promise<string> {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const spelled = await spell(name);
  if (kept.size >= mostKept) kept.clear();
  kept.set(name, spelled);
  return spelled;
}

async function spell(name: string): Promise<string> {
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
