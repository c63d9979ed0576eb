export interface Timers {
  start(run: () => void, wait: number): unknown;
  stop(timer: unknown): void;
}

export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  /** Forgets the waiting call. */
  cancel(): void;
  /** Makes the waiting call now, if there is one. */
  flush(): void;
}

interface HostTimers {
  setTimeout(run: () => void, wait: number): unknown;
  clearTimeout(timer: unknown): void;
}

// Looked up at each call, so that a test's fake timers are seen.
const host = globalThis as unknown as HostTimers;
const hostTimers: Timers = {
  start: (run, wait) => host.setTimeout(run, wait),
  stop: (timer) => host.clearTimeout(timer),
};

/** Calls once, with the last arguments, after `wait` milliseconds without another call. */
export function debounce<Args extends unknown[]>(
  call: (...args: Args) => void,
  wait = 500,
  timers: Timers = hostTimers,
): Debounced<Args> {
  let waiting: { args: Args; timer: unknown } | undefined;

  function cancel(): void {
    if (waiting) timers.stop(waiting.timer);
    waiting = undefined;
  }

  function flush(): void {
    const last = waiting;
    cancel();
    if (last) call(...last.args);
  }

  function debounced(...args: Args): void {
    cancel();
    waiting = { args, timer: timers.start(flush, wait) };
  }

  return Object.assign(debounced, { cancel, flush });
}
