import {
  changeView,
  chooseDefaultView,
  createView,
  deleteView,
  getTableViews,
  type TableView,
} from '@fairway/contract/views.ts';
import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { type Act, ActMenu } from '../ui/act-menu.tsx';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { Icon } from '../ui/icon.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { useSession } from '../wire/session-store.ts';
import { writtenLook } from './table-settings.ts';
import type { ViewsOfTable } from './use-table-views.ts';
import { ViewNameSheet } from './view-name-sheet.tsx';
import './view-tabs.css';

interface ViewTabsProps {
  /** Ties the tabs to the panel that shows the rows. */
  id: string;
  shown: ViewsOfTable;
  /** Filters, words and order as they are now. */
  query: Readonly<Record<string, string>>;
}

const allTab = 'all';
export const viewTabOf = ({ current }: ViewsOfTable) => current?.id ?? allTab;

/** All rows, then the views of the table; what is shown now can be kept as one more. */
export function ViewTabs({ id, shown, query }: ViewTabsProps) {
  const words = useWords();
  const { views, current, isChanged } = shown;
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const acts = useViewActs(shown, query, () => setNaming('rename'));
  const { mutateAsync: create } = useCommand(createView, { refreshes: [getTableViews] });
  const { mutateAsync: change } = useCommand(changeView, { refreshes: [getTableViews] });
  const name = async (written: string) => {
    if (naming === 'rename' && current)
      await change({ params: { table: shown.table, id: current.id }, body: { name: written } });
    else {
      const body = { name: written, isShared: false, query: { ...query }, look: writtenLook(shown.look) };
      const made = await create({ params: { table: shown.table }, body });
      shown.show({ ...body, id: made.id, isOwn: true, mayChange: true, ownerName: '' });
    }
    setNaming(undefined);
    toast(words('viewSaved'));
  };
  return (
    <div className="view-tabs">
      <Tabs
        id={id}
        label={words('views')}
        value={viewTabOf(shown)}
        tabs={[
          { value: allTab, label: words('viewAll') },
          ...views.map((view) => ({ value: view.id, label: <ViewLabel view={view} /> })),
        ]}
        onChange={(value) => shown.show(views.find((view) => view.id === value))}
      />
      {isChanged && (
        <Button look="quiet" onClick={() => setNaming('new')}>
          {words('viewSaveAs')}
        </Button>
      )}
      {acts.length > 0 && <ActMenu label={words('viewActs')} acts={acts} />}
      <ViewNameSheet
        key={naming}
        open={naming !== undefined}
        name={naming === 'rename' ? (current?.name ?? '') : ''}
        onName={name}
        onClose={() => setNaming(undefined)}
      />
    </div>
  );
}

function ViewLabel({ view: { name, isShared, isOwn, ownerName } }: { view: TableView }) {
  const words = useWords();
  const said = isShared && !isOwn ? words('viewSharedBy', { name, owner: ownerName }) : undefined;
  return (
    <span className="view-tabs-label" title={said}>
      {name}
      {isShared && (
        <>
          <Icon name="users" size={14} />
          <span className="visually-hidden">{words('viewShared')}</span>
        </>
      )}
    </span>
  );
}

function useViewActs(
  shown: ViewsOfTable,
  query: Readonly<Record<string, string>>,
  rename: () => void,
): Act[] {
  const words = useWords();
  const isCustomer = useSession(({ userInfo }) => userInfo?.isExternal === true);
  const { mutateAsync: change } = useCommand(changeView, { refreshes: [getTableViews] });
  const { mutateAsync: remove } = useCommand(deleteView, { refreshes: [getTableViews] });
  const { mutateAsync: choose } = useCommand(chooseDefaultView, { refreshes: [getTableViews] });
  const { table, current, defaultViewId, isChanged } = shown;
  if (!current) return [];
  const params = { table, id: current.id };
  const isDefault = defaultViewId === current.id;
  const save = async (body: Parameters<typeof change>[0]['body']) => {
    await change({ params, body });
    toast(words('viewSaved'));
  };
  const ask = async () => {
    const agreed = await confirm({
      title: words('viewDeleteAsk', { name: current.name }),
      body: words(current.isShared ? 'viewDeleteShared' : 'viewDeleteOwn'),
      agree: words('delete'),
      danger: true,
    });
    if (!agreed) return;
    await remove({ params });
    shown.show(undefined);
  };
  const own: Act[] = [
    ...(isChanged
      ? [
          {
            name: words('viewSaveChanges', { name: current.name }),
            icon: 'check' as const,
            act: () => void save({ query: { ...query }, look: writtenLook(shown.look) }),
          },
        ]
      : []),
    { name: words('viewRename'), icon: 'edit', act: rename },
    ...(isCustomer
      ? []
      : [
          {
            name: words(current.isShared ? 'viewUnshare' : 'viewShare'),
            icon: 'users' as const,
            act: () => void save({ isShared: !current.isShared }),
          },
        ]),
  ];
  return [
    ...(current.mayChange ? own : []),
    {
      name: words(isDefault ? 'viewNotDefault' : 'viewDefault'),
      icon: 'pin',
      act: () => void choose({ params: { table }, body: { viewId: isDefault ? '' : current.id } }),
    },
    ...(current.mayChange
      ? [
          {
            name: words('viewDelete'),
            icon: 'trash' as const,
            tone: 'danger' as const,
            act: () => void ask(),
          },
        ]
      : []),
  ];
}
