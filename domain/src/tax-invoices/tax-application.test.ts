import type { TaxProblem } from '@fairway/contract/tax-invoices.ts';
import { describe, expect, it } from 'vitest';
import { type TaxApplication, taxProblemsOf } from './tax-application.ts';
import { fitsNumber, fullNumber } from './tax-number.ts';
import { fitsQuota, quotaLeft } from './tax-quota.ts';
import { filledRemark, fitsRemark, longestTaxRemark } from './tax-remark.ts';

const plain: TaxApplication = {
  ...{ kind: 'eSpecial', title: { taxNo: '91310000MA1FL8T219' }, gross: '106', remark: '' },
  ...{ lines: [{ group: 'origin', vatKind: 'taxable', vatRate: '6' }], unknownTokens: [], transport: null },
};
const exempt = { group: 'freight', vatKind: 'exempt', vatRate: '0' } as const;
const truck = { group: 'truck', vatKind: 'taxable', vatRate: '9' } as const;
const trip = { from: '宁波', to: '杭州', vehicle: '货车', plate: '浙B12345', goods: '家具' };

describe('an application', () => {
  const cases: [string, Partial<TaxApplication>, TaxProblem[]][] = [
    ['fits', {}, []],
    ['for nothing', { gross: '0' }, ['nothing']],
    ['for less than nothing', { gross: '-1' }, ['nothing']],
    ['without a rate', { gross: null }, ['rateMissing']],
    ['special, without tax', { lines: [exempt] }, ['specialExempt']],
    ['special, partly without tax', { lines: [...plain.lines, exempt] }, ['specialExempt']],
    ['special on paper, without tax', { kind: 'paperSpecial', lines: [exempt] }, ['specialExempt']],
    ['ordinary, partly without tax', { kind: 'eNormal', lines: [...plain.lines, exempt] }, []],
    ['without a title', { title: null }, ['titleMissing']],
    ['with a wrong number', { title: { taxNo: '91310000MA1FL8T218' } }, ['titleNumber']],
    ['special for a person', { title: { taxNo: '' } }, ['titleNumber']],
    ['ordinary for a person', { kind: 'eNormal', title: { taxNo: '' } }, []],
    ['for a truck', { lines: [truck] }, ['transportNeeded']],
    [
      'for a truck without its plate',
      { lines: [truck], transport: { ...trip, plate: '' } },
      ['transportNeeded'],
    ],
    ['for a truck with its trip', { lines: [truck], transport: trip }, []],
    ['with a token nobody knows', { unknownTokens: ['{x}'] }, ['remarkToken']],
    ['with a long remark', { remark: '字'.repeat(451) }, ['remarkTooLong']],
    ['with a remark that just fits', { remark: '字'.repeat(450) }, []],
  ];
  it.each(cases)('%s', (_, changes, problems) => {
    expect(taxProblemsOf({ ...plain, ...changes })).toEqual(problems);
  });
});

describe('a remark', () => {
  const values = {
    ...{
      船名航次: ['COSCO TEST 012E', ''],
      提单号: ['A1', 'A2', 'A1'],
      起运港: ['宁波'],
      目的港: ['洛杉矶'],
    },
    ...{ 箱量: ['2×40HQ'], USD金额: [], 汇率: ['7.1'] },
  };
  it.each([
    ['提单 {提单号}', '提单 A1/A2', []],
    ['{船名航次} {起运港}-{目的港} {箱量}', 'COSCO TEST 012E 宁波-洛杉矶 2×40HQ', []],
    ['{USD金额}@{汇率}', '@7.1', []],
    ['{船名} {提单号}', '{船名} A1/A2', ['{船名}']],
    ['{toString}', '{toString}', ['{toString}']],
    ['{}', '{}', []],
  ])('%s becomes %s', (text, filled, unknown) => {
    expect(filledRemark(text, values)).toEqual({ text: filled, unknown });
  });
  it('is counted in characters as people see them', () => {
    expect([fitsRemark('𠮷'.repeat(longestTaxRemark)), fitsRemark('𠮷'.repeat(451))]).toEqual([true, false]);
  });
});

describe('a number', () => {
  const twenty = '25332000000012345678';
  it.each([
    ['eSpecial', '', twenty, true],
    ['eNormal', '', twenty.slice(1), false],
    ['eNormal', '033001900104', '12345678', false],
    ['paperNormal', '033001900104', '12345678', true],
    ['paperSpecial', '3300190010', '12345678', true],
    ['paperSpecial', '', twenty, false],
    ['proforma', '', '', true],
    ['proforma', '', twenty, false],
  ] as const)('of %s: code %j, number %j: %s', (kind, code, number, fits) => {
    expect(fitsNumber(kind, { code, number })).toBe(fits);
  });
  it('is one over both kinds', () => {
    expect(fullNumber({ code: '033001900104', number: '12345678' })).toBe('03300190010412345678');
    expect(fullNumber({ code: '', number: '' })).toBeNull();
  });
});

describe('the quota of a month', () => {
  it.each([
    [0, '5000', '1', null, true],
    [1000, '400', '600', '600', true],
    [1000, '400', '600.01', '600', false],
    [1000, '1400', '1', '0', false],
  ])('of %s with %s used, for %s', (limit, used, net, left, fits) => {
    expect(quotaLeft(limit, used)).toBe(left);
    expect(fitsQuota(net, left)).toBe(fits);
  });
});
