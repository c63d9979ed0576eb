import { AppError } from '@fairway/contract/app-error.ts';
import type { Language } from '@fairway/contract/errors.ts';
import { whyGuessable } from '@fairway/domain/session/guessable-password.ts';
import { type PasswordProblem, passwordProblems } from '@fairway/domain/session/password-policy.ts';
import { guessableWords, passwordWords } from '../language/words.ts';
import type { Settings } from '../system/settings.ts';
import { commonPasswords } from './common-passwords.ts';

/** Refuses a password the company's policy does not allow or everybody would try first, with everything it lacks. */
export async function refuseWeakPassword(
  password: string,
  settings: Settings,
  names: readonly string[],
  language: Language,
): Promise<void> {
  const words = passwordProblems(password, settings).map((problem) => describe(problem, language));
  if (words.length === 0 && settings.passwordStrengthLimit === 1) {
    const { companyName, sysName } = settings;
    const known = [...names, companyName, sysName, 'fairway'];
    const guessable = whyGuessable(password, { ...(await commonPasswords()), names: known });
    if (guessable) words.push(guessableWords[guessable][language]);
  }
  if (words.length === 0) return;
  throw new AppError('PASSWORD_TOO_WEAK', { problems: words.join(language === 'zh' ? '、' : ', ') });
}

function describe(problem: PasswordProblem, language: Language): string {
  return passwordWords[problem.problem][language].replace('{n}', 'n' in problem ? String(problem.n) : '');
}
