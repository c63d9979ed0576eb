import { useState } from 'react';
import { Navigate } from 'react-router';
import { keep, stored } from '../native/device-storage.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { sessionToken } from '../wire/session-store.ts';
import { Guide } from './guide.tsx';
import { PolicyConsent } from './policy-consent.tsx';
import { loginPath } from './return-path.ts';

type Step = 'consent' | 'guide' | 'done';

/** First run: the agreements, then three pages of what it is good for. Later: straight on. */
export function LaunchPage() {
  const [step, setStep] = useState<Step>(nextStep);
  if (sessionToken()) return <Navigate to={homePath} replace />;
  const finish = (key: string) => {
    keep(key, Date.now());
    setStep(nextStep());
  };
  if (step === 'consent') return <PolicyConsent onAgree={() => finish('policyConsentAt')} />;
  if (step === 'guide') return <Guide onDone={() => finish('guideSeenAt')} />;
  return <Navigate to={loginPath} replace />;
}

function nextStep(): Step {
  if (!stored('policyConsentAt')) return 'consent';
  return stored('guideSeenAt') ? 'done' : 'guide';
}
