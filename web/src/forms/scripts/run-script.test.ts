import { describe, expect, it } from 'vitest';
import { rowsInReply } from './process-interface-data.ts';
import { runScript } from './run-script.ts';

const outcome = (script: string, data: unknown = null) => runScript(script, data);

describe('a script in the browser', () => {
  it('turns data into other data', async () => {
    const script = '(data, { rate }) => data.map((row) => ({ ...row, price: row.price * rate }))';
    expect(await runScript(script, [{ name: '铁', price: 2 }], { rate: 7 })).toEqual({
      answer: [{ name: '铁', price: 14 }],
    });
    expect(await outcome('() => undefined', 1)).toEqual({ answer: null });
  });

  it('has neither page nor network around it', async () => {
    const names = [
      'window',
      'document',
      'self',
      'fetch',
      'XMLHttpRequest',
      'importScripts',
      'postMessage',
      'localStorage',
      'setTimeout',
      'WebAssembly',
      'process',
      'console',
    ];
    for (const name of names) expect(await outcome(`() => typeof ${name}`)).toEqual({ answer: 'undefined' });
    expect(await outcome('() => this.constructor.constructor("return typeof fetch")()')).toEqual({
      answer: 'undefined',
    });
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
    [
      'a search its interpreter does not come back from',
      '() => "a".repeat(4e6).indexOf("a".repeat(2e6) + "b")',
      ['tooLong'],
    ],
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
    expect(performance.now() - from).toBeLessThan(4_000);
    expect(await outcome('(data) => data + 1', 1)).toEqual({ answer: 2 });
  });

  it('many at once are run one after the other, and too many are sent away', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, (_, n) => outcome('(data) => data', n)));
    expect(all.filter((one) => 'answer' in one)).toHaveLength(20);
    expect(all[0]).toEqual({ answer: 0 });
    expect(all.at(-1)).toEqual({ problem: 'tooBusy' });
  });
});

describe('the rows of an interface', () => {
  it('come bare, or with a script that is run on them here', async () => {
    expect(await rowsInReply([{ id: 1 }, 'no row'])).toEqual([{ id: 1 }]);
    const dataProcessing = '(data) => data.list.filter((row) => row.open)';
    const data = { list: [{ id: 1, open: true }, { id: 2 }] };
    expect(await rowsInReply({ data, dataProcessing })).toEqual([{ id: 1, open: true }]);
    expect(await rowsInReply({ data: [{ id: 3 }], dataProcessing: '' })).toEqual([{ id: 3 }]);
    expect(await rowsInReply({ data: [], dataProcessing: '() => "nonsense"' })).toEqual([]);
    expect(await rowsInReply(null)).toEqual([]);
  });
  it('do not come when their script fails, and why is a sentence', async () => {
    await expect(rowsInReply({ data: [], dataProcessing: '() => { for (;;); }' })).rejects.toThrow(
      '脚本运行超时，已停止',
    );
  });
});
