/** One visit of the month: what is odd about it, where there is something. */
export type Oddity =
  | ('none' | 'far' | 'poor' | 'mock' | 'clock' | 'late' | 'veryLate' | 'speed' | 'night' | 'device')
  | ('noCheckIn' | 'notClosed');

/** Everything a punch can be flagged for comes once in each so many visits. */
const oddities: readonly Oddity[] = [
  ...(['none', 'none', 'far', 'none', 'late', 'none', 'poor', 'none', 'none', 'clock', 'none'] as const),
  ...(['notClosed', 'none', 'device', 'none', 'none', 'mock', 'none', 'night', 'none', 'veryLate'] as const),
  ...(['none', 'noCheckIn', 'none', 'none', 'speed', 'none', 'none', 'none'] as const),
];

/** Which visits somebody makes on the nth of their days, in the order of the day. */
export function visitsOn(nth: number, person: number): { hour: number; oddity: Oddity }[] {
  // Some days are spent in the office.
  if ((nth + person) % 4 === 3) return [];
  const first = (nth * 2 + person * 9) % oddities.length;
  const [morning = 'none', afternoon = 'none'] = [oddities[first], oddities[(first + 1) % oddities.length]];
  return [
    { hour: 9, oddity: morning },
    ...((nth + person) % 3 === 0 && afternoon === 'none' && morning === 'none'
      ? []
      : [{ hour: 14, oddity: afternoon }]),
  ];
}
