import type { Language } from '@fairway/contract/errors.ts';

interface Said {
  title: string;
  titleEn: string | null;
}

interface Written {
  bodyText: string;
  bodyTextEn: string | null;
}

/** The title of a message for who reads it; what people wrote has one only. */
export const titleIn = (language: Language, { title, titleEn }: Said): string =>
  language === 'en' ? (titleEn ?? title) : title;

/** The same of its body. */
export const bodyIn = (language: Language, { bodyText, bodyTextEn }: Written): string =>
  language === 'en' ? (bodyTextEn ?? bodyText) : bodyText;
