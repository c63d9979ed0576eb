import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { Empty } from '../ui/empty.tsx';
import { Page } from '../ui/page.tsx';
import { contactsPath, userDetailPath } from './paths.ts';
import { PersonCard } from './person-card.tsx';
import { userCardQuery } from './user-card-query.ts';

/** The card of a colleague as a screen of its own: `?userId=`, or `?id=` as older links say. */
export function UserDetailPage() {
  const words = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const id = search.get('userId') || search.get('id') || '';
  const { data } = useQuery({ ...userCardQuery(id), enabled: id !== '' });
  return (
    <Page title={data?.realName ?? words('personCard')} back={contactsPath}>
      {id ? (
        <PersonCard key={id} id={id} onOpen={(other) => void navigate(userDetailPath(other))} />
      ) : (
        <Empty drawing="search" title={words('personNotFound')} />
      )}
    </Page>
  );
}
