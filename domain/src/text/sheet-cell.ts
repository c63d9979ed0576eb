const longestText = 32_767;
/** More digits than a cell of a sheet holds as a number. */
const mostDigits = 15;

/** A text as a cell of an .xlsx has it: a sheet reads _x0041_ as the letter A. */
export const sheetText = (value: string): string =>
  value.slice(0, longestText).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

/** A number as a cell holds it; undefined for what it would round, or what is none. */
export function sheetNumber(value: number | string): number | undefined {
  const number = value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) && digitsOf(String(value)) <= mostDigits ? number : undefined;
}

/** Those that matter: neither zeros at the ends nor an exponent. */
const digitsOf = (number: string): number =>
  number
    .replace(/e.*$/i, '')
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '').length;
