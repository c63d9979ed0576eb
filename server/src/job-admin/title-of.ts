import type { Language } from '@fairway/contract/errors.ts';
import { jobWords } from '../language/job-words.ts';

/** What people call a kind of job; its own name where an older or newer version left it behind. */
export const titleOf = (name: string, language: Language): string => jobWords[name]?.[language] ?? name;
