import type { Reader } from './read-picture.ts';

interface Detector {
  detect: (picture: ImageData) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

/** What is printed on boxes, seals and documents. */
const wanted = ['qr_code', 'code_128', 'code_39', 'ean_13', 'data_matrix', 'pdf417'];

/** The reader inside the browser; not every browser has one, and some have it without any format. */
export async function nativeReader(): Promise<Reader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return undefined;
  const known = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  const formats = wanted.filter((format) => known.includes(format));
  if (!formats.includes('qr_code')) return undefined;
  const detector = new BarcodeDetector({ formats });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue || undefined;
}
