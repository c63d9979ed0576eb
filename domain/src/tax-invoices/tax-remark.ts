/** What fits in the place for remarks of a tax invoice. */
export const longestTaxRemark = 450;

/** What a remark can take from the shipments and amounts of its lines. */
export const remarkTokens = ['船名航次', '提单号', '起运港', '目的港', '箱量', 'USD金额', '汇率'] as const;
export type RemarkToken = (typeof remarkTokens)[number];
export type RemarkValues = Readonly<Record<RemarkToken, readonly string[]>>;

const token = /\{([^{}]{1,20})\}/g;

/** The text with what its tokens stand for: each value once, in the order it comes. */
export function filledRemark(text: string, values: RemarkValues): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  const filled = text.replace(token, (written, name: string) => {
    if (Object.hasOwn(values, name)) return textOf(values[name as RemarkToken]);
    unknown.push(written);
    return written;
  });
  return { text: filled.trim(), unknown };
}

export const textOf = (values: readonly string[]): string => [...new Set(values.filter(Boolean))].join('/');

/** In characters as people count them. */
export const lengthOfRemark = (text: string): number => [...text].length;
export const fitsRemark = (text: string): boolean => lengthOfRemark(text) <= longestTaxRemark;
