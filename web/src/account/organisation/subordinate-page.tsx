import { listSubordinates, searchSubordinates } from '@fairway/contract/organisation.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { load } from '../../wire/calls.ts';
import { useSession } from '../../wire/session-store.ts';
import { myPath } from '../paths.ts';
import { type Subordinate, SubordinateRows } from './subordinate-rows.tsx';
import { useSubordinatePath } from './use-subordinate-path.ts';

/** My people level by level, or all of them by name. */
export function SubordinatePage() {
  const words = useWords();
  const [search, setSearch] = useSearchParams();
  const me = useSession((session) => session.userInfo);
  const keyword = search.get('keyword') ?? '';
  const leader = search.get('id') ?? me?.userId ?? '';
  const isMember = me?.userKind === 'member';
  const level = useQuery({
    ...load(listSubordinates, { params: { id: leader } }),
    enabled: !keyword && isMember,
    // Nobody works for a customer here.
    ...(isMember ? {} : { initialData: [] }),
  });
  const found = useQuery({
    ...load(searchSubordinates, { body: { keyword } }),
    enabled: keyword !== '',
    select: (people) => people.map(asSubordinate),
  });
  const chain = useSubordinatePath(leader);
  const { data: people, isError, refetch } = keyword ? found : level;
  return (
    <Page title={words('mySubordinates')} back={myPath}>
      <SearchBox
        value={keyword}
        placeholder={words('subordinateSearch')}
        onSearch={(next) => setSearch(next ? { keyword: next } : {}, { replace: true })}
      />
      {!keyword && chain.length > 1 && (
        <Crumbs
          label={words('subordinateLevels')}
          steps={chain.map(({ id, name }) => ({ key: id, name }))}
          onGoTo={(steps) => {
            const id = chain[steps - 1]?.id;
            setSearch(id && id !== me?.userId ? { id } : {});
          }}
        />
      )}
      {!people && !isError && <Skeleton count={3} />}
      {!people && isError && (
        <Empty
          drawing="broken"
          title={words('loadFailed')}
          action={<Button onClick={() => void refetch()}>{words('retry')}</Button>}
        />
      )}
      {people?.length === 0 && (
        <Empty
          {...(keyword ? { drawing: 'search' as const } : {})}
          title={words(keyword ? 'noMatch' : 'noSubordinates')}
        />
      )}
      <SubordinateRows
        people={people ?? []}
        {...(keyword ? {} : { onOpen: (id: string) => setSearch({ id }) })}
      />
    </Page>
  );
}

/** Found by name: shown with the same words, and opened as a card. */
function asSubordinate(person: {
  id: string;
  headIcon: string;
  fullName: string;
  isExternal: boolean;
  organize: string;
}): Subordinate {
  const { id, headIcon, fullName, isExternal, organize } = person;
  return {
    id,
    avatar: headIcon,
    userName: fullName,
    isExternal,
    department: organize,
    position: '',
    isLeaf: true,
  };
}
