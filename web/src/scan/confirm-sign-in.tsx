import { AppError } from '@fairway/contract/app-error.ts';
import { confirmTicket, lookAtTicket, refuseTicket } from '@fairway/contract/sign-in-methods.ts';
import { agentName } from '@fairway/domain/session/agent-name.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Facts } from '../ui/facts.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { load, useCommand } from '../wire/calls.ts';
import { useSession } from '../wire/session-store.ts';
import { useScan } from './use-scan.ts';

interface ConfirmSignInProps {
  scanCode: string;
}

/** A computer asks to be let in: which one, from where, as whom; only a yes here lets it. */
export function ConfirmSignIn({ scanCode }: ConfirmSignInProps) {
  const words = useWords();
  const navigate = useNavigate();
  const scanAgain = useScan();
  const person = useSession((session) => session.userInfo);
  const params = { scanCode };
  const { data: computer, error } = useQuery({
    ...load(lookAtTicket, { params }),
    // It is looked at once: later the ticket is used, and asking again would only say so.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  const home = () => void navigate('/pages/index/my', { replace: true });
  const allow = useCommand(confirmTicket);
  const deny = useCommand(refuseTicket);
  const answer = (command: typeof allow, said: string) =>
    command.mutate(
      { params },
      {
        onSuccess: () => {
          toast(said);
          home();
        },
      },
    );
  const isAnswering = allow.isPending || deny.isPending;
  return (
    <Page title={words('computerSignIn')} back="/pages/index/my">
      {!computer && !error && <Skeleton count={1} />}
      {error && (
        <Empty
          drawing="broken"
          title={error instanceof AppError ? words('computerGone') : words('loadFailed')}
          action={<Button onClick={() => void scanAgain()}>{words('scanAgain')}</Button>}
        />
      )}
      {computer && (
        <>
          <Card title={words('computerSignInAs', { name: person?.userName ?? '' })}>
            <Facts
              facts={[
                [words('deviceName'), agentName(computer.agent)],
                [words('deviceAddress'), computer.address],
                [words('deviceAskedAt'), formatDate(computer.createdAt)],
              ]}
            />
          </Card>
          <p>{words('computerSignInLine')}</p>
          <Button
            look="primary"
            wide
            busy={allow.isPending}
            disabled={isAnswering}
            onClick={() => answer(allow, words('computerAllowed'))}
          >
            {words('computerAllow')}
          </Button>
          <Button wide disabled={isAnswering} onClick={() => answer(deny, words('computerDenied'))}>
            {words('computerDeny')}
          </Button>
        </>
      )}
    </Page>
  );
}
