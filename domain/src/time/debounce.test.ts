import { describe, expect, it, vi } from 'vitest';
import { debounce, type Timers } from './debounce.ts';

/** A clock that only moves when told. */
function fakeTimers(): Timers & { pass(ms: number): void } {
  let now = 0;
  const waiting = new Map<object, { at: number; run: () => void }>();
  return {
    start(run, wait) {
      const timer = {};
      waiting.set(timer, { at: now + wait, run });
      return timer;
    },
    stop: (timer) => waiting.delete(timer as object),
    pass(ms) {
      now += ms;
      for (const [timer, { at, run }] of [...waiting]) {
        if (at > now) continue;
        waiting.delete(timer);
        run();
      }
    },
  };
}

function recorded(wait?: number) {
  const timers = fakeTimers();
  const calls: string[] = [];
  const search = debounce((text: string) => calls.push(text), wait, timers);
  return { timers, calls, search };
}

describe('debounce', () => {
  it('calls once with the last arguments, 500 ms after the last call', () => {
    const { timers, calls, search } = recorded();
    search('a');
    timers.pass(499);
    search('ab');
    timers.pass(499);
    expect(calls).toEqual([]);
    timers.pass(1);
    expect(calls).toEqual(['ab']);
    timers.pass(5000);
    expect(calls).toEqual(['ab']);
  });

  it('calls again after a rest', () => {
    const { timers, calls, search } = recorded(10);
    search('a');
    timers.pass(10);
    search('b');
    timers.pass(10);
    expect(calls).toEqual(['a', 'b']);
  });

  it('forgets the waiting call when cancelled', () => {
    const { timers, calls, search } = recorded();
    search('a');
    search.cancel();
    search.flush();
    timers.pass(1000);
    expect(calls).toEqual([]);
  });

  it('makes the waiting call at once when flushed, and only once', () => {
    const { timers, calls, search } = recorded();
    search('a');
    search.flush();
    search.flush();
    timers.pass(1000);
    expect(calls).toEqual(['a']);
  });

  it('does nothing when there is nothing to flush or cancel', () => {
    const { calls, search } = recorded();
    search.flush();
    search.cancel();
    expect(calls).toEqual([]);
  });

  it('lets the call itself ask for another', () => {
    const timers = fakeTimers();
    const calls: number[] = [];
    const again = debounce(
      (n: number) => {
        calls.push(n);
        if (n < 3) again(n + 1);
      },
      10,
      timers,
    );
    again(1);
    timers.pass(10);
    timers.pass(10);
    timers.pass(10);
    expect(calls).toEqual([1, 2, 3]);
  });

  it('goes on after a call that threw', () => {
    const timers = fakeTimers();
    let failing = true;
    const calls: string[] = [];
    const save = debounce(
      (text: string) => {
        if (failing) throw new Error('no');
        calls.push(text);
      },
      10,
      timers,
    );
    save('a');
    expect(() => timers.pass(10)).toThrow('no');
    failing = false;
    save('b');
    timers.pass(10);
    expect(calls).toEqual(['b']);
  });

  it('uses the host’s timers when given none', () => {
    vi.useFakeTimers();
    const call = vi.fn();
    debounce(call)('x');
    vi.advanceTimersByTime(500);
    vi.useRealTimers();
    expect(call).toHaveBeenCalledExactlyOnceWith('x');
  });
});
