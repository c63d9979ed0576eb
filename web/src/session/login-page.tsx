import { getLoginConfig } from '@fairway/contract/session.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loadAllWords, useWords } from '../language/words.ts';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ThemeChoice } from '../ui/theme-choice.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import './login-page.css';
import { useSession } from '../wire/session-store.ts';
import { LoginWelcome } from './login-welcome.tsx';
import { PolicyLinks } from './policy-links.tsx';
import { returnPath } from './return-path.ts';
import { SignInForm } from './sign-in-form.tsx';
import { type WayIn, WaysIn } from './ways-in.tsx';

// Seen once in the life of a company: the others need not download it.
const SetUpForm = lazy(() => import('./set-up-form.tsx').then((module) => ({ default: module.SetUpForm })));

// Their words come with them; who signs in with a password needs neither.
const SmsSignInForm = lazy(async () => {
  const [module] = await Promise.all([import('../sign-in-methods/sms-sign-in-form.tsx'), loadAllWords()]);
  return { default: module.SmsSignInForm };
});
const QrSignIn = lazy(async () => {
  const [module] = await Promise.all([import('../sign-in-methods/qr-sign-in.tsx'), loadAllWords()]);
  return { default: module.QrSignIn };
});

export function LoginPage() {
  const words = useWords();
  const { search } = useLocation();
  const isSignedIn = useSession((session) => session.token !== '');
  const [way, setWay] = useState<WayIn>('password');
  const { data: config } = useQuery(load(getLoginConfig, {}));
  useDocumentTitle(words('signInTitle'));
  if (isSignedIn)
    return <Navigate to={returnPath(new URLSearchParams(search).get('redirect'), homePath)} replace />;
  return (
    <div className="login">
      <LoginWelcome company={config?.sysConfigInfo.companyName} />
      <main className="login-main">
        <div className="login-card">
          {config?.setupNeeded ? (
            <Suspense>
              <SetUpForm policy={config.passwordPolicy} />
            </Suspense>
          ) : (
            <>
              <Suspense fallback={<Skeleton count={1} />}>
                {way === 'password' && <SignInForm company={config?.sysConfigInfo.companyName} />}
                {way === 'sms' && <SmsSignInForm />}
                {way === 'qr' && <QrSignIn />}
              </Suspense>
              {config && (
                <WaysIn
                  current={way}
                  smsEnabled={config.smsEnabled}
                  others={config.socialsList.length > 0 ? `/pages/login/otherLogin${search}` : undefined}
                  onChoose={setWay}
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
