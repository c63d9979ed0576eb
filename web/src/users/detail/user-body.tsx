import type { UserDetail } from '@fairway/contract/users.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { userDetailPath } from '../../people/paths.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { Facts } from '../../ui/facts.tsx';
import { HeadCard } from '../../ui/head-card.tsx';
import { Link } from '../../ui/link.tsx';
import { LeftCard } from '../leaving/left-card.tsx';
import { UserStateLabel } from '../user-state-label.tsx';
import './user-body.css';
import { UserDevices } from './user-devices.tsx';
import { UserHistory } from './user-history.tsx';

/** Who somebody is, where they are signed in, and who changed what of them. */
export function UserBody({ user }: { user: UserDetail }) {
  const words = useWords();
  const comma = words('listComma');
  const named = (list: readonly { fullName: string }[]) => list.map(({ fullName }) => fullName).join(comma);
  return (
    <>
      <HeadCard
        title={user.realName}
        mark={<PersonAvatar name={user.realName} headIcon={user.headIcon} size={32} />}
        state={<UserStateLabel state={user.state} />}
      >
        {user.isLocked && (
          <p className="user-note" role="status">
            {words('userLockedNow')}
          </p>
        )}
        {user.invitedUntil !== null && user.state === 'invited' && (
          <p className="user-note" role="status">
            {words('userInvitedUntil', { at: formatDate(user.invitedUntil) })}
          </p>
        )}
        <Facts
          facts={[
            [words('userAccount'), user.account],
            [words('userKind'), words(user.isExternal ? 'userCustomer' : 'userMember')],
            [words('userOrganisations'), named(user.organisations)],
            [words('userPositions'), named(user.positions)],
            [words('userManager'), user.manager?.fullName],
            [words('userRoles'), named(user.roles)],
            [words('userAdministrator'), user.isAdministrator ? words('userYes') : ''],
            [words('userGroups'), named(user.groups)],
            [words('userMobile'), user.mobilePhone],
            [words('userEmail'), user.email],
            [words('userEntryDate'), user.entryDate],
            [words('userRanks'), user.ranks],
            [words('userLeftOn'), user.leftOn],
            [words('userCreated'), formatDate(user.creatorTime)],
            [
              words('userLastSignIn'),
              user.lastSignInAt === null ? words('userNever') : formatDate(user.lastSignInAt),
            ],
          ]}
        />
        <Link className="user-contact" to={userDetailPath(user.id)}>
          {words('userContact')}
        </Link>
      </HeadCard>
      {user.can.includes('undoLeave') && <LeftCard user={user} />}
      {user.can.includes('endSessions') && <UserDevices id={user.id} />}
      <UserHistory id={user.id} />
    </>
  );
}
