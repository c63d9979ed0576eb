import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { DetailPane } from '../ui/detail-pane.tsx';
import { PersonCard } from './person-card.tsx';
import { userCardQuery } from './user-card-query.ts';

interface PersonPaneProps {
  id: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** A card beside the contacts. */
export function PersonPane({ id, onOpen, onClose }: PersonPaneProps) {
  const words = useWords();
  const { data } = useQuery(userCardQuery(id));
  return (
    <DetailPane title={data?.realName ?? words('personCard')} onClose={onClose}>
      <PersonCard id={id} onOpen={onOpen} />
    </DetailPane>
  );
}
