import { unlockAccount } from '@fairway/contract/account-lock.ts';
import { changeUserPortrait, type UserDetail, userActNames } from '@fairway/contract/users.ts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { PortraitSheet } from '../../account/portrait/portrait-sheet.tsx';
import type { TakePortrait } from '../../account/portrait/portrait-upload.ts';
import { usePicture } from '../../files/use-picture.ts';
import { useWords } from '../../language/words.ts';
import { personRightsPathOf } from '../../rights/paths.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { toast } from '../../ui/toast.ts';
import { call } from '../../wire/api.ts';
import { useCommand } from '../../wire/calls.ts';
import { useSession } from '../../wire/session-store.ts';
import { UserSheet } from '../edit/user-sheet.tsx';
import { leavingPathOf } from '../paths.ts';
import { SeeAsSheet } from '../see-as/see-as-sheet.tsx';
import { refreshUsers, userReads } from '../user-reads.ts';
import { actIcons, actWords } from '../user-words.ts';
import { InviteSheet } from './invite-sheet.tsx';
import { PasswordSheet } from './password-sheet.tsx';
import { useUserActs } from './use-user-acts.ts';

interface UserActsProps {
  user: UserDetail;
  /** Puts the buttons where they stand. */
  children?: (buttons: ReactNode) => ReactNode;
}

/** What can be done with somebody: the likeliest as a button, the rest in a menu. */
export function UserActs({ user, children = (buttons) => buttons }: UserActsProps) {
  const words = useWords();
  const navigate = useNavigate();
  const { act } = useUserActs();
  const [open, setOpen] = useState<'edit' | 'portrait' | 'invite' | 'resetPassword' | 'seeAs'>();
  const mayReadRights = useSession(({ permissionList }) =>
    permissionList.some(({ modelId }) => modelId === 'rights'),
  );
  const picture = usePicture(user.headIcon);
  const unlocking = useCommand(unlockAccount, { refreshes: userReads });
  const { can, state } = user;
  const unlock = () =>
    unlocking.mutate({ params: { id: user.id } }, { onSuccess: () => toast(words('userUnlocked')) });
  const main =
    state === 'invited' && can.includes('invite') ? 'invite' : can.includes('edit') ? 'edit' : undefined;
  const acts: Act[] = [
    ...(main !== 'edit' && can.includes('edit')
      ? [{ name: words('userEdit'), icon: 'edit' as const, act: () => setOpen('edit') }]
      : []),
    ...(can.includes('edit')
      ? [{ name: words('portraitChange'), icon: 'camera' as const, act: () => setOpen('portrait') }]
      : []),
    ...(can.includes('unlock') ? [{ name: words('userUnlock'), icon: 'lock' as const, act: unlock }] : []),
    ...(main !== 'invite' && can.includes('invite')
      ? [{ name: words('userInvite'), icon: 'link' as const, act: () => setOpen('invite') }]
      : []),
    ...(can.includes('resetPassword')
      ? [{ name: words('userResetPassword'), icon: 'shield' as const, act: () => setOpen('resetPassword') }]
      : []),
    ...(can.includes('seeAs')
      ? [{ name: words('userSeeAs'), icon: 'eye' as const, act: () => setOpen('seeAs') }]
      : []),
    ...(mayReadRights
      ? [
          {
            ...{ name: words('userRightsWhy'), icon: 'shield' as const },
            act: () => void navigate(personRightsPathOf(user.id)),
          },
        ]
      : []),
    ...userActNames
      .filter((one) => can.includes(one))
      .map(
        (one): Act => ({
          ...{ name: words(actWords[one]), icon: actIcons[one], act: () => void act(one, [user]) },
          ...(one === 'disable' && { tone: 'danger' }),
        }),
      ),
    ...(can.includes('leave')
      ? [
          {
            ...{ name: words('leavingStart'), icon: 'userMinus' as const, tone: 'danger' as const },
            act: () => void navigate(leavingPathOf(user.id)),
          },
        ]
      : []),
  ];
  useKeys(
    words('userOne'),
    can.includes('edit') ? [{ keys: 'e', name: words('userEdit'), act: () => setOpen('edit') }] : [],
  );
  const close = () => setOpen(undefined);
  return (
    <>
      {(main || acts.length > 0) &&
        children(
          <>
            {acts.length > 0 && <ActMenu label={words('userMoreActs')} acts={acts} />}
            {main && (
              <Button look="primary" icon={main === 'edit' ? 'edit' : 'link'} onClick={() => setOpen(main)}>
                {words(main === 'edit' ? 'userEdit' : 'userInvite')}
              </Button>
            )}
          </>,
        )}
      {open === 'edit' && <UserSheet user={user} onClose={close} />}
      {open === 'portrait' && (
        <PortraitSheet
          {...{ name: user.realName, picture, open: true, take: takePortraitFor(user.id) }}
          onClose={close}
        />
      )}
      {open === 'invite' && <InviteSheet user={user} onClose={close} />}
      {open === 'seeAs' && <SeeAsSheet user={user} onClose={close} />}
      {open === 'resetPassword' && <PasswordSheet user={user} onClose={close} />}
    </>
  );
}

const takePortraitFor =
  (id: string): TakePortrait =>
  async (name, how) => {
    await call(changeUserPortrait, { params: { id, name } }, { ...how, mask: false });
    refreshUsers();
  };
