import { describe, expect, it } from 'vitest';
import { fontRuns } from './font-runs.ts';
import { drawnText, missingCharacters } from './fonts.ts';

describe('missingCharacters', () => {
  it('finds none in GB 2312, which holds what is printed every day', async () => {
    const bytes: number[] = [];
    for (let high = 0xa1; high <= 0xf7; high++)
      for (let low = 0xa1; low <= 0xfe; low++) bytes.push(high, low);
    const all = new TextDecoder('gbk').decode(Uint8Array.from(bytes));
    // Cells of the table that GB 2312 leaves empty decode to private characters, or to none.
    const text = [...all].filter((each) => !/[\ufffd\p{Co}]/u.test(each)).join('');
    expect([...text].filter((each) => /\p{Ideographic}/u.test(each)).length).toBe(6_763);
    expect(await missingCharacters(text)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['喆堃㛃龑䶮昇玥珺翀旻𬭎𫖯', []],
    ['Gdańsk Łódź İzmir Straße Århus São Paulo', []],
    ['€ £ ¥ ￥ $ ₩ ₫ ₹ ₽ ₺ ฿', ['฿']],
    ['m³ ㎡ ℃ № → × ½ “” ‘’ … —— 《》「」', []],
    ['e\u0301 \u200d\u200b\ufe0f\u202e\t\n\0 soft\u00adhyphen', []],
    ['𠮷 😀 한', ['𠮷', '😀', '한']],
  ])('of %s are %j', async (text, missing) => expect(await missingCharacters(text)).toEqual(missing));
});

it('draws text without what nobody sees', () =>
  expect(drawnText('a\u200bb\r\nc\td\ufeff e\u0301\ud800')).toBe('ab\nc d \u00e9'));

describe('fontRuns', () => {
  const has = (letter: string) => !/[łń😀]/u.test(letter);
  const latinHas = (letter: string) => /[\x20-\u024f]/.test(letter);

  it.each<[string, string]>([
    ['宁波 to Oslo', '宁波 to Oslo'],
    ['到łódz港', '到|łódz|港'],
    ['at Gdańsk', 'at |Gdańsk'],
    ['😀ł', '😀|ł'],
    ['', ''],
  ])('%s → %s', (line, divided) => {
    const runs = fontRuns(line, has, latinHas);
    expect(runs.map(({ text }) => text).join('|')).toBe(divided);
    expect(runs.map(({ isLatin }) => isLatin)).toEqual(
      runs.map(({ text }) => /^[^宁到港😀]*[łń]/u.test(text)),
    );
  });
});
