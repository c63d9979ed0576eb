import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

/**
 * Noto Sans SC has about 30,900 characters, among them every one of GB 2312 and of the list of 8,105 common ones; Noto
 * Sans has what it lacks of Latin, Greek and Cyrillic writing, and signs of currencies.
 */
const files = {
  regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  latinRegular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  latinBold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
};
export type FontName = keyof typeof files;
type Fonts = Record<FontName, Buffer>;

/** Kept only while a document is made of them: 22 MB that a server without documents does not need. */
let kept: WeakRef<Fonts> | undefined;

export async function registerFonts(document: typeof PDFDocument.prototype): Promise<void> {
  const fonts = kept?.deref() ?? (await readFonts());
  kept = new WeakRef(fonts);
  // A font is opened by its first use: one that no text needs costs nothing.
  for (const name of Object.keys(files) as FontName[]) document.registerFont(name, fonts[name]);
}

async function readFonts(): Promise<Fonts> {
  const { resolve } = createRequire(import.meta.url);
  const [regular, bold, latinRegular, latinBold] = await Promise.all([
    readFile(resolve(files.regular)),
    readFile(resolve(files.bold)),
    readFile(resolve(files.latinRegular)),
    readFile(resolve(files.latinBold)),
  ]);
  return { regular, bold, latinRegular, latinBold };
}

/** Whether a font has a character; bold ones have what their regular ones have. */
export function hasCharacter(
  document: typeof PDFDocument.prototype,
  font: FontName,
): (character: string) => boolean {
  document.font(font);
  // pdfkit has opened the font and tells nobody else what is in it.
  const opened = (document as unknown as { _font: { font: OpenFont } })._font.font;
  return (character) => opened.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

interface OpenFont {
  hasGlyphForCodePoint: (code: number) => boolean;
}

/** What people do not see and fonts do not have: marks of direction, joiners, control characters. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]/gu;

/** A text as it is drawn, still with its line breaks. Letters with separate accents become one character each. */
export const drawnText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .split('\n')
    .map((line) => line.replace(invisible, ''))
    .join('\n');

/** The characters of a text that no font has; on the page each is a box with a cross. */
export async function missingCharacters(text: string): Promise<string[]> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({ autoFirstPage: false, font: null as unknown as string });
  await registerFonts(document);
  const tests = [hasCharacter(document, 'regular'), hasCharacter(document, 'latinRegular')];
  const characters = new Set(drawnText(text).replaceAll('\n', ''));
  return [...characters].filter((each) => !tests.some((has) => has(each)));
}
