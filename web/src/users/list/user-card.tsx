import type { UserHead } from '@fairway/contract/users.ts';
import { useWords } from '../../language/words.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { UserStateLabel } from '../user-state-label.tsx';
import './user-card.css';

/** Somebody with an account, on a phone. */
export function UserCard({ user }: { user: UserHead }) {
  const words = useWords();
  const { realName, account, state, isAdministrator, organisations, positions, roles } = user;
  const what = [
    ...(isAdministrator ? [{ fullName: words('userAdministrator') }] : []),
    ...positions,
    ...roles,
  ];
  return (
    <article className="user-card">
      <PersonAvatar name={realName} headIcon={user.headIcon} />
      <div className="user-card-text">
        <span className="user-card-head">
          <strong>{realName}</strong>
          <UserStateLabel state={state} />
        </span>
        <span className="user-card-line">{[account, user.mobilePhone].filter(Boolean).join(' · ')}</span>
        <span className="user-card-line">{organisations[0]?.fullName}</span>
        {what.length > 0 && (
          <span className="user-card-line">
            {what.map(({ fullName }) => fullName).join(words('listComma'))}
          </span>
        )}
      </div>
    </article>
  );
}
