/** One thing that is measured, with the goal it has to reach. */
export interface Bench {
  name: string;
  goal: string;
  measure: (on: {
    databaseUrl: string;
  }) => Promise<{ ok: boolean; figures: Record<string, string | number> }>;
}
