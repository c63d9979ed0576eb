import * as z from 'zod/mini';

/** A short code of letters and figures, written large. */
export const codeOf = (most: number) =>
  z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(most), z.regex(/^[\w./-]+$/));

/** The same where it may be missing: empty. */
export const optionalCode = (most: number) =>
  z._default(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(most), z.regex(/^[\w./-]*$/)), '');

export const nameOf = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
export const optionalText = (most: number) => z._default(z.string().check(z.trim(), z.maxLength(most)), '');
export const remark = optionalText(500);

/** A day of the calendar, YYYY-MM-DD, that exists. */
export const day = z.string().check(
  z.regex(/^[12]\d{3}-\d{2}-\d{2}$/),
  z.refine((text) => {
    const at = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  }),
);

/** A decimal number as text, with so many figures before and after the point: never a float. */
export const decimal = (before: number, after: number) =>
  z.string().check(z.trim(), z.regex(new RegExp(`^-?\\d{1,${before}}(\\.\\d{1,${after}})?$`)));
/** The same not below nothing: a weight, a volume, a side. */
export const measure = (before: number, after: number) =>
  z.string().check(z.trim(), z.regex(new RegExp(`^\\d{1,${before}}(\\.\\d{1,${after}})?$`)));
export const positiveDecimal = (before: number, after: number) =>
  z.string().check(
    z.trim(),
    z.regex(new RegExp(`^\\d{1,${before}}(\\.\\d{1,${after}})?$`)),
    z.refine((text) => /[1-9]/.test(text)),
  );

export const currencyCode = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{3}$/));

export const optionalEmail = z._default(
  z.string().check(z.trim(), z.maxLength(100), z.regex(/^([^\s@]+@[^\s@]+)?$/)),
  '',
);
