/** Currencies whose smallest unit is not a hundredth, as ISO 4217 lists them. */
const minorUnits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
};

const shape = /^[A-Z]{3}$/;

export const isCurrency = (code: string): boolean => shape.test(code);

/** How many decimals amounts of a currency are rounded to. */
export const decimalsOf = (currency: string): number =>
  Object.hasOwn(minorUnits, currency) ? (minorUnits[currency] ?? 2) : 2;
