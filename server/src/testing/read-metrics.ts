import { expect } from 'vitest';

export interface ReadFamily {
  type: string;
  help: string;
  /** By the name of the line and its labels as they are written. */
  samples: Map<string, number>;
}

const name = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/;
const sampleLine = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)$/;
const label = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/;

function labelsIn(written: string): Map<string, string> {
  const labels = new Map<string, string>();
  for (let left = written; left !== ''; ) {
    const found = label.exec(left) ?? expect.fail(`no labels: ${written}`);
    expect(labels.has(found[1] ?? '')).toBe(false);
    labels.set(found[1] ?? '', found[2] ?? '');
    left = left.slice(found[0].length);
  }
  return labels;
}

const numberIn = (text: string): number => {
  const number = text === '+Inf' ? Number.POSITIVE_INFINITY : Number(text);
  return Number.isNaN(number) && text !== 'NaN' ? expect.fail(`no number: ${text}`) : number;
};

/** Reads the text of Prometheus as strictly as it is described, and fails on whatever is not allowed. */
export function readMetrics(text: string): Map<string, ReadFamily> {
  expect(text.endsWith('\n')).toBe(true);
  const families = new Map<string, ReadFamily>();
  let current: { name: string; family: ReadFamily } | undefined;
  let help: [string, string] | undefined;
  for (const line of text.slice(0, -1).split('\n')) {
    const [, kind, of = '', rest = ''] = /^# (HELP|TYPE) (\S+) ?(.*)$/.exec(line) ?? [];
    if (kind === 'HELP') {
      expect(of).toMatch(name);
      help = [of, rest];
    } else if (kind === 'TYPE') {
      // Every name once, and all of its lines together.
      expect(families.has(of)).toBe(false);
      expect(help?.[0]).toBe(of);
      expect(['gauge', 'counter', 'histogram']).toContain(rest);
      current = { name: of, family: { type: rest, help: help?.[1] ?? '', samples: new Map() } };
      families.set(of, current.family);
    } else {
      const found = sampleLine.exec(line) ?? expect.fail(`no sample: ${line}`);
      const suffixes = current?.family.type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
      expect(suffixes.map((suffix) => current?.name + suffix)).toContain(found[1]);
      labelsIn(found[2] ?? '');
      const key = line.slice(0, line.lastIndexOf(' '));
      expect(current?.family.samples.has(key)).toBe(false);
      current?.family.samples.set(key, numberIn(found[3] ?? ''));
    }
  }
  for (const [of, family] of families) if (family.type === 'histogram') checkHistogram(of, family);
  return families;
}

function checkHistogram(of: string, { samples }: ReadFamily): void {
  const series = new Map<string, { bounds: number[]; counts: number[]; last: number }>();
  for (const [key, value] of samples) {
    const labels = labelsIn(/\{(.*)\}$/.exec(key)?.[1] ?? '');
    const bound = labels.get('le');
    labels.delete('le');
    const id = JSON.stringify([...labels].toSorted());
    const one = series.get(id) ?? { bounds: [], counts: [], last: Number.NaN };
    series.set(id, one);
    if (bound !== undefined) {
      one.bounds.push(numberIn(bound));
      one.counts.push(value);
    } else if (key.startsWith(`${of}_count`)) one.last = value;
  }
  for (const { bounds, counts, last } of series.values()) {
    expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(bounds.at(-1)).toBe(Number.POSITIVE_INFINITY);
    expect(counts.at(-1)).toBe(last);
  }
}
