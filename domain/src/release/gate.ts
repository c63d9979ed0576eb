import type {
  GateCode,
  GateLevel,
  GateReasonName,
  GateVerdict,
  HoldType,
  ReleaseKind,
} from '@fairway/contract/release-fields.ts';
import { compareMoney, exact, isNegative, isZero, type Money } from '../money/money.ts';

/** What was agreed with the customer, and how much of it is used with this shipment in it. */
export interface GateCredit {
  settle: 'perJob' | 'monthly' | 'days' | 'prepaid';
  isSuspended: boolean;
  limit: Money;
  used: Money;
  /** Without it nothing can be said about the limit, and nothing is guessed. */
  missingRate: { pair: string; date: string } | null;
}

export interface GateHold {
  type: HoldType;
  reason: string;
}

/** Everything the gate looks at; whoever asks it hands in the same. */
export interface GateFacts {
  kind: ReleaseKind;
  /** What the customer still owes for this shipment, one for each currency. */
  owed: readonly Money[];
  credit: GateCredit | null;
  /** Invoices of the customer that are late beyond the days of grace. */
  overdue: { sums: readonly Money[]; count: number; longestDays: number };
  /** Those of the cargo that is to be released. */
  holds: readonly GateHold[];
  papers: {
    hasBill: boolean;
    /** Printed originals that went out, and how many of them are back. */
    originals: number;
    collected: number;
    hasLetter: boolean;
    isHouseSurrendered: boolean;
    isMasterSurrendered: boolean;
  };
  /** What we owe the carrier for it and should have paid. */
  carrierOverdue: readonly Money[];
  isCustomsCleared: boolean;
  customerState: 'lead' | 'active' | 'frozen' | 'black';
}

export interface GateReason {
  name: GateReasonName;
  values: Readonly<Record<string, string>>;
}

export interface GateCheck {
  code: GateCode;
  passes: boolean;
  level: GateLevel;
  /** Why; the most important one first. */
  reasons: readonly GateReason[];
  /** What it is about in money, one for each currency. */
  amounts: readonly Money[];
}

export interface Gate {
  verdict: GateVerdict;
  checks: readonly GateCheck[];
}

const because = (name: GateReasonName, values: Record<string, string> = {}): GateReason => ({ name, values });
const isOwed = (money: Money): boolean => !isNegative(money) && !isZero(money);

const hardHolds: ReadonlySet<HoldType> = new Set<HoldType>(['legal', 'customs', 'shipper', 'carrier']);
/** Nobody can approve such a hold away: it has to be lifted. */
export const isHardHold = (type: HoldType): boolean => hardHolds.has(type);

/** May this cargo go? One answer for the same facts, whoever asks: the screen, the request and the execution. */
export function releaseGate(facts: GateFacts): Gate {
  const checks = [
    receivables(facts),
    holds(facts),
    papers(facts),
    carrier(facts),
    customs(facts),
    customer(facts),
  ];
  const failed = checks.filter(({ passes, level }) => !passes && level !== 'info');
  const verdict = failed.some(({ level }) => level === 'hard')
    ? 'hard'
    : failed.length > 0
      ? 'soft'
      : 'green';
  return { verdict, checks };
}

function receivables({ owed, credit, overdue }: GateFacts): GateCheck {
  const amounts = owed.filter(isOwed);
  const check = (passes: boolean, ...reasons: GateReason[]): GateCheck => ({
    ...{ code: 'G1', passes, level: 'soft', reasons, amounts },
  });
  if (amounts.length === 0) return check(true, because('nothingOwed'));
  if (!credit) return check(false, because('owesNoTerm'));
  if (credit.settle === 'prepaid') return check(false, because('owesPrepaid'));
  const reasons: GateReason[] = [];
  if (overdue.count > 0)
    reasons.push(because('owesOverdue', { count: String(overdue.count), days: String(overdue.longestDays) }));
  if (credit.isSuspended) reasons.push(because('owesSuspended'));
  else if (credit.missingRate) reasons.push(because('owesRateMissing', { ...credit.missingRate }));
  else if (compareMoney(credit.used, credit.limit) > 0) reasons.push(because('owesBeyondLimit'));
  return reasons.length > 0 ? check(false, ...reasons) : check(true, because('onCredit'));
}

