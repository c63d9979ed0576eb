import { listUserDevices, listUserHistory, type UserDetail } from '@fairway/contract/users.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { HeadCard } from '../../ui/head-card.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';
import { UserStateLabel } from '../user-state-label.tsx';
import { fieldWords } from '../user-words.ts';
import './user-body.css';

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
      </HeadCard>
      {user.can.includes('endSessions') && <Devices id={user.id} />}
      <History id={user.id} />
    </>
  );
}

function Devices({ id }: { id: string }) {
  const words = useWords();
  const query = useQuery({ ...load(listUserDevices, { params: { id } }), meta: { quiet: true } });
  return (
    <Card title={words('userDevices')}>
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="user-none">{words('userNoDevices')}</p>
          ) : (
            <ul className="user-lines">
              {list.map((device) => (
                <li key={device.id}>
                  <strong>{device.agent || device.origin}</strong>
                  <span>{[device.address, formatDate(device.lastSeenAt)].filter(Boolean).join(' · ')}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function History({ id }: { id: string }) {
  const words = useWords();
  const query = useQuery({ ...load(listUserHistory, { params: { id } }), meta: { quiet: true } });
  return (
    <Card title={words('userHistory')}>
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="user-none">{words('userNoHistory')}</p>
          ) : (
            <ul className="user-lines">
              {list.map(({ version, at, byName, differences }) => (
                <li key={version}>
                  <strong>{[byName, formatDate(at)].join(' · ')}</strong>
                  {differences.map(({ field, before, after }) => (
                    <span key={field}>
                      {words('userChanged', {
                        field: fieldWords[field] ? words(fieldWords[field]) : field,
                        before: before || '—',
                        after: after || '—',
                      })}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
