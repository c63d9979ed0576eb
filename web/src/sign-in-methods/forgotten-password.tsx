import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getLoginConfig } from '@fairway/contract/session.ts';
import { useWords } from '../language/words.ts';
import './forgotten-password.css';
import { SmsSignInForm } from './sms-sign-in-form.tsx';

interface ForgottenPasswordProps {
  config: Reply<typeof getLoginConfig>;
}

/** Back in without the password: by a code where the company can send one, and else by whom to ask. */
export function ForgottenPassword({ config }: ForgottenPasswordProps) {
  const words = useWords();
  const { smsEnabled, passwordPolicy, helpContacts, helpTelePhone } = config;
  return (
    <div className="forgotten-password">
      {smsEnabled ? <SmsSignInForm newPassword={passwordPolicy} /> : <h1>{words('forgottenTitle')}</h1>}
      <div className="forgotten-password-help">
        {smsEnabled && <p>{words('forgottenMore')}</p>}
        <p>{helpContacts ? words('forgottenAskWhom', { name: helpContacts }) : words('forgottenAsk')}</p>
        {helpTelePhone && (
          <a href={`tel:${helpTelePhone.replace(/[^\d+]/g, '')}`}>
            {words('forgottenCall', { number: helpTelePhone })}
          </a>
        )}
      </div>
    </div>
  );
}
