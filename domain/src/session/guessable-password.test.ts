import { describe, expect, it } from 'vitest';
import { whyGuessable } from './guessable-password.ts';

const favourites = new Set(['password', 'admin', 'welcome', 'summer', '5201314']);
const common = new Set([...favourites, 'qwer1234', '1qaz2wsx', 'harbour']);
const known = {
  isCommon: (word: string) => common.has(word),
  isFavourite: (word: string) => favourites.has(word),
  names: ['sales01', '跨境国际物流', 'Fairway', '王'],
};

describe('whyGuessable', () => {
  it.each([
    'Password1!',
    'P@ssw0rd123',
    '!!Passw0rd!!',
    'ＰＡＳＳＷＯＲＤ1!',
    'Qwer1234!',
    'Qwer!1234',
    'Admin@2026',
    'Admin@123456',
    '2026-Welcome',
    'Summer99!',
    '1qaz@WSX',
    'Abcd@1234',
    'Aa123456!',
    'Aa@5201314',
    'Asdf#Zxcv1',
    'Zzzz1111!',
  ])('%s is a common password', (password) => expect(whyGuessable(password, known)).toBe('commonPassword'));

  it.each([
    'Sales01!',
    'sales01@2026',
    'Fairway@2026',
    'F@irw@y-123',
    '跨境国际物流@2026A',
    '@Fairway.Sales01',
  ])('%s is a name with decorations', (password) => expect(whyGuessable(password, known)).toBe('ownName'));

  it.each([
    'Kj8#mQ2z',
    'Harbour@2027',
    'Quiet-harbour-71',
    'Admin@8264937',
    'Harbour.password7',
    'Fairway-Tuesday-9',
    '王小明爱吃西瓜Aa1!',
    'Tr0ub4dor&3',
  ])('%s is neither', (password) => expect(whyGuessable(password, known)).toBeUndefined());
});
