import { listManagedUsers, type UserHead } from '@fairway/contract/users.ts';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import type { BatchAct } from '../../ui/table/tick-bar.tsx';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { homePath } from '../../wire/navigation/home-path.ts';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { useUserActs } from '../acts/use-user-acts.ts';
import { UserPane } from '../detail/user-pane.tsx';
import { UserSheet } from '../edit/user-sheet.tsx';
import { userPathOf } from '../paths.ts';
import { useUserRights } from '../use-user-rights.ts';
import { actIcons, actWords } from '../user-words.ts';
import { UserCard } from './user-card.tsx';
import { userTableColumns } from './user-columns.tsx';
import { conditionsOf } from './user-question.ts';

/** Everybody with an account, for who manages people. */
export function UsersPage() {
  const words = useWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const rights = useUserRights();
  const filters = useTableFilters();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  const columns = useMemo(() => userTableColumns(words), [language]);
  const conditions = conditionsOf(filters);
  const list = useList(listManagedUsers, conditions, { pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow();
  const acts = useBatchActs(rights);
  const [isAdding, setIsAdding] = useState(false);
  const show = (userId: string) => (isDesk ? open(userId) : void navigate(userPathOf(userId)));
  return (
    <>
      <TableScreen<UserHead>
        table="users"
        title={words('usersTitle')}
        back={homePath}
        actions={
          rights.mayAdd && (
            <Button icon="plus" onClick={() => setIsAdding(true)}>
              {words('userAdd')}
            </Button>
          )
        }
        list={list}
        columns={columns}
        filters={filters}
        rowKey={({ id: key }) => key}
        searchPlaceholder={words('userSearch')}
        card={(user) => <UserCard user={user} />}
        onOpen={(user) => show(user.id)}
        openKey={isDesk ? id : null}
        onClose={close}
        pageHref={(user) => userPathOf(user.id)}
        acts={acts}
        exportRows={async (currentPage, pageSize, signal) => {
          const { list: rows, pagination } = await listPage(listManagedUsers, conditions, {
            ...{ currentPage, pageSize, signal },
          });
          return { rows, total: pagination.total };
        }}
        empty={<Empty title={words('usersNone')} line={words('usersNoneLine')} />}
        detail={isDesk && id && <UserPane key={id} id={id} onClose={close} />}
      />
      {isAdding && <UserSheet onSaved={show} onClose={() => setIsAdding(false)} />}
    </>
  );
}

function useBatchActs({
  mayDisable,
  mayEndSessions,
}: ReturnType<typeof useUserRights>): BatchAct<UserHead>[] {
  const words = useWords();
  const { act } = useUserActs();
  const offered = [
    ...(mayDisable ? (['enable', 'disable'] as const) : []),
    ...(mayEndSessions ? (['endSessions'] as const) : []),
  ];
  return offered.map((one) => ({
    ...{ name: words(actWords[one]), icon: actIcons[one] },
    ...(one === 'disable' && { tone: 'danger' }),
    act: (rows, untick) => void act(one, rows, untick),
  }));
}
