import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { creditStanding, termInForce } from './credit.ts';

const cny = (amount: string) => money('CNY', amount);

describe('credit', () => {
  it.each([
    ['500000', ['437500'], null, '437500.00', '62500.00', false],
    ['500000', ['437500'], '36486.83', '437500.00', '62500.00', false],
    ['500000', ['437500', '36486.83'], null, '473986.83', '26013.17', false],
    ['500000', ['400000', '30000', '7500'], '62500', '437500.00', '62500.00', false],
    ['500000', ['437500'], '62500.01', '437500.00', '62500.00', true],
    ['0', [], null, '0.00', '0.00', false],
    ['100', ['250'], null, '250.00', '-150.00', true],
  ])('of %s with %o used and %s asked for', (limit, uses, asked, used, available, isExceeded) => {
    const standing = creditStanding(cny(limit), uses.map(cny), asked === null ? null : cny(asked));
    const shown = {
      used: { currency: 'CNY', amount: used },
      available: { currency: 'CNY', amount: available },
    };
    expect(standing).toEqual({ limit: cny(limit), ...shown, isExceeded });
  });

  it('does not add up currencies', () => {
    expect(() => creditStanding(cny('1'), [money('USD', '1')], null)).toThrow('CNY');
  });

  const term = (name: string, changes: object = {}) => ({
    ...{ name, status: 'active' as const, bizTypes: [], validFrom: '2026-01-01', validTo: null },
    ...changes,
  });
  it.each([
    [[term('all')], undefined, 'all'],
    [[term('sea', { bizTypes: ['SE'] }), term('all')], undefined, 'all'],
    [[term('sea', { bizTypes: ['SE'] })], undefined, 'sea'],
    [[term('sea', { bizTypes: ['SE'] })], 'AE', undefined],
    [[term('sea', { bizTypes: ['SE'] })], 'SE', 'sea'],
    [[term('draft', { status: 'draft' })], undefined, undefined],
    [[term('over', { validTo: '2026-03-30' })], undefined, undefined],
    [[term('last day', { validTo: '2026-03-31' })], undefined, 'last day'],
    [[term('later', { validFrom: '2026-04-01' })], undefined, undefined],
    [[term('suspended', { status: 'suspended' })], 'SE', 'suspended'],
  ])('%# chooses the term in force', (terms, kind, name) => {
    expect(termInForce(terms, '2026-03-31', kind)?.name).toBe(name);
  });
});
