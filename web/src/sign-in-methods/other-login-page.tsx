import { getLoginConfig } from '@fairway/contract/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { ConsentFirst } from '../session/consent-first.tsx';
import { loginPath, returnPath } from '../session/return-path.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { forgetTicket, keptTicket } from './kept-ticket.ts';
import './other-login-page.css';
import { SocialList } from './social-list.tsx';
import { SocialReturn } from './social-return.tsx';

/** The third parties this company lets its people sign in with, and where they come back to from there. */
export function OtherLoginPage() {
  return (
    <ConsentFirst>
      <OtherWaysIn />
    </ConsentFirst>
  );
}

function OtherWaysIn() {
  const words = useWords();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [returned, setReturned] = useState(keptTicket);
  const { data, isPending } = useQuery(load(getLoginConfig, {}));
  const login = `${loginPath}${returned?.search ?? search}`;
  const giveUp = () => {
    forgetTicket();
    setReturned(undefined);
  };
  const goOn = () => {
    forgetTicket();
    const redirect = new URLSearchParams(returned?.search ?? search).get('redirect');
    void navigate(returnPath(redirect, homePath), { replace: true });
  };
  const backToLogin = (
    <Button look="primary" onClick={() => void navigate(login, { replace: true })}>
      {words('backToSignIn')}
    </Button>
  );
  return (
    <main className="other-login">
      <Page title={words('otherSignIn')} back={login}>
        {returned ? (
          <SocialReturn ticket={returned.ticket} onGiveUp={giveUp} onEntered={goOn} />
        ) : (
          <>
            {isPending && <Skeleton count={2} />}
            {!isPending && !data?.socialsList.length && (
              <Empty title={words('noOtherSignIn')} action={backToLogin} />
            )}
            <SocialList socials={data?.socialsList ?? []} search={search} />
          </>
        )}
      </Page>
    </main>
  );
}
