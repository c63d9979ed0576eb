import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIdCard } from './id-card.ts';

describe('isIdCard', () => {
  it.each(['11010519491231002X', '11010519491231002x', '440524188001010014', '440101199003071256'])(
    'accepts %s',
    (value) => expect(isIdCard(value)).toBe(true),
  );

  it.each([
    undefined,
    null,
    '',
    {},
    '110105194912310021',
    '110105491231002',
    '01010519491231002X',
    '11010517491231002X',
    '11010521491231002X',
    '11010519491331002X',
    '11010519490230002X',
    '11010519491200002X',
    '11010519491231002Y',
    '11010519491231002Ｘ',
    '１１０１０５１９４９１２３１００２X',
    ' 11010519491231002X',
    '11010519491231002X\n',
    '1101051949123100022X',
    ['11010519491231002X'],
  ])('refuses %j', (value) => expect(isIdCard(value)).toBe(false));

  it('refuses a birth date that does not exist even when the check digit is right', () => {
    expect(isIdCard(withCheckDigit('11010520230229001'))).toBe(false);
    expect(isIdCard(withCheckDigit('11010520240229001'))).toBe(true);
  });

  it('notices any one digit changed', () => {
    const card = '440101199003071256';
    fc.assert(
      fc.property(fc.nat({ max: 17 }), fc.nat({ max: 9 }), (place, digit) => {
        const changed = card.slice(0, place) + digit + card.slice(place + 1);
        expect(isIdCard(changed)).toBe(changed === card);
      }),
    );
  });
});

/** ISO 7064 MOD 11-2, computed the other way round: from the running remainder instead of weights. */
function withCheckDigit(first17: string): string {
  let remainder = 0;
  for (const digit of first17) remainder = ((remainder + Number(digit)) * 2) % 11;
  const check = (12 - remainder) % 11;
  return first17 + (check === 10 ? 'X' : check);
}
