const day = 24 * 60 * 60_000;
/** The company's days begin at midnight in Shanghai, which knows no summer time. */
const midnight = 'T00:00:00+08:00';

export interface Days {
  /** yyyy-MM-dd, or '' for no bound. */
  from: string;
  to: string;
}

/** Two days as the moments between which they lie, the last one included. */
export function daysAsMoments({ from, to }: Days): { startTime?: string; endTime?: string } {
  const start = Date.parse(from + midnight);
  const end = Date.parse(to + midnight) + day;
  return {
    ...(Number.isNaN(start) ? {} : { startTime: String(start) }),
    ...(Number.isNaN(end) ? {} : { endTime: String(end) }),
  };
}
