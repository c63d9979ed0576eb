import { decimalText, writeDecimal } from './decimal-text.ts';

const longestTyped = 100;

/** What a person typed (commas, ¥, full-width digits of a Chinese keyboard) as plain decimal text; nothing if it is no amount. */
export function parseAmount(typed: unknown): string | undefined {
  const text = typeof typed === 'number' ? String(typed) : typed;
  if (typeof text !== 'string' || text.length > longestTyped) return undefined;
  const plain = text.normalize('NFKC').trim();
  const decimal = decimalText(plain.startsWith('¥') ? plain.slice(1).trimStart() : plain);
  return decimal && writeDecimal(decimal);
}
