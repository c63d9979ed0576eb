import type { Milestone } from '@fairway/contract/tracking.ts';
import { describe, expect, it } from 'vitest';
import { dueOf, type PaperFacts, type PaperTimes, requiredPapers } from './required-papers.ts';

const day = 86_400_000;
const facts: PaperFacts = { isDangerous: false, services: [], bills: [], documents: new Map() };
const kinds = (changes: Partial<PaperFacts>) =>
  requiredPapers({ ...facts, ...changes }).map(
    ({ kind, hereSince }) => `${kind}${hereSince === null ? '' : ` ${hereSince}`}`,
  );
const times = (changes: Partial<PaperTimes> = {}, ...happened: Milestone[]): PaperTimes => ({
  ...{ firstEtd: 20 * day, atd: null, eta: 40 * day },
  ...{ cutOffs: { cutSi: 17 * day, cutCustoms: 18 * day } },
  hasHappened: (...wanted) => wanted.some((one) => happened.includes(one)),
  ...changes,
});
const due = (purpose: 'loading' | 'customs' | 'bill' | 'telex', at: PaperTimes) => {
  const dueAt = dueOf({ kind: 'x', purpose, hereSince: null }, at);
  return dueAt === null ? null : dueAt / day;
};

describe('the papers a shipment needs', () => {
  it.each<[Partial<PaperFacts>, string[]]>([
    [{}, []],
    [{ isDangerous: true }, ['dangerousGoods']],
    [{ isDangerous: true, documents: new Map([['dangerousGoods', 3]]) }, ['dangerousGoods 3']],
    [{ services: ['truck', 'customs'] }, ['commercialInvoice', 'packingList']],
    [{ services: ['truck'] }, []],
    [{ bills: [{ kind: 'HBL', issueType: 'original', issuedAt: null }] }, ['HBL']],
    [{ bills: [{ kind: 'HBL', issueType: 'telex', issuedAt: 5 }] }, ['HBL 5', 'telexLetter']],
  ])('are those of its cargo, its services and its bills: %#', (changes, expected) => {
    expect(kinds(changes)).toEqual(expected);
  });

  it('are due before what they are for, and not any more once that has happened', () => {
    expect(due('loading', times())).toBe(17);
    expect(due('loading', times({ cutOffs: {} }))).toBe(15);
    expect(due('loading', times({ cutOffs: {}, firstEtd: null }))).toBeNull();
    expect(due('loading', times({}, 'LOADED'))).toBeNull();
    expect(due('customs', times())).toBe(17);
    expect(due('customs', times({ cutOffs: {} }))).toBe(18);
    expect(due('customs', times({}, 'EXP_CLR'))).toBeNull();
    expect(due('bill', times())).toBeNull();
    expect(due('bill', times({ atd: 21 * day }))).toBe(24);
    expect(due('telex', times())).toBeNull();
    expect(due('telex', times({ atd: 21 * day }))).toBe(37);
    expect(due('telex', times({ atd: 21 * day }, 'TELEX'))).toBeNull();
  });
});
