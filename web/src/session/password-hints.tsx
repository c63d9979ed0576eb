import {
  type PasswordProblem,
  type PasswordRules,
  passwordProblems,
} from '@fairway/domain/session/password-policy.ts';
import { useWords, type WordKey } from '../language/words.ts';
import { Icon } from '../ui/icon.tsx';
import './password-hints.css';

const ruleWords = {
  tooShort: 'passwordTooShort',
  tooLong: 'passwordTooLong',
  needsDigit: 'passwordNeedsDigit',
  needsLowercase: 'passwordNeedsLowercase',
  needsUppercase: 'passwordNeedsUppercase',
  needsCharacter: 'passwordNeedsCharacter',
} as const satisfies Record<PasswordProblem['problem'], WordKey>;

interface PasswordHintsProps {
  password: string;
  policy: PasswordRules;
}

/** Every rule of the policy, and which ones the password meets as it is typed. */
export function PasswordHints({ password, policy }: PasswordHintsProps) {
  const words = useWords();
  const rules = passwordProblems('', policy);
  const open = new Set(passwordProblems(password, policy).map(({ problem }) => problem));
  const allOpen = open.has('tooLong') || password === '';
  return (
    <ul className="password-hints">
      {rules.map((rule) => {
        const isMet = !allOpen && !open.has(rule.problem);
        return (
          <li key={rule.problem} className={isMet ? 'password-hint-met' : undefined}>
            <Icon name={isMet ? 'check' : 'pending'} size={14} />
            {words(ruleWords[rule.problem], { n: 'n' in rule ? rule.n : '' })}
            <span className="visually-hidden">{words(isMet ? 'ruleMet' : 'ruleNotMet')}</span>
          </li>
        );
      })}
    </ul>
  );
}
