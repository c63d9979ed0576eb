import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSheets } from './read-sheet.ts';
import type { Row } from './sheet.ts';
import { SpreadsheetProblem } from './spreadsheet-problem.ts';
import { handMadeWorkbook, zipOf } from './testing/hand-made-workbook.ts';

const textsOf = (rows: readonly Row[]) => rows.map(({ cells }) => cells.map((cell) => cell?.text ?? ''));
const cell = (address: string, value: string | number, more = '') =>
  `<c r="${address}"${more}><v>${value}</v></c>`;
const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;

/** Reads the only sheet of a file whose `sheetData` is given. */
async function read(data: string, more: Partial<Parameters<typeof handMadeWorkbook>[0]> = {}) {
  const [sheet] = await readSheets(handMadeWorkbook({ sheets: { Rates: data }, ...more }));
  return sheet?.rows ?? [];
}

const problemOf = async (bytes: Buffer, limits = {}) => {
  const problem = await readSheets(bytes, limits).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(SpreadsheetProblem);
  const { kind, limit } = problem as SpreadsheetProblem;
  return limit ? `${kind}: ${limit.of}` : kind;
};

describe('a messy sheet', () => {
  it('keeps a title above the heading, empty rows and gaps, and names every cell', async () => {
    const rows = await read(
      row(1, cell('A1', 0, ' t="s"')) +
        row(2) +
        row(4, cell('B4', 1, ' t="s"'), cell('D4', 1520)) +
        row(1_048_576, cell('A1048576', 7)),
      { texts: ['<t>远洋航运 &amp; Co.</t>', '<r><t>USD</t></r><r><t xml:space="preserve"> 1,520</t></r>'] },
    );
    expect(rows.map(({ number }) => number)).toEqual([1, 4, 1_048_576]);
    expect(textsOf(rows)).toEqual([['远洋航运 & Co.'], ['', 'USD 1,520', '', '1520'], ['7']]);
    expect(rows[1]?.cells.map((each) => each?.address)).toEqual([undefined, 'B4', undefined, 'D4']);
  });

  it('gives every cell of a merged range its value, and makes no rows of it', async () => {
    const rows = await read(
      row(1, '<c r="A1" t="inlineStr"><is><t>November</t></is></c>') +
        row(2, '<c r="A2" t="str"><v>Ningbo</v></c>', cell('B2', 1)) +
        row(3, cell('B3', 2)) +
        row(5, cell('B5', 3)),
      {
        after:
          '<mergeCells><mergeCell ref="A1:XFD1"/><mergeCell ref="A2:A5"/><mergeCell ref="B5:B9"/></mergeCells>',
      },
    );
    expect(textsOf(rows)).toEqual([
      ['November', 'November'],
      ['Ningbo', '1'],
      ['Ningbo', '2'],
      ['Ningbo', '3'],
    ]);
    expect(rows[3]?.cells[0]).toMatchObject({ address: 'A5', mergedFrom: 'A2' });
  });

  it.each<[string, number | string, string | number, object]>([
    ['a built-in date', 14, 46_327, { text: '2026-11-01', day: '2026-11-01' }],
    ['a Chinese date', 'yyyy"年"m"月"d"日";@', 46_327, { day: '2026-11-01' }],
    ['a date with its language', '[$-804]yyyy/m/d', 46_327.2, { day: '2026-11-01' }],
    ['a date and time', 'yyyy-mm-dd hh:mm', 46_327.75, { text: '2026-11-01 18:00', time: '18:00' }],
    ['a time', 'h:mm AM/PM', 0.5, { text: '12:00', time: '12:00' }],
    ['the day before the 29 February that never was', 14, 59, { day: '1900-02-28' }],
    ['a number in red', '[Red]#,##0.00', 1520.5, { text: '1520.5', number: 1520.5 }],
    ['a number with words', '0.00" days, more or less"', 3, { number: 3 }],
    ['a sum of floats', 0, '0.30000000000000004', { text: '0.3' }],
    ['a long number', 0, '1.3800138E+10', { text: '13800138000' }],
    ['a tiny number', 0, '1E-7', { text: '0.0000001' }],
    ['money with a code', '[$USD] #,##0.00', 1520, { number: 1520, currency: 'USD' }],
    ['money with a sign', '"¥"#,##0', 300, { number: 300, currency: 'CNY' }],
    ['money of a country', '[$€-407]#,##0', 300, { currency: 'EUR' }],
    ['a date outside the calendar', 14, -5, { text: '-5', number: -5 }],
  ])('reads %s', async (_, format, value, expected) => {
    const rows = await read(row(1, cell('A1', value, ' s="1"')), { formats: [0, format] });
    expect(rows[0]?.cells[0]).toMatchObject(expected);
  });

  it('counts from 1904 where the file says so', async () => {
    const workbook =
      '<workbook><workbookPr date1904="1"/><sheets><sheet name="a" r:id="s0"/></sheets></workbook>';
    const rows = await read(row(1, cell('A1', 44_865, ' s="1"')), { formats: [0, 14], workbook });
    expect(rows[0]?.cells[0]?.day).toBe('2026-11-01');
  });

  it.each<[string, object | undefined]>([
    ['<c r="A1" t="e"><v>#N/A</v></c>', { text: '#N/A', error: '#N/A' }],
    ['<c r="A1"><f>B1*2</f><v>3040</v></c>', { number: 3040 }],
    ['<c r="A1" t="str"><f>"a"&amp;"b"</f><v>ab</v></c>', { text: 'ab' }],
    ['<c r="A1"><f>NOW()</f></c>', { text: '', isUncalculated: true }],
    ['<c r="A1" t="str"><f>IF(1,"")</f><v></v></c>', undefined],
    ['<c r="A1" t="b"><v>1</v></c>', { text: 'TRUE' }],
    ['<c r="A1" t="d"><v>2026-11-01T18:30:00</v></c>', { day: '2026-11-01', time: '18:30' }],
    ['<c r="A1" t="inlineStr"><is><t> 2026/11/1 </t></is></c>', { text: '2026/11/1', day: '2026-11-01' }],
    ['<c r="A1" t="inlineStr"><is><t>东京</t><rPh><t>トウキョウ</t></rPh></is></c>', { text: '东京' }],
    [
      '<c r="A1" t="inlineStr"><is><t>a_x000D_&#10;b&lt;&#x4e2d;&nope;</t></is></c>',
      { text: 'a\nb<中&nope;' },
    ],
    ['<c r="A1" t="inlineStr"><is><t><![CDATA[<a & b>]]></t></is></c>', { text: '<a & b>' }],
    ['<c r="A1" t="s"><v>99</v></c>', undefined],
    ['<c r="A1"><v>many</v></c>', { text: 'many' }],
    ['<c r="A1" s="99"><v>1</v></c>', { number: 1 }],
    ['<c r="A1"/>', undefined],
    ['<x:c r="A1"><x:v>5</x:v></x:c>', { number: 5 }],
    ["<c  t='str' r='A1' note='a>b r=\"Z9\"'><v>quotes</v></c>", { text: 'quotes', address: 'A1' }],
  ])('reads %s', async (xml, expected) => {
    const first = (await read(`<row r="1">${xml}</row>`))[0]?.cells[0];
    if (expected) expect(first).toMatchObject(expected);
    else expect(first).toBeUndefined();
  });

  it('finds cells without addresses, and rows without numbers', async () => {
    const rows = await read('<row><c><v>1</v></c><c><v>2</v></c></row><row><c r="B7"><v>3</v></c></row>');
    expect(textsOf(rows)).toEqual([
      ['1', '2'],
      ['', '3'],
    ]);
    expect(rows[1]?.cells[1]?.address).toBe('B7');
    expect(rows[1]?.number).toBe(7);
  });

  it('says what is hidden, and reads several sheets in order', async () => {
    const workbook = `<workbook><sheets><sheet name="一" r:id="s1"/><sheet name="b" state="veryHidden" r:id="s0"/></sheets></workbook>`;
    const sheets = await readSheets(
      handMadeWorkbook({
        sheets: { x: `<row r="1" hidden="1">${cell('A1', 1)}</row>`, y: row(1, cell('A1', 2)) },
        workbook,
      }),
    );
    expect(sheets.map(({ name, isHidden, rows }) => [name, isHidden, rows[0]?.isHidden])).toEqual([
      ['一', false, false],
      ['b', true, true],
    ]);
  });
});

