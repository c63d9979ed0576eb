import type { InitMessage, MessagePush } from '@fairway/contract/live.ts';
import { currentLanguage } from '../language/words.ts';

/** A message as it came, with its title in the language of the app where the system wrote it. */
export const pushInLanguage = (push: MessagePush): MessagePush =>
  push.titleEn && currentLanguage() === 'en' ? { ...push, title: push.titleEn } : push;

/** The same of the last message a greeting tells of. */
export const greetingInLanguage = (greeting: InitMessage): InitMessage =>
  greeting.messageDefaultTextEn && currentLanguage() === 'en'
    ? { ...greeting, messageDefaultText: greeting.messageDefaultTextEn }
    : greeting;
