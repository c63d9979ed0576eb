import type { TreeNode } from '@fairway/contract/organisation.ts';
import { useRef } from 'react';
import { useWords } from '../language/words.ts';
import { Choice } from '../ui/choice.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import { Empty } from '../ui/empty.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { MenuRows } from '../ui/menu-rows.tsx';
import { NavBar } from '../ui/nav-bar.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { useIsBuilt } from '../wire/navigation/built-screens.ts';
import { useSession } from '../wire/session-store.ts';
import { ContactRows } from './contact-rows.tsx';
import './contacts-list.css';
import { LoadError } from './load-error.tsx';
import type { LoadProblem } from './load-problem.ts';
import { subordinatesPath } from './paths.ts';
import { indexOf } from './pick-indexes.ts';
import { useContactRows } from './use-contact-rows.ts';
import { type ContactsView, useContactsPlace } from './use-contacts-place.ts';

interface ContactsListProps {
  title: string;
  tree: TreeNode[] | undefined;
  problem: LoadProblem | undefined;
  refresh: () => Promise<unknown>;
  openId: string | null;
  onOpenPerson: (id: string) => void;
  onClose: () => void;
}

export function ContactsList({ title, tree, problem, refresh, ...rest }: ContactsListProps) {
  const words = useWords();
  const place = useContactsPlace();
  const searchBox = useRef<HTMLInputElement>(null);
  useDocumentTitle(title);
  return (
    <section className="contacts">
      <NavBar
        title={title}
        back="/pages/index/index"
        actions={
          <span className="contacts-refresh">
            <IconButton icon="refresh" label={words('refresh')} onClick={() => void refresh()} />
          </span>
        }
      />
      <div className="contacts-tools">
        <SearchBox
          ref={searchBox}
          value={place.keyword}
          onSearch={place.search}
          wait={0}
          placeholder={words('contactsSearchPlaceholder')}
        />
        {!place.keyword && (
          <Choice<ContactsView>
            label={words('contactsView')}
            value={place.view}
            options={[
              { value: 'organisation', label: words('contactsByOrganisation') },
              { value: 'all', label: words('contactsAll') },
            ]}
            onChange={place.show}
          />
        )}
      </div>
      {problem && <LoadError problem={problem} onRetry={() => void refresh()} />}
      {!problem && !tree && <Skeleton shape="line" count={8} />}
      {tree && tree.length === 0 && <Nobody />}
      {tree && tree.length > 0 && (
        <Found {...rest} tree={tree} place={place} refresh={refresh} searchBox={searchBox} />
      )}
    </section>
  );
}

interface FoundProps extends Pick<ContactsListProps, 'refresh' | 'openId' | 'onOpenPerson' | 'onClose'> {
  tree: TreeNode[];
  place: ReturnType<typeof useContactsPlace>;
  searchBox: React.RefObject<HTMLInputElement | null>;
}

function Found({ tree, place, onOpenPerson, ...rest }: FoundProps) {
  const words = useWords();
  const isBuilt = useIsBuilt();
  const { rows, way } = useContactRows(tree, indexOf(tree), place);
  const isByOrganisation = !place.keyword && place.view === 'organisation';
  const isTop = isByOrganisation && place.organisation === '';
  return (
    <>
      {isByOrganisation && way.length > 0 && (
        <div className="contacts-way">
          <Crumbs
            label={words('pickWay')}
            steps={way.map(({ id, fullName }) => ({ key: id, name: fullName }))}
            onGoTo={(steps) => place.open(way[steps - 1]?.id ?? '')}
          />
        </div>
      )}
      {isTop && isBuilt(subordinatesPath) && (
        <div className="contacts-shortcuts">
          <MenuRows rows={[{ icon: 'users', name: words('mySubordinates'), opens: subordinatesPath }]} />
        </div>
      )}
      {rows.length === 0 ? (
        <Empty drawing="search" title={words('noMatch')} />
      ) : (
        <ContactRows
          // Each level and each view stands where it was left.
          key={`${place.view} ${place.organisation} ${place.keyword === ''}`}
          {...rest}
          rows={rows}
          onOpen={({ id, type }) => (type === 'user' ? onOpenPerson(id) : place.open(id))}
        />
      )}
    </>
  );
}

/** A company without people, or a customer, for whom its people are not listed. */
function Nobody() {
  const words = useWords();
  const isMember = useSession((session) => session.userInfo?.userKind === 'member');
  if (!isMember) return <Empty drawing="locked" title={words('membersOnly')} />;
  return <Empty title={words('contactsEmpty')} line={words('contactsEmptyLine')} />;
}
