import { getLoginConfig } from '@fairway/contract/session.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { load } from '../app/calls.ts';
import { homePath } from '../app/tabs.ts';
import { useWords } from '../language/words.ts';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { Link } from '../ui/link.tsx';
import { ThemeChoice } from '../ui/theme-choice.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import './login-page.css';
import { LoginWelcome } from './login-welcome.tsx';
import { PolicyLinks } from './policy-links.tsx';
import { returnPath } from './return-path.ts';
import { useSession } from './session-store.ts';
import { SignInForm } from './sign-in-form.tsx';

// Seen once in the life of a company: the others need not download it.
const SetUpForm = lazy(() => import('./set-up-form.tsx').then((module) => ({ default: module.SetUpForm })));

export function LoginPage() {
  const words = useWords();
  const { search } = useLocation();
  const isSignedIn = useSession((session) => session.token !== '');
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
            <SignInForm company={config?.sysConfigInfo.companyName} />
          )}
          {config && config.socialsList.length > 0 && (
            <Link className="login-other" to={`/pages/login/otherLogin${search}`}>
              {words('otherSignIn')}
            </Link>
          )}
        </div>
        <footer className="login-foot">
          <div className="login-choices">
            <ThemeChoice />
            <LanguageChoice />
          </div>
          <PolicyLinks />
          <p className="login-copyright">{config?.sysConfigInfo.copyright}</p>
        </footer>
      </main>
    </div>
  );
}
