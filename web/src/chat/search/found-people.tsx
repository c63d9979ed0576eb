import { splitFullName } from '@fairway/domain/people/person-name.ts';
import type { PickEntry } from '@fairway/domain/people/pick-index.ts';
import { marksIn } from '@fairway/domain/people/search-marks.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { FoundRow } from './found-row.tsx';

export interface FoundPerson {
  id: string;
  name: string;
  headIcon: string;
}

interface FoundPeopleProps {
  people: readonly PickEntry[];
  keyword: string;
  onOpen: (person: FoundPerson) => void;
}

/** Colleagues a keyword found, each as a row. */
export function FoundPeople({ people, keyword, onOpen }: FoundPeopleProps) {
  return (
    <ul className="found-rows">
      {people.map((entry) => {
        const { id, headIcon = '', organize } = entry.node;
        const { name } = splitFullName(entry.node);
        return (
          <li key={entry.key}>
            <FoundRow
              picture={<PersonAvatar name={name} headIcon={headIcon} size={44} />}
              name={<MarkedText text={name} marks={marksIn(entry, keyword)} />}
              line={organize}
              onOpen={() => onOpen({ id, name, headIcon })}
            />
          </li>
        );
      })}
    </ul>
  );
}
