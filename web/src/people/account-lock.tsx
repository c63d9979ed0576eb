import { getAccountLock, unlockAccount } from '@fairway/contract/account-lock.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { load, useCommand } from '../wire/calls.ts';
import './account-lock.css';

/** For who manages people: that wrong passwords locked an account, and the way to open it again. */
export function AccountLock({ userId }: { userId: string }) {
  const words = useWords();
  const unlock = useCommand(unlockAccount, { refreshes: [getAccountLock] });
  // The card is of use without it.
  const { data } = useQuery({ ...load(getAccountLock, { params: { id: userId } }), meta: { quiet: true } });
  if (!data?.isLocked) return null;
  const { lockedUntil } = data;
  return (
    <div className="account-lock" role="status">
      <p>
        {lockedUntil === null
          ? words('personLocked')
          : words('personLockedUntil', { time: formatDate(lockedUntil, 'yyyy-MM-dd HH:mm') })}
      </p>
      <Button
        busy={unlock.isPending}
        onClick={() =>
          unlock.mutate({ params: { id: userId } }, { onSuccess: () => toast(words('personUnlocked')) })
        }
      >
        {words('personUnlock')}
      </Button>
    </div>
  );
}
