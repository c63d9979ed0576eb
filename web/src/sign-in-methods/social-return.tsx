import { signInBySocial, ticketStatus } from '@fairway/contract/sign-in-methods.ts';
import { useMutation } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { SignInForm } from '../session/sign-in-form.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { call } from '../wire/api.ts';
import { readAccounts, readIdentity, type TiedAccount } from './ticket-value.ts';
import { useTicket } from './use-ticket.ts';

interface SocialReturnProps {
  ticket: string;
  onGiveUp: () => void;
  onEntered: () => void;
}

/** Back from the provider: in, or the reason why not and what can be done. */
export function SocialReturn({ ticket, onGiveUp, onEntered }: SocialReturnProps) {
  const words = useWords();
  const { state, askAgain } = useTicket(ticket, onEntered);
  const startOver = <Button onClick={onGiveUp}>{words('socialStartOver')}</Button>;
  switch (state?.status) {
    case ticketStatus.expired:
      return <Empty drawing="broken" title={words('socialTooLate')} action={startOver} />;
    case ticketStatus.failed:
      return <Empty drawing="broken" title={state.value} action={startOver} />;
    case ticketStatus.notBound:
      return (
        <>
          <p>{words('socialBind', { name: readIdentity(state.value) })}</p>
          <Card>
            <SignInForm company={undefined} ticket={ticket} onEntered={onEntered} />
          </Card>
          {startOver}
        </>
      );
    case ticketStatus.severalAccounts:
      return <ChooseAccount ticket={ticket} accounts={readAccounts(state.value)} onChosen={askAgain} />;
    default:
      return (
        <>
          <p role="status">{words('socialWaiting')}</p>
          <Skeleton count={1} />
          {startOver}
        </>
      );
  }
}

interface ChooseAccountProps {
  ticket: string;
  accounts: readonly TiedAccount[];
  onChosen: () => unknown;
}

function ChooseAccount({ ticket, accounts, onChosen }: ChooseAccountProps) {
  const words = useWords();
  const choosing = useMutation({
    mutationFn: (userId: string) => call(signInBySocial, { query: { jnpf_ticket: ticket, userId } }),
    onSuccess: onChosen,
  });
  return (
    <>
      <p>{words('socialChoose')}</p>
      <ul className="other-login-list">
        {accounts.map(({ userId, accountName, account }) => (
          <li key={userId}>
            <button type="button" disabled={choosing.isPending} onClick={() => choosing.mutate(userId)}>
              {accountName}
              <span className="other-login-account">{account}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
