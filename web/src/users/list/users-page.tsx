import { listManagedUsers, type UserHead } from '@fairway/contract/users.ts';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import type { BatchAct } from '../../ui/table/tick-bar.tsx';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { homePath } from '../../wire/navigation/home-path.ts';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { useUserActs } from '../acts/use-user-acts.ts';
import { UserUndoBar } from '../acts/user-undo-bar.tsx';
import { UserPane } from '../detail/user-pane.tsx';
import { UserSheet } from '../edit/user-sheet.tsx';
import { userImportScreen, userPathOf } from '../paths.ts';
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
  useKeys(
    words('usersTitle'),
    rights.mayAdd ? [{ keys: 'c', name: words('userAdd'), act: () => setIsAdding(true) }] : [],
  );
  return (
    <>
      <TableScreen<UserHead>
        table="users"
        title={words('usersTitle')}
        back={homePath}
        actions={
          <>
            {rights.mayImport && (
              <IconButton
                icon="upload"
                label={words('userImport')}
                onClick={() => void navigate(userImportScreen)}
              />
            )}
            {rights.mayAdd && (
              <IconButton icon="plus" label={words('userAdd')} onClick={() => setIsAdding(true)} />
            )}
          </>
        }
        lead={<UserUndoBar onGone={close} />}
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
        {...(rights.mayExport && {
          exportRows: async (currentPage: number, pageSize: number, signal: AbortSignal) => {
            const asked = { currentPage, pageSize, signal };
            const { list: rows, pagination } = await listPage(listManagedUsers, conditions, asked);
            return { rows, total: pagination.total };
          },
        })}
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
