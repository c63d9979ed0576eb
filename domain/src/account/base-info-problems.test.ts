import type { OwnBaseInfo } from '@fairway/contract/account.ts';
import { describe, expect, it } from 'vitest';
import { type BaseInfoProblems, baseInfoProblems, dayOf } from './base-info-problems.ts';

const now = Date.parse('2026-03-04T18:00:00Z');
const choices = {
  gender: ['1', '2', '3'],
  nation: ['01', '56'],
  certificatesType: ['idCard', 'passport'],
  education: ['bachelor'],
};
const problems = (info: OwnBaseInfo, before?: OwnBaseInfo, mayRename = true): BaseInfoProblems =>
  baseInfoProblems(
    { realName: '周子涵', ...info },
    { choices, now, mayRename, ...(before ? { before } : {}) },
  );

const rightIdCard = '11010519491231002X';

describe('baseInfoProblems', () => {
  it.each<[OwnBaseInfo, BaseInfoProblems]>([
    [{}, {}],
    [{ realName: 'Anna "the boss" O’Neil 👩‍👩‍👧' }, {}],
    [{ realName: ' \u200b\u3164' }, { realName: 'missing' }],
    [{ realName: 'a\nb' }, { realName: 'badCharacter' }],
    [{ realName: 'admin\u202egnp' }, { realName: 'badCharacter' }],
    [{ realName: undefined }, {}],

    [{ gender: '1', nation: '56', certificatesType: 'passport', education: 'bachelor' }, {}],
    [{ gender: '', nation: '', certificatesType: '', education: '' }, {}],
    [{ gender: '男' }, { gender: 'notOffered' }],
    [
      { nation: '57', education: 'constructor' },
      { nation: 'notOffered', education: 'notOffered' },
    ],

    [{ mobilePhone: '13800138000', landline: '021-65432100', email: 'a@b.cn' }, {}],
    [{ mobilePhone: '', landline: '', email: '', telePhone: '', urgentTelePhone: '' }, {}],
    [{ mobilePhone: '12800138000' }, { mobilePhone: 'notMobile' }],
    [{ mobilePhone: '+8613800138000' }, { mobilePhone: 'notMobile' }],
    [{ landline: '65432100' }, { landline: 'notLandline' }],
    [{ email: 'a@b' }, { email: 'notEmail' }],
    [{ telePhone: '021-65432100-801', urgentTelePhone: '+852 (0) 2345-6789' }, {}],
    [
      { telePhone: '123', urgentTelePhone: 'call me' },
      { telePhone: 'notTelephone', urgentTelePhone: 'notTelephone' },
    ],

    [{ certificatesType: 'idCard', certificatesNumber: rightIdCard }, {}],
    [{ certificatesType: 'idCard', certificatesNumber: '' }, {}],
    [
      { certificatesType: 'idCard', certificatesNumber: '110105194912310021' },
      { certificatesNumber: 'notIdCard' },
    ],
    [{ certificatesType: 'passport', certificatesNumber: 'E12345678' }, {}],
    [{ certificatesNumber: 'anything' }, {}],

    [{ birthday: null }, {}],
    [{ birthday: Date.parse('1990-02-28T00:00:00Z') }, {}],
    // It is the fifth in Shanghai already.
    [{ birthday: Date.parse('2026-03-05T00:00:00Z') }, {}],
    [{ birthday: Date.parse('2026-03-05T16:00:00Z') }, { birthday: 'inFuture' }],
    [{ birthday: Date.parse('1899-12-31T00:00:00Z') }, { birthday: 'notADay' }],
    [{ birthday: -1e15 }, { birthday: 'notADay' }],
    [{ birthday: 8e15 }, { birthday: 'notADay' }],
    [{ birthday: 1e300 }, { birthday: 'notADay' }],
  ])('%j: %j', (info, expected) => {
    expect(problems(info)).toEqual(expected);
  });

  it('leaves alone what was so before', () => {
    const before = { gender: '9', mobilePhone: '555', certificatesNumber: 'x', certificatesType: 'passport' };
    expect(problems(before, before)).toEqual({});
    expect(problems({ ...before, gender: '8' }, before)).toEqual({ gender: 'notOffered' });
    expect(problems({ ...before, certificatesType: 'idCard' }, before)).toEqual({
      certificatesNumber: 'notIdCard',
    });
  });
});

describe('the name of who does not manage people', () => {
  it.each<[string, string, BaseInfoProblems]>([
    ['周子涵', '周子涵', {}],
    // As it came in from elsewhere, and as the contract gives it back.
    ['周子涵 ', '周子涵', {}],
    ['\u200b', '\u200b', {}],
    ['周子涵', '顾远航', { realName: 'notYours' }],
    ['周子涵', '周子涵\u200b', { realName: 'notYours' }],
    ['周子涵', '周 子涵', { realName: 'notYours' }],
    ['José', 'Jose\u0301', { realName: 'notYours' }],
  ])('%j to %j: %j', (before, realName, expected) => {
    expect(problems({ realName }, { realName: before }, false)).toEqual(expected);
  });

  it('is not asked for', () => {
    expect(problems({ realName: undefined, gender: '1' }, { realName: '周子涵' }, false)).toEqual({});
  });
});

it.each([
  ['midnight in Shanghai', '1990-05-05T16:00:00Z', '1990-05-06'],
  ['midnight in UTC', '1990-05-06T00:00:00Z', '1990-05-06'],
  ['midnight in summer time', '1988-07-01T15:00:00Z', '1988-07-02'],
])('%s is the day the person meant', (_case, at, day) => {
  expect(dayOf(Date.parse(at))).toBe(day);
});
