import positions from './positions.json' with { type: 'json' };

interface Position {
  fullName: string;
  /** A trainee and an assistant bring none. */
  role: string | null;
}

/** The positions of every kind of work, with the role each brings. */
export const demoPositions: Record<string, Record<string, Position>> = positions;
