import { getMenuTree, listMenuTargets, type ManagedMenu, type MenuSystem } from '@fairway/contract/menus.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useWords } from '../language/words.ts';
import { type Act, ActMenu } from '../ui/act-menu.tsx';
import { Empty } from '../ui/empty.tsx';
import { ListDetail } from '../ui/list-detail.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { useOpenRow } from '../ui/use-open-row.ts';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { MenuPane } from './detail/menu-pane.tsx';
import { type AddedKind, AddMenuSheet } from './edit/add-menu-sheet.tsx';
import { RemoveMenuSheet } from './edit/remove-menu-sheet.tsx';
import { SystemSheet } from './edit/system-sheet.tsx';
import './menu-page.css';
import { kindWords, useNameOf } from './menu-words.ts';
import { PreviewSheet } from './preview/preview-sheet.tsx';
import { isCatalogue } from './tree/menu-lines.ts';
import { MenuTree } from './tree/menu-tree.tsx';
import { useMenuActs } from './use-menu-acts.ts';

const none: readonly never[] = [];

/** The menu of the company as a tree, one for each of its systems. */
export function MenuPage() {
  const query = useQuery({ ...load(getMenuTree, {}), meta: { quiet: true } });
  const { id, open, close } = useOpenRow();
  const { data } = query;
  const menu = data?.entries.find((one) => one.id === id);
  const systems = data?.systems.map((one) => ({ ...one, fullName: one.fullName || data.sysName }));
  return (
    <ListDetail
      list={<MenuList query={query} systems={systems ?? []} openId={id} onOpen={open} onClose={close} />}
      detail={
        menu &&
        data && (
          <MenuPane
            key={menu.id}
            {...{ menu, entries: data.entries, systems: systems ?? [], mayChange: data.mayChange }}
            onClose={close}
          />
        )
      }
      onClose={close}
    />
  );
}

type Tree = { entries: ManagedMenu[]; systems: MenuSystem[]; sysName: string; mayChange: boolean };

interface MenuListProps {
  query: Parameters<typeof Loaded<Tree>>[0]['query'];
  /** With the name that the first has. */
  systems: readonly MenuSystem[];
  openId: string | null;
  onOpen: (id: string) => void;
  onClose: () => void;
}

type SheetShown = AddedKind | 'preview' | 'addSystem' | 'editSystem' | null;

function MenuList({ query, systems, openId, onOpen, onClose }: MenuListProps) {
  const words = useWords();
  const nameOf = useNameOf();
  const { data } = query;
  const entries = data?.entries ?? none;
  const mayChange = data?.mayChange === true;
  const opened = entries.find(({ id }) => id === openId);
  const [chosen, setChosen] = useState('');
  const [keyword, setKeyword] = useState('');
  const [sheet, setSheet] = useState<SheetShown>(null);
  const [removing, setRemoving] = useState<ManagedMenu | null>(null);
  const { resetAll } = useMenuActs();
  const searched = useDeferredValue(keyword);
  const targets = useQuery({ ...load(listMenuTargets, {}), enabled: mayChange, meta: { quiet: true } });
  const systemId = systems.find(({ id }) => id === (chosen || opened?.systemId))?.id ?? systems[0]?.id ?? '';
  const system = data?.systems.find(({ id }) => id === systemId);
  const isHere = opened?.systemId === systemId;
  const above = isHere && opened ? placeToAdd(opened, entries) : undefined;
  const kinds: AddedKind[] = ['catalogue', 'link', ...(targets.data?.list ?? []).map(({ kind }) => kind)];
  const adds: Act[] = kinds.map((kind) => ({
    ...{ name: words('menuAddTitle', { kind: words(kindWords[kind]) }), icon: 'plus' },
    act: () => setSheet(kind),
  }));
  const others: Act[] = [{ name: words('menuPreview'), icon: 'phone', act: () => setSheet('preview') }];
  if (mayChange)
    others.push(
      { name: words('menuSystemEdit'), icon: 'edit', act: () => setSheet('editSystem') },
      { name: words('menuSystemAdd'), icon: 'plus', act: () => setSheet('addSystem') },
      { name: words('menuResetAll'), icon: 'undo', tone: 'danger', act: () => void resetAll() },
    );
  const close = () => setSheet(null);
  return (
    <Page
      title={words('menusTitle')}
      back={homePath}
      actions={
        data && (
          <>
            {mayChange && <ActMenu label={words('menuAdd')} icon="plus" acts={adds} />}
            <ActMenu label={words('menuMore')} acts={others} />
          </>
        )
      }
      lead={
        <div className="menus-lead">
          {systems.length > 1 && (
            <Tabs
              id="systems"
              label={words('menuSystem')}
              tabs={systems.map((one) => ({ value: one.id, label: nameOf(one) }))}
              value={systemId}
              onChange={(value) => {
                setChosen(value);
                onClose();
              }}
            />
          )}
          <SearchBox value={keyword} wait={0} placeholder={words('menuSearch')} onSearch={setKeyword} />
        </div>
      }
    >
      <Panel isOne={systems.length < 2} value={systemId}>
        <Loaded query={query}>
          {() => (
            <MenuTree
              {...{ entries, systemId, openId, mayChange, keyword: searched }}
              none={
                <Empty
                  drawing={keyword ? 'search' : 'sea'}
                  title={words(keyword ? 'menuNoneFound' : 'menuNone')}
                  {...(!keyword && { line: words('menuNoneLine') })}
                />
              }
              onOpen={(id) => {
                setChosen('');
                onOpen(id);
              }}
              onRemove={setRemoving}
            />
          )}
        </Loaded>
        {mayChange && <p className="menus-keys">{words('menuKeys')}</p>}
      </Panel>
      {sheet === 'preview' && <PreviewSheet onClose={close} />}
      {(sheet === 'addSystem' || sheet === 'editSystem') && (
        <SystemSheet
          system={sheet === 'editSystem' ? system : undefined}
          sysName={data?.sysName ?? ''}
          onSaved={setChosen}
          onClose={close}
        />
      )}
      {sheet !== null && sheet !== 'preview' && sheet !== 'addSystem' && sheet !== 'editSystem' && (
        <AddMenuSheet kind={sheet} systemId={systemId} above={above} onSaved={onOpen} onClose={close} />
      )}
      {removing && (
        <RemoveMenuSheet
          menu={removing}
          onDone={() => {
            setRemoving(null);
            if (removing.id === openId) onClose();
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </Page>
  );
}

/** Something new goes into the open catalogue, or beside the open entry. */
const placeToAdd = (opened: ManagedMenu, entries: readonly ManagedMenu[]): ManagedMenu | undefined =>
  isCatalogue(opened) ? opened : entries.find(({ id }) => id === opened.parentId);

function Panel({ isOne, value, children }: { isOne: boolean; value: string; children: React.ReactNode }) {
  if (isOne) return children;
  return (
    <TabPanel id="systems" value={value}>
      {children}
    </TabPanel>
  );
}
