/** One thing that is measured, with the goal it has to reach. */
export interface Bench {
  name: string;
  goal: string;
  /** It is measured in Chromium, and left out where there is none. */
  needsBrowser?: boolean;
  measure: (on: {
    databaseUrl: string;
  }) => Promise<{ ok: boolean; figures: Record<string, string | number> }>;
}