function holds({ holds: placed }: GateFacts): GateCheck {
  const [hard, soft] = [
    placed.filter(({ type }) => isHardHold(type)),
    placed.filter(({ type }) => !isHardHold(type)),
  ];
  const reasonOf = (name: 'heldHard' | 'heldSoft') => (hold: GateHold) => because(name, { ...hold });
  return {
    ...{ code: 'G2', passes: placed.length === 0, level: hard.length > 0 ? 'hard' : 'soft', amounts: [] },
    reasons:
      placed.length === 0
        ? [because('noHold')]
        : [...hard.map(reasonOf('heldHard')), ...soft.map(reasonOf('heldSoft'))],
  };
}

function papers({ kind, papers: known }: GateFacts): GateCheck {
  const { hasBill, originals, collected, hasLetter, isHouseSurrendered, isMasterSurrendered } = known;
  const counts = { originals: String(originals), collected: String(collected) };
  const areOut = collected < originals;
  const problems: Record<ReleaseKind, GateReason[]> = {
    original: originals === 0 || areOut ? [because('originalsMissing', counts)] : [],
    telex: [
      ...(areOut ? [because('originalsOut', counts)] : []),
      ...(hasLetter ? [] : [because('letterMissing')]),
    ],
    seaway: [],
    deliveryOrder: [
      ...(isHouseSurrendered ? [] : [because('houseBillOut')]),
      ...(isMasterSurrendered ? [] : [because('masterBillOut')]),
    ],
  };
  const reasons = hasBill ? problems[kind] : [because('billMissing')];
  // The letter alone may come later, before the telex goes out; cargo without its originals never goes.
  const isSoft = reasons.every(({ name }) => name === 'letterMissing');
  return {
    ...{ code: 'G3', passes: reasons.length === 0, level: isSoft ? 'soft' : 'hard', amounts: [] },
    reasons: reasons.length === 0 ? [because('papersComplete')] : reasons,
  };
}

function carrier({ carrierOverdue }: GateFacts): GateCheck {
  const amounts = carrierOverdue.filter(isOwed);
  const passes = amounts.length === 0;
  return {
    ...{ code: 'G4', passes, level: 'soft', amounts },
    reasons: [because(passes ? 'carrierPaid' : 'carrierOverdue')],
  };
}

function customs({ kind, isCustomsCleared }: GateFacts): GateCheck {
  const isAsked = kind === 'deliveryOrder';
  const name = !isAsked ? 'customsNotAsked' : isCustomsCleared ? 'customsCleared' : 'customsOpen';
  return {
    ...{ code: 'G5', passes: !isAsked || isCustomsCleared, level: 'info', amounts: [] },
    reasons: [because(name)],
  };
}

function customer({ customerState }: GateFacts): GateCheck {
  const problem = customerState === 'frozen' ? 'customerFrozen' : 'customerBlack';
  const passes = customerState !== 'frozen' && customerState !== 'black';
  return {
    ...{ code: 'G6', passes, level: 'hard', amounts: [] },
    reasons: [because(passes ? 'customerFine' : problem)],
  };
}

/** What got worse since a gate was looked at: only that sends an approved release back. */
export function worsened(before: Gate, now: Gate): GateCheck[] {
  const known = new Map(before.checks.map((check) => [check.code, check]));
  return now.checks.filter((check) => {
    const earlier = known.get(check.code);
    if (check.passes || check.level === 'info') return false;
    if (!earlier || earlier.passes) return true;
    if (check.level === 'hard' && earlier.level !== 'hard') return true;
    return hasNewReason(earlier, check) || check.amounts.some((money) => isMore(money, earlier.amounts));
  });
}

const reasonKey = ({ name, values }: GateReason): string =>
  // How many days somebody is late grows by itself and was approved with the rest.
  name === 'owesOverdue' ? name : JSON.stringify([name, ...Object.entries(values).toSorted()]);

function hasNewReason(before: GateCheck, now: GateCheck): boolean {
  const known = new Set(before.reasons.map(reasonKey));
  return now.reasons.some((reason) => !known.has(reasonKey(reason)));
}

const isMore = (money: Money, before: readonly Money[]): boolean => {
  const earlier = before.find(({ currency }) => currency === money.currency);
  return exact(money.amount).greaterThan(exact(earlier?.amount ?? '0'));
};
