import { AppError } from '@fairway/contract/app-error.ts';
import type { Language } from '@fairway/contract/errors.ts';
import {
  type PasswordProblem,
  type PasswordRules,
  passwordProblems,
} from '@fairway/domain/session/password-policy.ts';
import { passwordWords } from '../language/words.ts';

/** Refuses a password the company's policy does not allow, with everything it lacks. */
export function refuseWeakPassword(password: string, policy: PasswordRules, language: Language): void {
  const problems = passwordProblems(password, policy);
  if (problems.length === 0) return;
  const words = problems.map((problem) => describe(problem, language));
  throw new AppError('PASSWORD_TOO_WEAK', { problems: words.join(language === 'zh' ? '、' : ', ') });
}

function describe(problem: PasswordProblem, language: Language): string {
  return passwordWords[problem.problem][language].replace('{n}', 'n' in problem ? String(problem.n) : '');
}
