import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import './manager-chain.css';
import { userDetailPath } from './paths.ts';
import { PersonAvatar } from './person-avatar.tsx';
import type { UserCard } from './person-facts.tsx';

interface ManagerChainProps {
  person: UserCard;
  onOpen: (id: string) => void;
}

/** Who leads whom, from the top down to this person. */
export function ManagerChain({ person, onOpen }: ManagerChainProps) {
  return (
    <ol className="manager-chain">
      {[...person.managers].reverse().map(({ id, realName, headIcon, positionName }) => (
        <li key={id}>
          <Link
            to={userDetailPath(id)}
            className="manager"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
              event.preventDefault();
              onOpen(id);
            }}
          >
            <PersonAvatar name={realName} headIcon={headIcon} />
            <span className="manager-words">
              <span>{realName}</span>
              <span className="manager-position">{positionName}</span>
            </span>
            <Icon name="chevron" size={18} />
          </Link>
        </li>
      ))}
      <li>
        <span className="manager manager-here" aria-current="true">
          <PersonAvatar name={person.realName} headIcon={person.headIcon} />
          <span className="manager-words">
            <span>{person.realName}</span>
            <span className="manager-position">{person.positionName}</span>
          </span>
        </span>
      </li>
    </ol>
  );
}
