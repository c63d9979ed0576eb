import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { runScript } from './run-script.ts';

const outcome = (script: string, data: unknown = null) => runScript(script, data);

describe('a script', () => {
  it('turns data into other data', async () => {
    const rows = [
      { name: '铁', price: 2 },
      { name: '煤', price: 3 },
    ];
    const script = '(data, { rate }) => data.map((row) => ({ ...row, price: row.price * rate }))';
    expect(await runScript(script, rows, { rate: 7 })).toEqual({
      answer: [
        { name: '铁', price: 14 },
        { name: '煤', price: 21 },
      ],
    });
    expect(await outcome('function (data) { return data.length }', 'abc')).toEqual({ answer: 3 });
    expect(await outcome('() => undefined', 1)).toEqual({ answer: null });
  });

  it('has no world around it', async () => {
    const names = [
      'process',
      'require',
      'fetch',
      'globalThis.process',
      'setTimeout',
      'WebAssembly',
      'console',
    ];
    for (const name of names) expect(await outcome(`() => typeof ${name}`)).toEqual({ answer: 'undefined' });
    expect(await outcome('() => this.constructor.constructor("return typeof process")()')).toEqual({
      answer: 'undefined',
    });
    expect(await outcome('() => import("node:fs").then(() => 1)')).toEqual({ answer: {} });
  });

  it('leaves nothing behind for the next one', async () => {
    await outcome('() => { globalThis.left = 1; Array.prototype.map = () => ["mine"]; return 1 }');
    expect(await outcome('(data) => [typeof left, data.map((one) => one * 2)]', [1])).toEqual({
      answer: ['undefined', [2]],
    });
  });

  it.each<[string, string, string[]]>([
    ['an endless loop', '() => { for (;;); }', ['tooLong']],
    ['endless recursion', '() => { const f = () => f(); return f() }', ['tooMuch']],
    ['a hostile pattern', '() => /^(a+)+$/.test("a".repeat(40) + "!")', ['tooLong']],
    ['a text that doubles', '() => { let s = "x"; for (;;) s += s }', ['tooMuch', 'tooLong']],
    [
      'a list that grows',
      '() => { const a = []; for (;;) a.push(new Array(1000).fill(1)) }',
      ['tooMuch', 'tooLong'],
    ],
    ['something that is no function', '1', ['failed']],
    ['something unreadable', '(((', ['failed']],
    ['an end of the expression', '() => 1)); (() => 2', ['failed']],
    ['an exception', '() => { throw new Error("no") }', ['failed']],
    ['a circle', '() => { const a = {}; a.a = a; return a }', ['failed']],
  ])('%s ends in a sentence, and the next one runs', async (_case, script, problems) => {
    const from = performance.now();
    expect(problems).toContain((await outcome(script)).problem);
    expect(performance.now() - from).toBeLessThan(10_000);
    expect(await outcome('(data) => data + 1', 1)).toEqual({ answer: 2 });
  });

  it('many at once are run one after the other, and too many are sent away', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, (_, n) => outcome('(data) => data', n)));
    expect(all.filter((one) => 'answer' in one)).toHaveLength(20);
    expect(all[0]).toEqual({ answer: 0 });
    expect(all.at(-1)).toEqual({ problem: 'tooBusy' });
  });

  it('has its whole time on a machine that others keep busy', async () => {
    const rounds = await roundsThatTake(50);
    await using _ = await busyMachine();
    const from = performance.now();
    expect(await outcome(counting(rounds))).toEqual({ answer: rounds });
    // It waited longer than it may compute, or the machine was not busy and nothing is shown.
    expect(performance.now() - from).toBeGreaterThan(200);
  });
});

const counting = (rounds: number) => `() => { let n = 0; while (n < ${rounds}) n++; return n }`;

/** As many rounds as take a quiet script about so many milliseconds on this machine: the quickest of three tries. */
async function roundsThatTake(ms: number): Promise<number> {
  await outcome('() => 1');
  for (let rounds = 50_000; ; rounds = Math.round(rounds * 1.5)) {
    const tries: number[] = [];
    while (tries.length < 3) {
      const from = performance.now();
      await outcome(counting(rounds));
      tries.push(performance.now() - from);
    }
    if (Math.min(...tries) >= ms) return rounds;
  }
}

/** Every core shared by twelve threads that never rest. */
async function busyMachine(): Promise<AsyncDisposable> {
  const endless = "require('node:worker_threads').parentPort.postMessage('begun'); for (;;);";
  const workers = Array.from(
    { length: 12 * availableParallelism() },
    () => new Worker(endless, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } }),
  );
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  return {
    async [Symbol.asyncDispose]() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
