import { getSysConfig } from '@fairway/contract/system.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { loadWords } from '../../language/words.ts';
import { load } from '../../wire/calls.ts';
import { useSession } from '../../wire/session-store.ts';
import { accountWords } from '../words.ts';

// Most people never see it.
const ForcedPasswordDialog = lazy(async () => {
  const [module] = await Promise.all([import('./forced-password-dialog.tsx'), loadWords(accountWords)]);
  return { default: module.ForcedPasswordDialog };
});

/** Somebody else gave the first password: where the company says so, it is changed before anything else. */
export function ForcedPasswordChange() {
  const isFirstPassword = useSession((session) => session.userInfo?.changePasswordDate === null);
  const { data: config } = useQuery({
    ...load(getSysConfig, {}),
    enabled: isFirstPassword,
    meta: { quiet: true },
  });
  if (!isFirstPassword || config?.mandatoryModificationOfInitialPassword !== 1) return null;
  return (
    <Suspense>
      <ForcedPasswordDialog />
    </Suspense>
  );
}
