import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAirWaybill, writeAirWaybill } from './air-waybill.ts';
import { checkContainerNumber } from './container-number.ts';
import { checkCreditCode } from './credit-code.ts';
import { checkImoNumber } from './imo-number.ts';

const kinds = {
  'container number': {
    check: checkContainerNumber,
    valid:
      'CSQU3054383 MSKU7165121 OOLU8921349 EGHU3012456 HLXU6428718 ONEU0315771 MSCU6023416 CMAU4388202 YMLU3507163 TCLU4829153 WHLU5520876 ZIMU2409337 SITU2874569 HMMU6232153 TRHU1177200 COSU1234560 MSKU1000090',
    wrong: ['CSQU3054338', 'CSQU3045383', 'MSKU7165122'],
    shapeless: ['', 'CSQU305438', 'CSQX3054383', '12345678901', 'CSQU30543833', 'CSQU305438A'],
  },
  'air waybill': {
    check: checkAirWaybill,
    valid: '999-12345675 112-45820364 784-73001585 172-00918271 020-55667780 160-88123453 618-20046191',
    wrong: ['999-12345674', '112-45820369'],
    shapeless: ['', '999-1234567', '99-12345675', '999-1234567A'],
  },
  'IMO number': {
    check: checkImoNumber,
    valid: '9811000 9776171 9839430 9863297 9839179 9795610 9778791 9893890 9783497 9806079 9814612 9945631',
    wrong: ['9811001', '9776117'],
    shapeless: ['', '981100', '98110000', 'IMO'],
  },
  'credit code': {
    check: checkCreditCode,
    valid: '91310000MA1FL8T219 91330200MA2AB3C47G 91440300MA5DK7P865 91370200MA3F9XN12N 91350200MA2Y6Q3L91',
    wrong: ['91310000MA1FL8T218', '91330200MA2AB3C74G'],
    shapeless: ['', '91310000MA1FL8T21', '91310000MA1FL8I219', '9131000OMA1FL8T219'],
  },
};

describe.each(Object.entries(kinds))('%s', (_, { check, valid, wrong, shapeless }) => {
  it.each(valid.split(' '))('%s is right', (number) => {
    expect(check(number)).toMatchObject({ problem: null, number: number.replace('-', '') });
  });
  it.each(wrong)('%s is mistyped, and the right last character is known', (number) => {
    const { problem, expected } = check(number);
    expect(problem).toBe('digit');
    const mended = number.slice(0, -1) + expected;
    expect(check(mended).problem).toBe(null);
  });
  it.each(shapeless)('%j is none', (number) => {
    expect(check(number)).toMatchObject({ problem: 'shape', expected: null });
  });
  it('takes whatever is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (typed) => void check(typed)));
  });
  it('is read with spaces, small letters and full-width characters', () => {
    const [one = ''] = valid.split(' ');
    const wide = [...one].map((character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)).join('');
    for (const typed of [one.toLowerCase(), ` ${one} `, `${one.slice(0, 3)} ${one.slice(3)}`, wide])
      expect(check(typed).problem).toBe(null);
  });
});

it('an air waybill is written as airlines write it', () => {
  expect(writeAirWaybill('99912345675')).toBe('999-12345675');
});
it('a ship is found with IMO before its number', () => {
  expect(checkImoNumber('IMO 9811000')).toMatchObject({ number: '9811000', problem: null });
});
