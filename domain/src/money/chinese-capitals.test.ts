import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitalsOverflow, toChineseCapitals } from './chinese-capitals.ts';

describe('toChineseCapitals', () => {
  it.each<[string | number, string]>([
    [0, '零元整'],
    ['0', '零元整'],
    ['0.00', '零元整'],
    ['-0', '零元整'],
    ['0.00001', '零元整'],
    [1, '壹元整'],
    ['1.00', '壹元整'],
    ['0001', '壹元整'],
    [10, '壹拾元整'],
    [11, '壹拾壹元整'],
    [20, '贰拾元整'],
    [100, '壹佰元整'],
    [101, '壹佰零壹元整'],
    [110, '壹佰壹拾元整'],
    [1000, '壹仟元整'],
    [1001, '壹仟零壹元整'],
    [1010, '壹仟零壹拾元整'],
    [1100, '壹仟壹佰元整'],
    [1234, '壹仟贰佰叁拾肆元整'],
    [6789, '陆仟柒佰捌拾玖元整'],
    [10000, '壹万元整'],
    [10001, '壹万零壹元整'],
    [10010, '壹万零壹拾元整'],
    [11000, '壹万壹仟元整'],
    [100000, '壹拾万元整'],
    [101000, '壹拾万壹仟元整'],
    [100100, '壹拾万零壹佰元整'],
    [1000000, '壹佰万元整'],
    [1001000, '壹佰万壹仟元整'],
    [10000000, '壹仟万元整'],
    [10000001, '壹仟万零壹元整'],
    [12345678, '壹仟贰佰叁拾肆万伍仟陆佰柒拾捌元整'],
    [100000000, '壹亿元整'],
    [100000001, '壹亿零壹元整'],
    [100001000, '壹亿零壹仟元整'],
    [100010000, '壹亿零壹万元整'],
    [110000000, '壹亿壹仟万元整'],
    [1010101010, '壹拾亿壹仟零壹拾万壹仟零壹拾元整'],
    [1000000000000, '壹兆元整'],
    ['1000000000001', '壹兆零壹元整'],
    ['1000100000000', '壹兆零壹亿元整'],
    ['100000000000000', '壹佰兆元整'],
    ['999999999999999', '玖佰玖拾玖兆玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元整'],
    ['0000999999999999999', '玖佰玖拾玖兆玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元整'],
    [0.1, '壹角'],
    [0.01, '壹分'],
    ['0.001', '壹厘'],
    ['0.0001', '壹毫'],
    ['0.505', '伍角零伍厘'],
    [1.5, '壹元伍角'],
    ['1.50', '壹元伍角'],
    [1.05, '壹元零伍分'],
    ['1.005', '壹元零伍厘'],
    ['1.5005', '壹元伍角零伍毫'],
    [325.04, '叁佰贰拾伍元零肆分'],
    [1680.32, '壹仟陆佰捌拾元叁角贰分'],
    [16409.02, '壹万陆仟肆佰零玖元零贰分'],
    [107000.53, '壹拾万柒仟元伍角叁分'],
    ['1234.5678', '壹仟贰佰叁拾肆元伍角陆分柒厘捌毫'],
    ['1.99999', '壹元玖角玖分玖厘玖毫'],
    ['1,234,567.89', '壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分'],
    [-100, '负壹佰元整'],
    ['-0.5', '负伍角'],
    ['-1,000.05', '负壹仟元零伍分'],
  ])('%s → %s', (value, capitals) => expect(toChineseCapitals(value)).toBe(capitals));

  it.each([
    '1000000000000000',
    '-1000000000000000',
    '9'.repeat(100_000),
    1e15,
    1e21,
    1e-7,
    '1e5',
    '12a',
    'abc',
    Number.POSITIVE_INFINITY,
  ])('%#: overflows', (value) => expect(toChineseCapitals(value)).toBe(capitalsOverflow));

  it.each([null, undefined, '', ' ', '-', '1.2.3', '1,23', '１２３', '😀', Number.NaN])(
    '%s is no amount',
    (value) => expect(toChineseCapitals(value)).toBe(''),
  );

  it('never doubles 零, ends with it or begins with it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 19n - 1n }), (tenThousandths) => {
        const text = tenThousandths.toString().padStart(5, '0');
        const capitals = toChineseCapitals(`${text.slice(0, -4)}.${text.slice(-4)}`);
        expect(capitals).toMatch(/^(?!零)(?!.*零零)(?!.*零元)(?!.*零$).*[整角分厘毫]$/);
      }),
    );
  });

  it('can be read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (yuan) => {
        expect(readBack(toChineseCapitals(yuan))).toBe(yuan);
      }),
    );
  });
});

function readBack(capitals: string): number {
  let total = 0;
  let group = 0;
  let digit = 0;
  for (const character of capitals) {
    const value = '零壹贰叁肆伍陆柒捌玖'.indexOf(character);
    const place = { 拾: 10, 佰: 100, 仟: 1000 }[character];
    const unit = { 万: 1e4, 亿: 1e8, 兆: 1e12, 元: 1 }[character];
    if (value >= 0) digit = value;
    if (place) {
      group += digit * place;
      digit = 0;
    }
    if (unit) {
      total += (group + digit) * unit;
      group = 0;
      digit = 0;
    }
  }
  return total;
}
