import { getLoginConfig } from '@fairway/contract/session.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useCompanyName } from '../language/company-name.ts';
import { beginWith, loadWords, useWords } from '../language/words.ts';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ThemeChoice } from '../ui/theme-choice.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import './login-page.css';
import { ConsentFirst } from '../session/consent-first.tsx';
import { PolicyLinks } from '../session/policy-links.tsx';
import { returnPath } from '../session/return-path.ts';
import { SignInForm } from '../session/sign-in-form.tsx';
import { useSession } from '../wire/session-store.ts';
import { LoginWelcome } from './login-welcome.tsx';
import { MethodChoice, type SignInMethod } from './method-choice.tsx';
import { signInMethodsWords } from './words.ts';

// Seen once in the life of a company: the others need not download it.
const SetUpForm = lazy(() => import('../session/load-set-up-form.ts').then((file) => file.loadSetUpForm()));

// Their words come with them; who signs in with a password needs neither.
const SmsSignInForm = lazy(async () => {
  const [module] = await Promise.all([import('./sms-sign-in-form.tsx'), loadWords(signInMethodsWords)]);
  return { default: module.SmsSignInForm };
});
const ForgottenPassword = lazy(async () => {
  const [module] = await Promise.all([import('./forgotten-password.tsx'), loadWords(signInMethodsWords)]);
  return { default: module.ForgottenPassword };
});
const QrSignIn = lazy(async () => {
  const [module] = await Promise.all([import('./qr-sign-in.tsx'), loadWords(signInMethodsWords)]);
  return { default: module.QrSignIn };
});

export function LoginPage() {
  return (
    <ConsentFirst>
      <WaysIn />
    </ConsentFirst>
  );
}

function WaysIn() {
  const words = useWords();
  const { search } = useLocation();
  const isSignedIn = useSession((session) => session.token !== '');
  const [method, setMethod] = useState<SignInMethod>('password');
  const { data: config } = useQuery(load(getLoginConfig, {}));
  const first = config?.firstLanguage;
  useEffect(() => {
    if (first) void beginWith(first);
  }, [first]);
  const company = useCompanyName(config?.sysConfigInfo);
  useDocumentTitle(words('signInTitle'));
  if (isSignedIn)
    return <Navigate to={returnPath(new URLSearchParams(search).get('redirect'), homePath)} replace />;
  return (
    <div className="login">
      <LoginWelcome config={config?.sysConfigInfo} />
      <main className="login-main">
        <div className="login-card">
          {config?.setupNeeded ? (
            <Suspense>
              <SetUpForm policy={config.passwordPolicy} />
            </Suspense>
          ) : (
            <>
              <Suspense fallback={<Skeleton count={1} />}>
                {method === 'password' && (
                  <SignInForm company={company} onForgotten={() => setMethod('forgotten')} />
                )}
                {method === 'forgotten' && config && <ForgottenPassword config={config} />}
                {method === 'sms' && <SmsSignInForm />}
                {method === 'qr' && <QrSignIn />}
              </Suspense>
              {config && (
                <MethodChoice
                  current={method}
                  smsEnabled={config.smsEnabled}
                  others={config.socialsList.length > 0 ? `/pages/login/otherLogin${search}` : undefined}
                  onChoose={setMethod}
                />
              )}
            </>
          )}
        </div>
        <footer className="login-foot">
          <div className="login-choices">
            <ThemeChoice />
            <LanguageChoice />
          </div>
          <p className="login-agrees">{words('signInAgrees')}</p>
          <PolicyLinks />
          <p className="login-copyright">{config?.sysConfigInfo.copyright}</p>
        </footer>
      </main>
    </div>
  );
}
