interface Membership {
  /** Seen from the place after this one on. */
  joinedSeq: number;
  /** Deleted for oneself up to here. */
  clearedSeq: number;
  /** Who left sees up to here. */
  leftSeq: number | null;
}

/** The first and the last place of a log that somebody sees; the last is smaller where they see none. */
export function visibleRange(
  { joinedSeq, clearedSeq, leftSeq }: Membership,
  lastSeq: number,
): { firstSeq: number; lastSeq: number } {
  return { firstSeq: Math.max(joinedSeq, clearedSeq) + 1, lastSeq: Math.min(leftSeq ?? lastSeq, lastSeq) };
}
