// The text format of Prometheus: https://prometheus.io/docs/instrumenting/exposition_formats/

export type Labels = Readonly<Record<string, string>>;
export type Sample = readonly [labels: Labels, value: number];

const escapeHelp = (text: string) => text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n');
const escapeValue = (text: string) => escapeHelp(text).replace(/"/g, '\\"');

function numberText(value: number): string {
  if (Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf';
}

function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeValue(text)}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${numberText(value)}\n`;
}

const head = (name: string, type: string, help: string) =>
  `# HELP ${name} ${escapeHelp(help)}\n# TYPE ${name} ${type}\n`;

/** Figures of one name; without any sample nothing is written. */
export function family(
  type: 'gauge' | 'counter',
  name: string,
  help: string,
  samples: readonly Sample[] | number | null,
): string {
  const all: readonly Sample[] =
    typeof samples === 'number' ? [[{}, samples]] : samples === null ? [] : samples;
  if (all.length === 0) return '';
  return head(name, type, help) + all.map(([labels, value]) => line(name, labels, value)).join('');
}

export interface Distribution {
  labels: Labels;
  /** How many were within each bound and above the one before; the last: above all bounds. */
  counts: ArrayLike<number>;
  sum: number;
}

/** Distributions of one name over the same bounds. */
export function histogram(
  name: string,
  help: string,
  bounds: readonly number[],
  distributions: readonly Distribution[],
): string {
  if (distributions.length === 0) return '';
  return (
    head(name, 'histogram', help) +
    distributions
      .map(({ labels, counts, sum }) => {
        let seen = 0;
        const buckets = [...bounds, Number.POSITIVE_INFINITY].map((bound, at) => {
          seen += counts[at] ?? 0;
          return line(`${name}_bucket`, { ...labels, le: numberText(bound) }, seen);
        });
        return buckets.join('') + line(`${name}_sum`, labels, sum) + line(`${name}_count`, labels, seen);
      })
      .join('')
  );
}
