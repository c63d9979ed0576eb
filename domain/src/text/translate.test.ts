import { describe, expect, it } from 'vitest';
import { readPlaces } from './read-places.ts';
import { translateAt, translatorOf } from './translate.ts';

describe('a translated text', () => {
  const translations = { en: { 请假: 'Leave', 空: '' } };

  it.each([
    ['请假', 'en', 'Leave'],
    ['请假', 'zh', '请假'],
    ['出差', 'en', '出差'],
    ['空', 'en', '空'],
    ['constructor', 'en', 'constructor'],
    ['__proto__', 'en', '__proto__'],
  ] as const)('%s in %s is %s', (text, language, shown) => {
    expect(translatorOf(translations, language)(text)).toBe(shown);
  });

  it('is as it is written where nobody translated anything', () => {
    expect(translatorOf(undefined, 'en')('请假')).toBe('请假');
    expect(translatorOf({}, 'en')('请假')).toBe('请假');
  });

  it('stands at its keys only, and the given value stays as it is', () => {
    const given = {
      label: '请假',
      value: '请假',
      kept: { label: '请假' },
      words: { any: '请假' },
      list: [{ label: '请假' }],
    };
    const before = JSON.parse(JSON.stringify(given));
    const at = { texts: new Set(['label']), tables: new Set(['words']), kept: new Set(['kept']) };
    expect(translateAt(given, translatorOf(translations, 'en'), at)).toEqual({
      ...{ label: 'Leave', value: '请假', kept: { label: '请假' }, words: { any: 'Leave' } },
      list: [{ label: 'Leave' }],
    });
    expect(given).toEqual(before);
  });
});

describe('the places of a pattern', () => {
  it.each([
    ['{who}的请假（{n}天）', '沈立群的请假（3天）', { who: '沈立群', n: '3' }],
    ['{a} {b}', 'one two three', { a: 'one', b: 'two three' }],
    ['合同：{title}', '合同：', { title: '' }],
    ['{@launchUserName}的申请', '陶美华的申请', { '@launchUserName': '陶美华' }],
    ['{a}{b}', 'xy', { a: '', b: 'xy' }],
  ])('%s in %s', (pattern, text, places) => {
    expect(readPlaces(pattern, text)).toEqual(new Map(Object.entries(places)));
  });

  it.each([
    ['{who}的请假', '沈立群的出差'],
    ['合同：{title}', '协议：x'],
    ['no places', 'no places'],
    ['{a}x{b}y', 'y'],
  ])('are not read out of what does not follow it: %s, %s', (pattern, text) => {
    expect(readPlaces(pattern, text)).toBeUndefined();
  });

  it('are read in no time, however many there are', () => {
    const pattern = '{a}'.repeat(66);
    expect(readPlaces(`${pattern}!`, 'x'.repeat(200))).toBeUndefined();
  });
});
