import type { listChatReaders } from '@fairway/contract/chat.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import './readers-sheet.css';

type Readers = Reply<typeof listChatReaders>;

interface ReadersSheetProps {
  readers: Readers | undefined;
  onClose: () => void;
}

/** Who read a message, and who did not yet. */
export function ReadersSheet({ readers, onClose }: ReadersSheetProps) {
  const words = useWords();
  return (
    <Sheet title={words('chatReaders')} open onClose={onClose}>
      {readers ? (
        <>
          <People title={words('chatReadersRead', { count: readers.read.length })} people={readers.read} />
          <People
            title={words('chatReadersUnread', { count: readers.unread.length })}
            people={readers.unread}
          />
        </>
      ) : (
        <Skeleton shape="line" count={3} />
      )}
    </Sheet>
  );
}

function People({ title, people }: { title: string; people: Readers['read'] }) {
  return (
    <section className="readers">
      <h3>{title}</h3>
      <ul>
        {people.map(({ id, realName, headIcon, isExternal }) => (
          <li key={id}>
            <PersonAvatar name={realName} headIcon={headIcon} size={36} />
            <span>{realName}</span>
            <ExternalMark shown={isExternal} />
          </li>
        ))}
      </ul>
    </section>
  );
}
