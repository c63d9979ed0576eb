import type { CardFace } from '@fairway/contract/chat.ts';
import { currentLanguage } from '../../language/words.ts';

/** What a card says in the language of the app. */
export const cardInLanguage = ({ title, line, titleEn, lineEn }: CardFace) =>
  currentLanguage() === 'en' ? { title: titleEn || title, line: lineEn || line } : { title, line };
