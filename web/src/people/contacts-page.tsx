import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { ListDetail } from '../ui/list-detail.tsx';
import { desktop, useMedia } from '../ui/use-media.ts';
import { useOpenRow } from '../ui/use-open-row.ts';
import { clientCache } from '../wire/client-cache.ts';
import { ContactsList } from './contacts-list.tsx';
import { problemOf } from './load-problem.ts';
import { userDetailPath } from './paths.ts';
import { PersonPane } from './person-pane.tsx';
import { useIndexWhenIdle } from './pick-indexes.ts';

/** Everybody in the company: level by level, by letter, or found. Beside the list on a desk, a card on a phone. */
export function ContactsPage() {
  const words = useWords();
  const navigate = useNavigate();
  const sideBySide = useMedia(desktop);
  const { data: tree, error, fetchStatus, refetch } = useQuery(clientCache.userTree);
  const { id, open, close } = useOpenRow();
  useIndexWhenIdle(tree);
  const openPerson = (userId: string) => (sideBySide ? open(userId) : void navigate(userDetailPath(userId)));
  return (
    <ListDetail
      list={
        <ContactsList
          title={words('contacts')}
          tree={tree}
          problem={problemOf({ data: tree, error, fetchStatus })}
          refresh={refetch}
          openId={id}
          onOpenPerson={openPerson}
          onClose={close}
        />
      }
      detail={id && <PersonPane key={id} id={id} onOpen={open} onClose={close} />}
    />
  );
}
