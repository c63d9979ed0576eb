import type pg from 'pg';

/** Crystals drift by some milliseconds in this time. */
const compareEvery = 60_000;
/** An answer that took longer says too little about the moment it was given. */
const longestAnswer = 1_000;

export interface Clock {
  now: () => Date;
  stop: () => void;
}

/**
 * The clock of the database, which all processes share: one that runs wrong on a machine, or is set while the app runs,
 * moves no session, no lock and no date. Between two comparisons it goes on by what this machine counts.
 */
export async function followDatabaseClock(pool: Pick<pg.Pool, 'query'>): Promise<Clock> {
  let ahead = (await compare()).ahead;

  async function compare() {
    const asked = performance.now();
    const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at');
    const answered = performance.now();
    const at = rows[0]?.at.getTime() ?? Date.now();
    return { ahead: at - (asked + answered) / 2, took: answered - asked };
  }

  const comparing = setInterval(async () => {
    try {
      const compared = await compare();
      if (compared.took < longestAnswer) ahead = compared.ahead;
    } catch {
      // The database is away: the clock goes on as it did.
    }
  }, compareEvery);
  comparing.unref();

  return { now: () => new Date(ahead + performance.now()), stop: () => clearInterval(comparing) };
}
