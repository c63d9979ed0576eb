const dayLength = 86_400;

/** The second a date cell stands for, as seconds since 1970 of a clock without a zone; undefined outside the calendar. */
function secondOf(serial: number, isFrom1904: boolean): number | undefined {
  if (!Number.isFinite(serial) || serial < 0 || serial >= 2_958_466) return undefined;
  // Excel believes that 1900 had a 29 February (60): what comes before is one day later than it counts.
  const days = isFrom1904 ? serial - 24_107 : serial < 60 ? serial - 25_568 : serial - 25_569;
  return Math.round(days * dayLength);
}

export function dayOfSerial(serial: number, isFrom1904: boolean): string | undefined {
  const second = secondOf(serial, isFrom1904);
  return second === undefined ? undefined : new Date(second * 1000).toISOString().slice(0, 10);
}

export function timeOfSerial(serial: number, isFrom1904: boolean): string | undefined {
  const second = secondOf(serial, isFrom1904);
  return second === undefined ? undefined : new Date(second * 1000).toISOString().slice(11, 16);
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** How people write a day; each pattern names year, month and day. A time of the day may follow. */
const patterns = [
  /^(?<y>\d{4})\s*[-/.]\s*(?<m>\d{1,2})\s*[-/.]\s*(?<d>\d{1,2})$/,
  /^(?<y>\d{4})\s*年\s*(?<m>\d{1,2})\s*月\s*(?<d>\d{1,2})\s*[日号]?$/,
  /^(?<y>(?:19|20)\d\d)(?<m>\d\d)(?<d>\d\d)$/,
  /^(?<d>\d{1,2})(?:st|nd|rd|th)?[\s./-]*(?<m>[a-z]{3,9})\.?[\s,./-]*(?<y>\d{4}|\d\d)$/,
  /^(?<m>[a-z]{3,9})\.?\s*(?<d>\d{1,2})(?:st|nd|rd|th)?[\s,]+(?<y>\d{4})$/,
];
const timeAfter = /[\sT]+\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?\s*(?:[ap]m|z)?$/i;

/** `YYYY-MM-DD` of a day written as text; undefined where it is none, or could be two (`03/04/2026`). */
export function dayInText(written: string): string | undefined {
  if (written.length > 40) return undefined;
  const text = written.normalize('NFKC').trim().replace(timeAfter, '').toLowerCase();
  for (const pattern of patterns) {
    const { y, m, d } = pattern.exec(text)?.groups ?? {};
    if (y && m && d) return validDay(yearOf(y), monthOf(m), Number(d));
  }
  return slashedDay(text);
}

/** Day and month in the order of some country: clear only where one of them cannot be a month, or both are the same. */
function slashedDay(text: string): string | undefined {
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (!year) return undefined;
  const [one, other] = [Number(first), Number(second)];
  if (one > 12) return validDay(Number(year), other, one);
  return other > 12 || one === other ? validDay(Number(year), one, other) : undefined;
}

const yearOf = (digits: string): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

function monthOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const short = text === 'sept' ? 'sep' : text;
  // The whole of what is written must fit: "marks" is no March.
  return months.findIndex((month) => month.startsWith(short)) + 1;
}

function validDay(year: number, month: number, day: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && month > 0 && year >= 1900;
  return isReal ? at.toISOString().slice(0, 10) : undefined;
}