describe('a hostile file', () => {
  const good = handMadeWorkbook({ sheets: { a: row(1, cell('A1', 1)) } });

  it.each<[string, Buffer, string]>([
    ['an empty one', Buffer.alloc(0), 'notASpreadsheet'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'notASpreadsheet'],
    ['a web page called .xls', Buffer.from('<html><table>'), 'notASpreadsheet'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'notASpreadsheet'],
    ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'otherFormat'],
    [
      'one with a password',
      Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')]),
      'encrypted',
    ],
    [
      'a binary workbook',
      zipOf({
        '_rels/.rels': '<R><Relationship Id="1" Type="x/officeDocument" Target="xl/workbook.bin"/></R>',
      }),
      'otherFormat',
    ],
    ['an open document', zipOf({ mimetype: 'x', 'content.xml': '<a/>' }), 'otherFormat'],
    ['any other archive', zipOf({ 'word/document.xml': '<a/>' }), 'notASpreadsheet'],
    ['an archive cut short', good.subarray(0, good.length - 40), 'damaged'],
    ['an archive cut at its start', Buffer.concat([good.subarray(0, 4), good.subarray(200)]), 'damaged'],
    ['an archive of two letters', Buffer.from('PK'), 'damaged'],
    [
      'a sheet that is missing',
      handMadeWorkbook({
        sheets: {},
        workbook: '<workbook><sheets><sheet name="a" r:id="s7"/></sheets></workbook>',
      }),
      'damaged',
    ],
    ['a sheet cut short', handMadeWorkbook({ sheets: { a: '<row r="1"><c r="A' } }), 'damaged'],
    ['a row of a million million', handMadeWorkbook({ sheets: { a: row(1e12, cell('A1', 1)) } }), 'damaged'],
    ['a row minus one', handMadeWorkbook({ sheets: { a: row(-1, '<c><v>1</v></c>') } }), 'damaged'],
    [
      'entities that grow',
      handMadeWorkbook({
        sheets: { a: '' },
        parts: {
          'xl/sharedStrings.xml':
            '<!DOCTYPE sst [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>',
        },
      }),
      'damaged',
    ],
    [
      'an entity that fetches',
      handMadeWorkbook({
        sheets: { a: '' },
        workbook: '<!DOCTYPE w SYSTEM "file:///etc/passwd"><workbook/>',
      }),
      'damaged',
    ],
  ])('is refused: %s', async (_, bytes, problem) => expect(await problemOf(bytes)).toBe(problem));

  it.each<[string, Buffer, object, string]>([
    ['bytes', good, { bytes: 10 }, 'tooLarge: bytes'],
    ['what it unpacks to', good, { unzippedBytes: 300 }, 'tooLarge: unzippedBytes'],
    ['sheets', handMadeWorkbook({ sheets: { a: '', b: '' } }), { sheets: 1 }, 'tooLarge: sheets'],
    [
      'rows',
      handMadeWorkbook({ sheets: { a: row(1, cell('A1', 1)) + row(9, cell('A9', 1)) } }),
      { rows: 1 },
      'tooLarge: rows',
    ],
    ['columns', handMadeWorkbook({ sheets: { a: row(1, cell('XFD1', 1)) } }), {}, 'tooLarge: columns'],
    [
      'cells of ranges that lie over each other',
      handMadeWorkbook({
        sheets: { a: row(1, cell('A1', 1), cell('Z1', 1)) + row(2, cell('A2', 1)) },
        after: `<mergeCells>${'<mergeCell ref="A1:Z2"/>'.repeat(1000)}</mergeCells>`,
      }),
      { cells: 20_000 },
      'tooLarge: cells',
    ],
  ])('is refused for too many %s', async (_, bytes, limits, problem) =>
    expect(await problemOf(bytes, limits)).toBe(problem),
  );

  it('is refused before a bomb has unpacked, whatever size it claims', async () => {
    const bomb = Buffer.from(handMadeWorkbook({ sheets: { a: ' '.repeat(90_000_000) } }));
    expect(bomb.length).toBeLessThan(200_000);
    // The directory is made to say that every part is one byte long.
    for (let at = bomb.indexOf('PK\x01\x02'); at !== -1; at = bomb.indexOf('PK\x01\x02', at + 4))
      bomb.writeUInt32LE(1, at + 24);
    expect(await problemOf(bomb)).toBe('tooLarge: unzippedBytes');
  });

  it('is refused if a part has a password', async () => {
    const locked = Buffer.from(good);
    for (let at = locked.indexOf('PK\x01\x02'); at !== -1; at = locked.indexOf('PK\x01\x02', at + 4))
      locked.writeUInt16LE(1, at + 8);
    expect(await problemOf(locked)).toBe('encrypted');
  });

  it('is read or refused, never more, whatever bytes of it are changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        async (changes) => {
          const broken = Buffer.from(good);
          for (const [at, byte] of changes) broken[at] = byte;
          await readSheets(broken).catch((error: unknown) =>
            expect(error).toBeInstanceOf(SpreadsheetProblem),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is read or refused, never more, whatever its XML says', async () => {
    const piece = fc.constantFrom(
      ...[
        '<row r="2">',
        '</row>',
        '<c r="B2" t="s">',
        '<c>',
        '</c>',
        '<v>',
        '</v>',
        '0',
        '<is>',
        '<t>',
        '</t>',
      ],
      ...[
        '&#99999999;',
        '&amp',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '"',
        '<',
        '>',
        '/>',
        '<f/>',
        '</worksheet>',
      ],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
        const bytes = handMadeWorkbook({ sheets: { a: pieces.join('') }, texts: ['<t>x</t>'] });
        await readSheets(bytes).catch((error: unknown) => expect(error).toBeInstanceOf(SpreadsheetProblem));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a text with separators', () => {
  const sheet = async (bytes: Buffer) => (await readSheets(bytes))[0]?.rows ?? [];
  const gb18030 = Buffer.concat([
    Buffer.from([0xc4, 0xfe, 0xb2, 0xa8]),
    Buffer.from(',1520\r\n'),
    Buffer.from([0xc2, 0xe5, 0xc9, 0xbc, 0xed, 0xb6]),
  ]);

  it.each<[string, Buffer, string[][]]>([
    ['UTF-8', Buffer.from('宁波,1520\n洛杉矶'), [['宁波', '1520'], ['洛杉矶']]],
    ['UTF-8 with its mark', Buffer.from('\ufeff宁波,1520\r\n'), [['宁波', '1520']]],
    ['GB18030', gb18030, [['宁波', '1520'], ['洛杉矶']]],
    ['UTF-16', Buffer.from('\ufeff宁波\t1520', 'utf16le'), [['宁波', '1520']]],
    ['semicolons', Buffer.from('a;1,5;c\n'), [['a', '1,5', 'c']]],
    ['quotes', Buffer.from('"a ""b"", c","d\ne" , f'), [['a "b", c', 'd\ne', 'f']]],
    ['a quote without an end', Buffer.from('a,"b,c\nd'), [['a', 'b,c\nd']]],
    ['codes with zeros', Buffer.from('="00123",x'), [['00123', 'x']]],
    ['a title above tabs', Buffer.from('Rates\n\na\tb,c\td\n'), [['Rates'], ['a', 'b,c', 'd']]],
  ])('is read: %s', async (_, bytes, expected) => expect(textsOf(await sheet(bytes))).toEqual(expected));

  it('knows numbers and days, and where they stand', async () => {
    const rows = await sheet(Buffer.from('x\n\n1520.5,2026/11/1,00123,USD 5\n'));
    expect(rows[1]?.cells).toEqual([
      { address: 'A3', text: '1520.5', number: 1520.5 },
      { address: 'B3', text: '2026/11/1', day: '2026-11-01' },
      { address: 'C3', text: '00123' },
      { address: 'D3', text: 'USD 5' },
    ]);
  });

  it('comes back as it was written, whatever the values are', async () => {
    const value = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.trim());
    await fc.assert(
      fc.asyncProperty(fc.array(value, { minLength: 2, maxLength: 5 }), async (values) => {
        const line = values.map((each) => `"${each.replaceAll('"', '""')}"`).join(',');
        const rows = await sheet(Buffer.from(`x,,,,,,\n${line}\n`));
        const expected = values.map((each) => each.replace(/^="([^"]*)"$/, '$1').trim());
        while (expected.at(-1) === '') expected.pop();
        expect(textsOf(rows)[1] ?? []).toEqual(
          expected.length === 0 ? [] : [...expected, ...values.slice(expected.length).map(() => '')],
        );
      }),
    );
  });

  it('is refused for too many rows or columns', async () => {
    expect(await problemOf(Buffer.from('a\nb\nc'), { rows: 2 })).toBe('tooLarge: rows');
    expect(await problemOf(Buffer.from('a,b,c'), { columns: 2 })).toBe('tooLarge: columns');
  });
});

it('lets others be served while it reads a long sheet', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) =>
    row(at + 1, ...['A', 'B', 'C', 'D', 'E'].map((column) => cell(`${column}${at + 1}`, at))),
  );
  const bytes = handMadeWorkbook({ sheets: { a: rows.join('') } });
  let served = 0;
  const serving = setInterval(() => served++, 0);
  expect((await readSheets(bytes))[0]?.rows).toHaveLength(10_000);
  clearInterval(serving);
  expect(served).toBeGreaterThan(5);
});
