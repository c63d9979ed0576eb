/** What is noted about a punch; none of it forbids one. */
export const punchFlags = [
  /** Metres between the position and the edge of the target, as far as the device is sure. */
  'outsideTarget',
  /** Metres by which the position may be off. */
  'badAccuracy',
  /** The device says that an app made the position up. */
  'mockLocation',
  /** Milliseconds by which the device's clock was off; ahead is above nothing. */
  'clockOff',
  /** Milliseconds between the punch and its arrival. */
  'sentLate',
  /** The same, where it was so late that a reason was needed. */
  'sentVeryLate',
  /** Kilometres an hour between this punch and the one beside it. */
  'impossibleSpeed',
  /** Not within the days and times of the rule. */
  'outsideTimes',
  /** Another device than the time before. */
  'changedDevice',
  /** A check-out without a check-in on its day. */
  'noCheckIn',
  /** A check-in whose day ended without a check-out. */
  'notClosed',
] as const;
export type PunchFlag = (typeof punchFlags)[number];

export const punchKinds = ['in', 'out'] as const;
export type PunchKind = (typeof punchKinds)[number];

export const punchTargetKinds = ['customer', 'port'] as const;
export type PunchTargetKind = (typeof punchTargetKinds)[number];

/** What became of the explanation of a punch, which an approval decides. */
export const punchExplanations = ['none', 'asked', 'accepted', 'refused'] as const;
export type PunchExplanation = (typeof punchExplanations)[number];

/** Where the address of a punch is from: a map service, or the nearest place known here. */
export const punchAddressSources = ['map', 'area', 'near', 'none'] as const;
export type PunchAddressSource = (typeof punchAddressSources)[number];

/** Worse than this, in metres, is flagged. */
export const worstAccuracy = 200;
/** Farther off than this is flagged. */
export const mostClockOff = 2 * 60_000;
/** Sent after more than this is late. */
export const lateAfter = 5 * 60_000;
/** Sent after more than this needs a reason. */
export const reasonAfter = 24 * 3_600_000;
/** Nobody travels faster on the ground; kilometres an hour. */
export const fastestOnGround = 350;
/** Where no rule applies. */
export const usualRadius = 500;
export const mostPunchPhotos = 5;
export const mostPunchFixes = 5;
export const mostPunchRules = 200;
/** Days that statistics and lists of a team look at once. */
export const longestPunchRange = 366;
