import { Buffer } from 'node:buffer';
import type PDFDocument from 'pdfkit';
import { type FontRun, fontRuns } from './font-runs.ts';
import { drawnText, hasCharacter, registerFonts } from './fonts.ts';
import { widestWord, wrapText } from './wrap-text.ts';

export interface PdfOptions {
  /** In the properties of the file and on the tab of a viewer. */
  title: string;
  /** `zh-CN` or `en`: what a screen reader speaks. */
  language: string;
  author?: string;
  isLandscape?: boolean;
  /** The words beside the page's number; and on the left of it a note, such as a company's address. */
  pageNumber: (page: number, pages: number) => string;
  footNote?: string;
  /** When it was made; the same instant makes the same bytes. */
  at: Date;
}

export interface TextStyle {
  size: number;
  isBold?: boolean;
  color?: string;
}

export const colors = { text: '#1f2933', label: '#667085', line: '#d0d5dd', fill: '#f2f4f7' } as const;
const margin = { side: 40, top: 44, bottom: 60 } as const;
/** From the top of a line to its letters' feet, so that two fonts stand on the same line. */
const ascent = 1.16;
/** Noto's own distance between lines. */
export const lineHeight = (size: number): number => size * 1.448;

/** Opens a document on A4. Fonts and library are loaded now, not with the server. */
export async function openPdf(options: PdfOptions): Promise<Pdf> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    layout: options.isLandscape ? 'landscape' : 'portrait',
    // Page breaks are ours: pdfkit's own would split rows and forget their headings.
    margin: 0,
    bufferPages: true,
    lang: options.language,
    displayTitle: true,
    pdfVersion: '1.7',
    // None of pdfkit's own, which know no Chinese; its type does not know that it may be none.
    font: null as unknown as string,
    info: {
      Title: drawnText(options.title),
      Author: drawnText(options.author ?? ''),
      Creator: 'Fairway',
      CreationDate: options.at,
      ModDate: options.at,
    },
  });
  await registerFonts(document);
  return new Pdf(document, options);
}

/** A document that is written from top to bottom. The parts beside this file draw on it. */
export class Pdf {
  readonly left = margin.side;
  readonly width: number;
  /** Where the next part begins. */
  y: number = margin.top;
  readonly #document: typeof PDFDocument.prototype;
  readonly #options: PdfOptions;
  readonly #bottom: number;
  readonly #has: (character: string) => boolean;
  #openedLatin: ((character: string) => boolean) | undefined;

  constructor(document: typeof PDFDocument.prototype, options: PdfOptions) {
    this.#document = document;
    this.#options = options;
    this.#has = hasCharacter(document, 'regular');
    this.width = document.page.width - 2 * margin.side;
    this.#bottom = document.page.height - margin.bottom;
  }

  /** What is left of this page, and what an empty one has. */
  get room(): number {
    return this.#bottom - this.y;
  }
  get pageRoom(): number {
    return this.#bottom - margin.top;
  }

  addPage(): void {
    this.#document.addPage();
    this.y = margin.top;
  }

  /** Goes to a new page unless this one has so much room left. */
  keepTogether(height: number): void {
    if (height > this.room && this.y > margin.top) this.addPage();
  }

  wrap(text: string, width: number, style: TextStyle): string[] {
    return wrapText(drawnText(text), width, (piece) => this.#widthOf(piece, style));
  }

  /** What a text needs so that no word of it is broken. */
  leastWidth(text: string, style: TextStyle): number {
    return widestWord(drawnText(text), (piece) => this.#widthOf(piece, style));
  }

  /** Draws one line inside a box; what is wider than the box goes beyond it. */
  writeLine(
    line: string,
    x: number,
    y: number,
    width: number,
    style: TextStyle,
    align: 'left' | 'right' | 'center' = 'left',
  ): void {
    if (line === '') return;
    const free = align === 'left' ? 0 : width - this.#widthOf(line, style);
    let at = x + (align === 'center' ? free / 2 : free);
    this.#document.fillColor(style.color ?? colors.text);
    for (const run of this.#runsOf(line)) {
      this.#use(style, run);
      const options = { lineBreak: false, baseline: 'alphabetic' } as const;
      this.#document.text(run.text, at, y + style.size * ascent, options);
      at += this.#document.widthOfString(run.text);
    }
  }

  drawRule(y: number, color: string = colors.line, thickness = 0.5): void {
    this.#document
      .moveTo(this.left, y)
      .lineTo(this.left + this.width, y)
      .lineWidth(thickness)
      .stroke(color);
  }

  /** A PNG or JPEG as large as it fits in a box, from its top left corner on. */
  drawPicture(bytes: Buffer, x: number, y: number, box: { width: number; height: number }): void {
    this.#document.image(bytes, x, y, { fit: [box.width, box.height] });
  }

  fill(y: number, height: number, color: string): void {
    this.#document.rect(this.left, y, this.width, height).fill(color);
  }

  /** Numbers the pages and gives the whole file. */
  async finish(): Promise<Buffer> {
    const { count } = this.#document.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#document.switchToPage(page);
      this.#drawFooter(page + 1, count);
    }
    const pieces: Buffer[] = [];
    this.#document.on('data', (piece: Buffer) => pieces.push(piece));
    const ended = new Promise<void>((resolve, reject) => {
      this.#document.once('end', resolve);
      this.#document.once('error', reject);
    });
    this.#document.end();
    await ended;
    return Buffer.concat(pieces);
  }

  #drawFooter(page: number, pages: number): void {
    const style = { size: 8, color: colors.label };
    const top = this.#bottom + 16;
    const number = drawnText(this.#options.pageNumber(page, pages));
    this.drawRule(top - 6);
    this.writeLine(number, this.left, top, this.width, style, 'right');
    const [note = ''] = this.wrap(this.#options.footNote ?? '', this.width * 0.75, style);
    this.writeLine(note, this.left, top, this.width, style);
  }

  #widthOf(line: string, style: TextStyle): number {
    return this.#runsOf(line).reduce((width, run) => {
      this.#use(style, run);
      return width + this.#document.widthOfString(run.text);
    }, 0);
  }

  #runsOf(line: string): FontRun[] {
    return fontRuns(line, this.#has, (character) => this.#latinHas(character));
  }

  /** Most documents never ask: then the second font is not opened. */
  #latinHas(character: string): boolean {
    this.#openedLatin ??= hasCharacter(this.#document, 'latinRegular');
    return this.#openedLatin(character);
  }

  #use({ size, isBold }: TextStyle, { isLatin }: FontRun): void {
    const name = isLatin ? (isBold ? 'latinBold' : 'latinRegular') : isBold ? 'bold' : 'regular';
    this.#document.font(name).fontSize(size);
  }
}
