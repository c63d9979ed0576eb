import { getLoginConfig } from '@fairway/contract/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { load } from '../app/calls.ts';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import './other-login-page.css';
import { loginPath } from './return-path.ts';

/** A render address is data; one that runs script instead of opening a page is no link. */
const isWebAddress = ({ renderUrl }: { renderUrl: string }) => /^(?:https?:\/)?\//i.test(renderUrl);

/** The third parties this company lets its people sign in with. */
export function OtherLoginPage() {
  const words = useWords();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data, isPending } = useQuery(load(getLoginConfig, {}));
  const login = `${loginPath}${search}`;
  const backToLogin = (
    <Button look="primary" onClick={() => void navigate(login, { replace: true })}>
      {words('backToSignIn')}
    </Button>
  );
  return (
    <main className="other-login">
      <Page title={words('otherSignIn')} back={login}>
        {isPending && <Skeleton count={2} />}
        {!isPending && !data?.socialsList.length && (
          <Empty title={words('noOtherSignIn')} action={backToLogin} />
        )}
        <ul className="other-login-list">
          {data?.socialsList.filter(isWebAddress).map((social) => (
            <li key={social.enname}>
              <a href={social.renderUrl} rel="noreferrer">
                {social.logo && <img src={social.logo} alt="" width={28} height={28} />}
                {social.name}
              </a>
            </li>
          ))}
        </ul>
      </Page>
    </main>
  );
}
