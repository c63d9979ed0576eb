import { describe, expect, it } from 'vitest';
import { buildPickIndex } from './pick-index.ts';
import { syllablesOf } from './pinyin-syllables.ts';
import { marksIn, marksInAccount } from './search-marks.ts';
import { departmentOf, personOf } from './testing/nodes.ts';

function marked(name: string, spelled: string, query: string): string {
  const [entry] = buildPickIndex([personOf('sales01', name, spelled)]).entries;
  if (!entry) return '';
  return marksIn(entry, query)
    .map(([start, end]) => name.slice(start, end))
    .join('|');
}

describe('marksIn', () => {
  it.each([
    ['周子涵', 'zhou zi han', '子', '子'],
    ['周子涵', 'zhou zi han', 'zzh', '周子涵'],
    ['周子涵', 'zhou zi han', 'zz', '周子'],
    ['周子涵', 'zhou zi han', 'zh', '周'],
    ['周子涵', 'zhou zi han', 'zih', '子涵'],
    ['林子涵', 'lin zi han', 'zh', '子涵'],
    ['周子涵', 'zhou zi han', 'zho', '周'],
    ['周子涵', 'zhou zi han', 'zhouz', '周子'],
    ['周子涵', 'zhou zi han', 'ihan', '子涵'],
    ['周子涵', 'zhou zi han', '周 han', '周|涵'],
    ['周子涵', 'zhou zi han', '周 zi', '周子'],
    ['周子涵', 'zhou zi han', 'sales', ''],
    ['方安', 'fang an', 'fan', '方'],
    ['Tom Li', 'tomli', 'tom', 'Tom'],
    ['Tom Li', 'tomli', 'oml', ''],
    ['㈱李', 'li', '李', ''],
  ])('%s (%s) by %s is %s', (name, spelled, query, marks) =>
    expect(marked(name, spelled, query)).toBe(marks),
  );

  it('of an organisation and of an account', () => {
    const [sea] = buildPickIndex([departmentOf('sea', '海运销售部')]).entries;
    expect(sea && marksIn(sea, '销售')).toEqual([[2, 4]]);
    const [zhou] = buildPickIndex([personOf('sales01', '周子涵', 'zhou zi han')]).entries;
    expect(zhou && marksInAccount(zhou, 'les')).toEqual([[2, 5]]);
  });
});

describe('syllablesOf', () => {
  it.each([
    ['zhouzihan', 'zzh', 'zhou zi han'],
    ['xian', 'x', 'xian'],
    ['xian', 'xa', 'xi an'],
    ['fangan', 'fa', 'fang an'],
    ['fangan', 'fg', 'fan gan'],
    ['lvbu', 'lb', 'lv bu'],
    ['ouyangna', 'oyn', 'ou yang na'],
  ])('%s with %s is %s', (pinyin, initials, spelled) =>
    expect(syllablesOf(pinyin, initials)?.join(' ')).toBe(spelled),
  );

  it.each([
    ['tom', 't'],
    ['', ''],
    ['abc', '(.*)+'],
  ])('%s with %s is no pinyin', (pinyin, initials) => expect(syllablesOf(pinyin, initials)).toBeUndefined());
});
