import type { Reply } from '@fairway/contract/endpoint.ts';
import type { listSubordinates } from '@fairway/contract/organisation.ts';
import { splitFullName } from '@fairway/domain/people/person-name.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import './subordinate-rows.css';

export type Subordinate = Reply<typeof listSubordinates>[number];

interface SubordinateRowsProps {
  people: readonly Subordinate[];
  /** Opens the level below somebody; without it every row opens the person's card. */
  onOpen?: (id: string) => void;
}

export function SubordinateRows({ people, onOpen }: SubordinateRowsProps) {
  const words = useWords();
  const navigate = useNavigate();
  const openCard = (id: string) =>
    void navigate(`/pages/message/userDetail/index?${new URLSearchParams({ userId: id })}`);
  return (
    <ul className="subordinates">
      {people.map(({ id, avatar, userName, department, position, isLeaf }) => {
        const { name } = splitFullName({ type: 'user', fullName: userName });
        const goesDeeper = onOpen && !isLeaf;
        return (
          <li key={id}>
            <button type="button" onClick={() => (goesDeeper ? onOpen(id) : openCard(id))}>
              <PersonAvatar name={name} headIcon={avatar} />
              <span className="subordinates-words">
                <span>{name}</span>
                <span className="subordinates-line">
                  {[department, position].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Icon name="chevron" size={16} />
            </button>
            {goesDeeper && (
              <IconButton icon="info" label={words('cardOf', { name })} onClick={() => openCard(id)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
