import type { PasswordPolicy } from '@fairway/contract/password-policy.ts';

/** What a new password is held against; `passwordStrengthLimit` gates all the others. */
export type PasswordRules = Pick<
  PasswordPolicy,
  | 'passwordStrengthLimit'
  | 'passwordLengthMin'
  | 'passwordLengthMinNumber'
  | 'containsNumbers'
  | 'includeLowercaseLetters'
  | 'includeUppercaseLetters'
  | 'containsCharacters'
>;

export type PasswordProblem =
  | { problem: 'tooShort' | 'tooLong'; n: number }
  | { problem: 'needsDigit' | 'needsLowercase' | 'needsUppercase' | 'needsCharacter' };

// Without a limit, hashing a password of megabytes would be an attack anyone can make.
export const longestPassword = 128;

const contents = [
  { flag: 'containsNumbers', problem: 'needsDigit', pattern: /[0-9]/ },
  { flag: 'includeLowercaseLetters', problem: 'needsLowercase', pattern: /[a-z]/ },
  { flag: 'includeUppercaseLetters', problem: 'needsUppercase', pattern: /[A-Z]/ },
  { flag: 'containsCharacters', problem: 'needsCharacter', pattern: /[^\p{L}\p{M}\p{N}\s\p{C}]/u },
] as const;

/** Everything that is wrong with a new password, in the order the policy names it. */
export function passwordProblems(password: string, policy: PasswordRules): PasswordProblem[] {
  // In code points: a visible character can be stacked from any number of them.
  const tooLong = password.length > 2 * longestPassword || [...password].length > longestPassword;
  if (tooLong) return [{ problem: 'tooLong', n: longestPassword }];
  if (policy.passwordStrengthLimit !== 1) return [];
  const problems: PasswordProblem[] = [];
  const n = policy.passwordLengthMinNumber;
  if (policy.passwordLengthMin === 1 && [...password].length < n) problems.push({ problem: 'tooShort', n });
  for (const { flag, problem, pattern } of contents) {
    if (policy[flag] === 1 && !pattern.test(password)) problems.push({ problem });
  }
  return problems;
}
