import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPdf, type Pdf } from './document.ts';
import { drawFacts } from './facts.ts';
import { drawHeading, drawSection } from './heading.ts';
import { drawParagraph, paragraphHeight } from './paragraph.ts';
import { drawTable, widthsOf } from './table.ts';
import { readPdf } from './testing/read-pdf.ts';

/** Writes a document and reads it back. */
async function written(draw: (pdf: Pdf) => void, isLandscape = false) {
  const pdf = await openPdf({
    title: '报价单',
    language: 'zh-CN',
    isLandscape,
    pageNumber: (page, pages) => `第 ${page} / ${pages} 页`,
    footNote: '远洋国际货运',
    at: new Date('2026-11-01T00:00:00Z'),
  });
  draw(pdf);
  const bytes = await pdf.finish();
  return { bytes, ...readPdf(bytes) };
}

const columns = [
  { heading: '费用', share: 3 },
  { heading: '说明', share: 5 },
  { heading: '金额', share: 2, align: 'right' as const },
];
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => [`运费${at}号`, '每箱', `${at}.00`]);
const occurrences = (text: string, word: string) => text.split(word).length - 1;

describe('a document', () => {
  it('can be searched for every name in it', async () => {
    const { version, pages } = await written((pdf) => {
      drawHeading(pdf, { sender: 'Fairway Łódź', title: '海运报价单', aside: 'Q2611-001' });
      drawFacts(pdf, [
        { label: '客户', value: '宁波喆堃进出口有限公司' },
        { label: '联系人', value: '㛃女士' },
        { label: '有效期', value: '2026-11-01 至 2026-11-30' },
      ]);
      drawSection(pdf, '条款');
      drawParagraph(pdf, '目的港费用不含。\nDestination charges are not included.');
    });
    expect(version).toBe('%PDF-1.7');
    expect(pages).toHaveLength(1);
    for (const words of ['Łódź', '海运报价单', 'Q2611-001', '宁波喆堃进出口有限公司', '㛃女士', '至', '条款'])
      expect(pages[0]).toContain(words);
    expect(pages[0]).toContain('Destination charges are not included.');
    expect(pages[0]).toContain('第 1 / 1 页');
    expect(pages[0]).not.toContain('\ufffd');
  });

  it('shows a box for a character that no font has', async () => {
    const { pages } = await written((pdf) => drawParagraph(pdf, '𠮷野家'));
    // Glyph 0, the box: it stands for no character.
    expect(pages[0]).toContain('\0野家');
  });

  it('is the same to the byte when it is made again', async () => {
    const make = async () => (await written((pdf) => drawTable(pdf, { columns, rows: rowsOf(3) }))).bytes;
    expect((await make()).equals(await make())).toBe(true);
  });

  it('embeds only what it draws', async () => {
    const { bytes } = await written((pdf) => drawParagraph(pdf, '宁波'));
    expect(bytes.length).toBeLessThan(30_000);
  });
});

describe('a table', () => {
  it('goes on over pages with its headings, every row once, and the totals at the end', async () => {
    const { pages } = await written((pdf) =>
      drawTable(pdf, {
        columns,
        rows: rowsOf(100),
        totals: [
          { label: '合计', value: 'USD 4,950.00' },
          { label: '合计', value: 'CNY 0.00' },
        ],
      }),
    );
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, at) => {
      expect(occurrences(page, '说明')).toBe(1);
      expect(page).toContain(`第 ${at + 1} / ${pages.length} 页`);
    });
    const all = pages.join('');
    for (const [name = ''] of rowsOf(100)) expect(occurrences(all, name)).toBe(1);
    expect(pages.at(-1)).toMatch(/99\.00\n合计\nUSD 4,950\.00\n合计\nCNY 0\.00\n/);
  });

  it('does not leave its headings alone at the end of a page', async () => {
    for (let lines = 50; lines < 60; lines++) {
      const { pages } = await written((pdf) => {
        drawParagraph(pdf, Array.from({ length: lines }, () => 'x').join('\n'));
        drawTable(pdf, { columns, rows: rowsOf(1) });
      });
      const page = pages.find((each) => each.includes('说明'));
      expect(page).toContain('运费0号');
    }
  });

  it('has its last row beside the totals and what follows, wherever the page ends', async () => {
    for (let count = 29; count < 36; count++) {
      const { pages } = await written((pdf) => {
        drawTable(pdf, {
          ...{ columns, rows: rowsOf(count), totals: [{ label: '合计', value: 'CNY 1.00' }] },
          followedBy: paragraphHeight(pdf, '请核对'),
        });
        drawParagraph(pdf, '请核对');
      });
      const last = pages.find((page) => page.includes('请核对')) ?? '';
      expect(last).toContain(`运费${count - 1}号`);
      expect(last).toContain('合计');
    }
  });

  it('splits a row that is longer than a page, and loses none of it', async () => {
    const { pages } = await written((pdf) =>
      drawTable(pdf, { columns, rows: [['a', '条款'.repeat(2_000), 'b'], ...rowsOf(1)] }),
    );
    expect(pages.length).toBeGreaterThan(1);
    expect(occurrences(pages.join('').replaceAll('\n', ''), '条')).toBe(2_000);
    expect(pages.at(-1)).toContain('运费0号');
  });

  it('shows every character of every cell, whatever they hold', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab -,.1宁波港。（）Łń\n'), maxLength: 200 });
    const row = fc.tuple(text, text, text);
    const signs = (value: string) => [...value.replace(/\s/g, '')].sort().join('');
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 12 }), fc.boolean(), async (rows, isLandscape) => {
        const { pages } = await written(
          (pdf) => drawTable(pdf, { columns: columns.slice(0, 1), rows }),
          isLandscape,
        );
        const shown = pages
          .join('')
          .replaceAll('费用', '')
          .replaceAll('远洋国际货运', '')
          .replace(/第 \d+ \/ \d+ 页/g, '');
        expect(signs(shown)).toBe(signs(rows.map(([first]) => first).join('')));
      }),
      { numRuns: 15 },
    );
  });

  it('breaks no word of its headings while the page has room for all of them', async () => {
    const headings = ['Marks', 'Container / Seal', 'Packages', 'Description', 'Weight', 'Measurement'];
    const { pages } = await written((pdf) =>
      drawTable(pdf, {
        columns: headings.map((heading, at) => ({ heading, share: at === 3 ? 30 : 1 })),
        rows: [headings.map(() => 'x'.repeat(30))],
      }),
    );
    for (const word of headings.flatMap((heading) => heading.split(' '))) expect(pages[0]).toContain(word);
    expect(
      widthsOf(100, [
        { share: 9, least: 10 },
        { share: 1, least: 30 },
      ]),
    ).toEqual([70, 30]);
    expect(
      widthsOf(100, [
        { share: 3, least: 80 },
        { share: 1, least: 80 },
      ]),
    ).toEqual([75, 25]);
  });

  it('may be empty', async () => {
    const { pages } = await written((pdf) => drawTable(pdf, { columns, rows: [] }));
    expect(pages[0]).toContain('说明');
  });
});

it('leaves no line of a paragraph alone at the end or the beginning of a page', async () => {
  for (let above = 52; above < 57; above++)
    for (const count of [2, 3]) {
      const { pages } = await written((pdf) => {
        drawParagraph(pdf, Array.from({ length: above }, () => 'x').join('\n'));
        drawParagraph(pdf, Array.from({ length: count }, () => '条款').join('\n'));
      });
      for (const page of pages) expect(occurrences(page, '条款')).not.toBe(1);
    }
});
