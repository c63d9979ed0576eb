import type { Language } from '@fairway/contract/errors.ts';

/** The title of a message for who reads it; what people wrote has one only. */
export const titleIn = (
  language: Language,
  { title, titleEn }: { title: string; titleEn: string | null },
): string => (language === 'en' ? (titleEn ?? title) : title);
