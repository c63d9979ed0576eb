import { lazy, type ReactNode, Suspense, useState } from 'react';
import { keep, stored } from '../native/device-storage.ts';
import { useSession } from '../wire/session-store.ts';

// Seen once on a device: who has agreed need not download it.
const PolicyConsent = lazy(() =>
  import('./policy-consent.tsx').then((module) => ({ default: module.PolicyConsent })),
);

interface ConsentFirstProps {
  children: ReactNode;
}

/** A way in that can be reached by a link: who has not agreed on this device is asked here, and goes on from here. */
export function ConsentFirst({ children }: ConsentFirstProps) {
  const isSignedIn = useSession((session) => session.token !== '');
  const [hasAgreed, setHasAgreed] = useState(() => stored('policyConsentAt') !== undefined);
  if (isSignedIn || hasAgreed) return children;
  const agree = () => {
    keep('policyConsentAt', Date.now());
    setHasAgreed(true);
  };
  return (
    <Suspense>
      <PolicyConsent onAgree={agree} />
    </Suspense>
  );
}
