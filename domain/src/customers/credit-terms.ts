/** The days of a term and what it is for; no kind of business stands for all of them. */
interface Term {
  validFrom: string;
  validTo: string | null;
  bizTypes: readonly string[];
}

/** What is wrong with the periods of credit terms: one ends before it begins, or two hold on the same day. */
export function periodProblem(terms: readonly Term[]): 'endsEarly' | { overlaps: number } | undefined {
  for (const [index, term] of terms.entries()) {
    if (term.validTo !== null && term.validTo < term.validFrom) return 'endsEarly';
    const other = terms.findIndex((one, place) => place < index && doOverlap(one, term));
    if (other >= 0) return { overlaps: other + 1 };
  }
  return undefined;
}

function doOverlap(one: Term, other: Term): boolean {
  const isForSame =
    one.bizTypes.length === 0 ||
    other.bizTypes.length === 0 ||
    one.bizTypes.some((type) => other.bizTypes.includes(type));
  return isForSame && startsBeforeEnd(one, other) && startsBeforeEnd(other, one);
}

const startsBeforeEnd = (one: Term, other: Term): boolean =>
  other.validTo === null || one.validFrom <= other.validTo;
