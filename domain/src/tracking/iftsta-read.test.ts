import { describe, expect, it } from 'vitest';
import { readIftsta, type Segment } from './iftsta-read.ts';

/** Segments as text, with the usual separators. */
const segmentsOf = (text: string): Segment[] =>
  text
    .split("'")
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [tag = '', ...elements] = one.split('+');
      return { tag, elements: elements.map((element) => element.split(':')), line: 1 };
    });
const head = "UNB+UNOA:2+COSU+US+261120:0100+1'UNH+1+IFTSTA:D:00B:UN'BGM+23+1+9'DTM+137:202611200100:203'";
const read = (body: string) =>
  readIftsta(segmentsOf(`${head}${body}UNT+9+1'UNZ+1+1'`), (code) =>
    code === 'CNNGB' ? 'Asia/Shanghai' : 'UTC',
  );
const loaded =
  "CNI+1+COSU 638-1'STS+1+AE'RFF+BN:SO123456'DTM+334:202611200815:203'LOC+9+CNNGB:139:6'TDT+20+045E+1++COSU:172+++9811000:146:11:EVER GIVEN'EQD+CN+MSKU7165121+45G1+++5'";

describe('a status report of UN/EDIFACT', () => {
  it('is read with its numbers, place, ship and box', () => {
    const { events, problems } = read(loaded);
    expect(problems).toEqual([]);
    expect(events).toMatchObject([
      {
        segment: 6,
        event: {
          ...{ eventType: 'EQUIPMENT', code: 'LOAD', classifier: 'ACT', emptyIndicator: 'LADEN' },
          ...{ at: Date.UTC(2026, 10, 20, 0, 15), issuedAt: Date.UTC(2026, 10, 20, 1) },
          ...{ references: ['COSU6381', 'SO123456'], containerNo: 'MSKU7165121', unlocode: 'CNNGB' },
          ...{ vesselImo: '9811000', vesselName: 'EVER GIVEN', voyage: '045E' },
        },
      },
    ]);
  });
  it.each([
    ['24', 'TRANSPORT DEPA'],
    ['VD', 'TRANSPORT DEPA'],
    ['40', 'TRANSPORT ARRI'],
    ['29', 'EQUIPMENT DISC'],
    ['EE', 'EQUIPMENT GTOT'],
    ['9', 'MILESTONE EXP_CLR'],
    ['6', 'SHIPMENT CONF'],
    ['48', 'EQUIPMENT LOAD'],
    ['93', 'EQUIPMENT STUF'],
    ['92', 'MILESTONE STOWED'],
    ['17', 'EQUIPMENT HOLD'],
  ])('with the status %s is %s', (status, expected) => {
    const [one] = read(loaded.replace('STS+1+AE', `STS+1+${status}`)).events;
    expect(`${one?.event.eventType} ${one?.event.code}`).toBe(expected);
  });
  it('says what is expected by its kind of time', () => {
    const [one] = read(loaded.replace('334:', '132:').replace('AE', 'VA')).events;
    expect(one?.event).toMatchObject({ classifier: 'EST', code: 'ARRI' });
  });
  it.each([
    ['202611200815-0100:303', Date.UTC(2026, 10, 20, 9, 15)],
    ['202611200815UTC:303', Date.UTC(2026, 10, 20, 8, 15)],
    ['20261120081530:204', Date.UTC(2026, 10, 20, 0, 15, 30)],
    ['20261120:102', Date.UTC(2026, 10, 19, 16)],
  ])('has times as %s', (written, at) => {
    expect(read(loaded.replace('202611200815:203', written)).events[0]?.event.at).toBe(at);
  });
  it.each([
    [loaded.replace('202611200815:203', '202699990815:203'), 'time notATime 203 202699990815'],
    [loaded.replace('DTM+334:202611200815:203', 'FTX+AAI+++x'), 'time missing '],
    ["STS+1+24'DTM+334:202611200815:203'", 'reference noReference 24'],
    ["UNH+2+CODECO:D:95B:UN'STS+1+24'", 'message notUnderstood CODECO'],
  ])('names what it cannot read: %#', (body, expected) => {
    expect(read(body).problems.map(({ field, reason, text }) => `${field} ${reason} ${text}`)).toEqual([
      expected,
    ]);
  });
  it('leaves out what says nothing to us, and reads the rest', () => {
    const again = loaded.replace('STS+1+AE', 'STS+1+48');
    const { events, problems, leftOut } = read(
      `${loaded.replace('AE', 'ZZ9')}${again}${loaded.replace('STS+1+AE', 'STS+2+1')}`,
    );
    expect(problems).toEqual([]);
    expect(leftOut.map(({ code }) => code)).toEqual(['ZZ9', '2+1']);
    expect(events).toHaveLength(1);
  });
  it('is the same under the same name, whenever it is said', () => {
    const name = (body: string) => read(body).events[0]?.identity;
    expect(name(loaded.replace('0815', '0915'))).toBe(name(loaded));
    expect(name(loaded.replace('AE', 'UV'))).not.toBe(name(loaded));
  });
});
