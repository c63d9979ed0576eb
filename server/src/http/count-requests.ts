import type { FastifyInstance } from 'fastify';

/** Seconds, as Prometheus counts them. */
export const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export type Outcome = 'ok' | 'refused' | 'failed';

/** Everything that was asked of one route. Routes are patterns, never addresses: there are only so many. */
export interface RouteCount {
  method: string;
  route: string;
  outcomes: Record<Outcome, number>;
  /** How many took as long as each bound at most; the last: longer. */
  durations: Uint32Array;
  /** Milliseconds. */
  sum: number;
}

/** The last half hour is kept in pieces of ten seconds. */
const pieceLength = 10_000;
const piecesAMinute = 6;
const keptPieces = 30 * piecesAMinute + 1;
const recentPieces = 5 * piecesAMinute;

/** For percentiles: each step is three tenths longer than the one before, from a millisecond to some minutes. */
const steps = 48;
const growth = 1.3;
const stepOf = (ms: number) =>
  ms <= 1 ? 0 : Math.min(steps - 1, Math.ceil(Math.log(ms) / Math.log(growth)));

interface Piece {
  number: number;
  count: number;
  failed: number;
  byStep: Uint32Array;
}

export type RequestCounts = ReturnType<typeof requestCounts>;

/** Counts what is asked of this process. A request costs a few additions and no memory. */
export function requestCounts(clock: () => number = () => performance.now()) {
  const routes = new Map<string, Map<string, RouteCount>>();
  const pieces: Piece[] = Array.from({ length: keptPieces }, () => ({
    ...{ number: Number.NEGATIVE_INFINITY, count: 0, failed: 0, byStep: new Uint32Array(steps) },
  }));
  const pieceNow = () => Math.floor(clock() / pieceLength);

  function countOf(route: string, method: string): RouteCount {
    const known = routes.get(route)?.get(method);
    if (known) return known;
    const durations = new Uint32Array(durationBounds.length + 1);
    const count = { method, route, outcomes: { ok: 0, refused: 0, failed: 0 }, durations, sum: 0 };
    routes.set(route, (routes.get(route) ?? new Map<string, RouteCount>()).set(method, count));
    return count;
  }

  function note(route: string, method: string, outcome: Outcome, ms: number): void {
    const count = countOf(route, method);
    count.outcomes[outcome] += 1;
    count.sum += ms;
    let bound = 0;
    while (bound < durationBounds.length && ms > (durationBounds[bound] as number) * 1_000) bound += 1;
    count.durations[bound] = (count.durations[bound] ?? 0) + 1;

    const number = pieceNow();
    const piece = pieces[number % keptPieces] as Piece;
    if (piece.number !== number) {
      Object.assign(piece, { number, count: 0, failed: 0 });
      piece.byStep.fill(0);
    }
    piece.count += 1;
    if (outcome === 'failed') piece.failed += 1;
    const step = stepOf(ms);
    piece.byStep[step] = (piece.byStep[step] ?? 0) + 1;
  }

  /** The pieces that are over, from so many ago up to so many ago. */
  function between(from: number, to: number): Piece[] {
    const now = pieceNow();
    return pieces.filter(({ number }) => number >= now - from && number < now - to);
  }

  return {
    note,
    routes: (): RouteCount[] => [...routes.values()].flatMap((byMethod) => [...byMethod.values()]),
    recent() {
      const last = between(recentPieces, 0);
      // The minutes before the first one of this process are not shown as quiet ones.
      const minutes = Array.from({ length: 30 }, (_, at) => {
        const from = (30 - at) * piecesAMinute;
        return between(from, from - piecesAMinute);
      });
      const begun = minutes.findIndex((some) => some.length > 0);
      const shown = begun === -1 ? [] : minutes.slice(begun);
      return {
        perMinute: total(between(piecesAMinute, 0)),
        recent: total(last),
        recentFailed: last.reduce((sum, { failed }) => sum + failed, 0),
        p95: percentile(last, 0.95),
        minutes: shown.map(total),
        p95s: shown.map((some) => percentile(some, 0.95) ?? 0),
      };
    },
  };
}

const total = (pieces: readonly Piece[]): number => pieces.reduce((sum, { count }) => sum + count, 0);

/** The milliseconds within which this share was answered, to a step; null where nothing was asked. */
function percentile(pieces: readonly Piece[], wanted: number): number | null {
  let left = Math.ceil(total(pieces) * wanted);
  if (left === 0) return null;
  for (let step = 0; step < steps; step += 1) {
    for (const { byStep } of pieces) left -= byStep[step] ?? 0;
    if (left <= 0) return Math.round(growth ** step);
  }
  return Math.round(growth ** (steps - 1));
}

const unknownRoute = '(none)';

/** Counts every answer of an app. */
export function countRequests(app: FastifyInstance, basePath: string): RequestCounts {
  const counts = requestCounts();
  app.addHook('onResponse', (request, reply, done) => {
    const code = request.bodyCode ?? reply.statusCode;
    // A session that is over has a code of its own, above those of failures.
    const outcome = code < 400 ? 'ok' : code >= 500 && code < 600 ? 'failed' : 'refused';
    const route = request.routeOptions.url?.slice(basePath.length) ?? unknownRoute;
    counts.note(route, request.method, outcome, reply.elapsedTime);
    done();
  });
  return counts;
}
