import { loadWords } from '../language/words.ts';
import { setUpWords } from './words.ts';

/** Apart from the login, which every first visitor loads. */
export async function loadSetUpForm() {
  const [file] = await Promise.all([import('./set-up-form.tsx'), loadWords(setUpWords)]);
  return { default: file.SetUpForm };
}
