import type { CutOff } from '@fairway/contract/carriers.ts';
import type { Milestone } from '@fairway/contract/tracking.ts';

/** A paper that a shipment needs: what it is for says until when, and what has happened without it. */
export interface RequiredPaper {
  kind: string;
  purpose: 'loading' | 'customs' | 'bill' | 'telex';
  /** Since when it is here. */
  hereSince: number | null;
}

export interface PaperFacts {
  isDangerous: boolean;
  services: readonly string[];
  /** Those that are not void. */
  bills: readonly { kind: string; issueType: string; issuedAt: number | null }[];
  /** When the first of each kind was added. */
  documents: ReadonlyMap<string, number>;
}

/**
 * What papers a shipment needs: its bills; those of dangerous goods before it is loaded; invoice and packing list where
 * we declare it to customs; the letter of indemnity where its cargo is released by telex.
 */
export function requiredPapers({ isDangerous, services, bills, documents }: PaperFacts): RequiredPaper[] {
  const needed = (purpose: RequiredPaper['purpose'], ...kinds: readonly string[]): RequiredPaper[] =>
    kinds.map((kind) => ({ kind, purpose, hereSince: documents.get(kind) ?? null }));
  return [
    ...bills.map(({ kind, issuedAt }): RequiredPaper => ({ kind, purpose: 'bill', hereSince: issuedAt })),
    ...(isDangerous ? needed('loading', 'dangerousGoods') : []),
    ...(services.includes('customs') ? needed('customs', 'commercialInvoice', 'packingList') : []),
    ...(bills.some(({ issueType }) => issueType === 'telex') ? needed('telex', 'telexLetter') : []),
  ];
}

export interface PaperTimes {
  firstEtd: number | null;
  cutOffs: Partial<Readonly<Record<CutOff, number | null>>>;
  atd: number | null;
  eta: number | null;
  /** What has happened to the cargo, to any of its boxes. */
  hasHappened: (...wanted: readonly Milestone[]) => boolean;
}

const day = 86_400_000;
const before = (at: number | null | undefined, days: number): number | null =>
  at === null || at === undefined ? null : at - days * day;

/** Until when a paper is needed; null where it is not yet, or not any more. */
export function dueOf({ purpose }: RequiredPaper, times: PaperTimes): number | null {
  const { firstEtd, cutOffs, atd, eta, hasHappened } = times;
  switch (purpose) {
    case 'loading':
      return hasHappened('LOADED', 'DEP', 'ARR') ? null : (cutOffs.cutSi ?? before(firstEtd, 5));
    case 'customs':
      return hasHappened('EXP_CLR', 'LOADED', 'DEP', 'ARR')
        ? null
        : (before(cutOffs.cutCustoms, 1) ?? before(firstEtd, 2));
    // Customers expect their bill three days after the ship left.
    case 'bill':
      return atd === null ? null : atd + 3 * day;
    case 'telex':
      return atd === null || hasHappened('TELEX', 'DO_REL') ? null : before(eta, 3);
  }
}
