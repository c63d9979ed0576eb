import { listUnits, type Unit, type UnitKind } from '@fairway/contract/organisation-admin.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useWords } from '../language/words.ts';
import { type Act, ActMenu } from '../ui/act-menu.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { ListDetail } from '../ui/list-detail.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { useOpenRow } from '../ui/use-open-row.ts';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { RemoveSheet } from './acts/remove-sheet.tsx';
import { useUnitActs } from './acts/use-unit-acts.ts';
import { UnitPane } from './detail/unit-pane.tsx';
import { UnitSheet } from './edit/unit-sheet.tsx';
import './organisation-page.css';
import { type UnitTab, unitRows, unitTabs } from './tree/unit-rows.ts';
import { UnitTree } from './tree/unit-tree.tsx';
import { kindWords } from './unit-words.ts';
import { useUnitRights } from './use-unit-rights.ts';

const tabWords = {
  organisation: 'unitTabOrganisation',
  role: 'unitTabRole',
  group: 'unitTabGroup',
} as const;

/** What is added at the top of a tab; departments and positions are added below something. */
const topKind = { organisation: 'company', role: 'role', group: 'group' } as const satisfies Record<
  UnitTab,
  UnitKind
>;

/** How the company is divided: its companies, departments and positions as a tree, its roles, its groups. */
export function OrganisationPage() {
  const query = useQuery({ ...load(listUnits, {}), meta: { quiet: true } });
  const { id, open, close } = useOpenRow();
  const units = query.data?.list;
  const unit = units?.find((one) => one.id === id);
  return (
    <ListDetail
      list={<UnitList query={query} openId={id} onOpen={open} onClose={close} />}
      detail={
        unit && units && <UnitPane key={unit.id} unit={unit} units={units} onOpen={open} onClose={close} />
      }
      onClose={close}
    />
  );
}

interface UnitListProps {
  query: Parameters<typeof Loaded<{ list: Unit[] }>>[0]['query'];
  openId: string | null;
  onOpen: (id: string) => void;
  onClose: () => void;
}

function UnitList({ query, openId, onOpen, onClose }: UnitListProps) {
  const words = useWords();
  const units = useMemo(() => query.data?.list ?? [], [query.data]);
  const [tab, setTab] = useState<UnitTab>('organisation');
  const [keyword, setKeyword] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [adding, setAdding] = useState<UnitKind | null>(null);
  const [removing, setRemoving] = useState<Unit | null>(null);
  const rights = useUnitRights(topKind[tab]);
  const { move } = useUnitActs();
  const searched = useDeferredValue(keyword);
  const lines = useMemo(() => unitRows(units, tab, closed, searched), [units, tab, closed, searched]);
  const categories = [...new Set(units.map(({ category }) => category).filter(Boolean))];
  const above = units.find(({ id, kind }) => id === openId && (kind === 'company' || kind === 'department'));
  const kinds: UnitKind[] =
    tab === 'organisation' ? (above ? ['department', 'position', 'company'] : ['company']) : [topKind[tab]];
  const acts: Act[] = kinds.map((kind) => ({
    ...{ name: words('unitAddTitle', { kind: words(kindWords[kind]) }), icon: 'plus' },
    act: () => setAdding(kind),
  }));
  return (
    <Page
      title={words('organisationTitle')}
      back={homePath}
      actions={
        rights.mayAdd &&
        (acts.length > 1 ? (
          <ActMenu label={words('unitAdd')} icon="plus" acts={acts} />
        ) : (
          <Button icon="plus" onClick={() => acts[0]?.act()}>
            {acts[0]?.name}
          </Button>
        ))
      }
      lead={
        <div className="organisation-lead">
          <Tabs
            id="units"
            label={words('organisationTitle')}
            tabs={unitTabs.map((value) => ({ value, label: words(tabWords[value]) }))}
            value={tab}
            onChange={(value) => {
              setTab(value);
              onClose();
            }}
          />
          <SearchBox value={keyword} wait={0} placeholder={words('unitSearch')} onSearch={setKeyword} />
        </div>
      }
    >
      <TabPanel id="units" value={tab}>
        <Loaded query={query}>
          {() =>
            lines.length === 0 ? (
              <Empty
                drawing={keyword ? 'search' : 'sea'}
                title={words(keyword ? 'unitNoneFound' : 'unitNone')}
              />
            ) : (
              <UnitTree
                label={words(tabWords[tab])}
                units={units}
                lines={lines}
                openId={openId}
                mayMove={rights.mayEdit}
                onOpen={({ id }) => onOpen(id)}
                onFold={(id, isOpen) =>
                  setClosed((before) =>
                    isOpen ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
                  )
                }
                onMove={(unit, place) => void move(unit, place)}
                onRemove={(unit) => rights.mayRemove && setRemoving(unit)}
              />
            )
          }
        </Loaded>
        {rights.mayEdit && <p className="organisation-keys">{words('unitKeys')}</p>}
      </TabPanel>
      {adding && (
        <UnitSheet
          kind={adding}
          above={tab === 'organisation' ? above : undefined}
          categories={categories}
          onSaved={onOpen}
          onClose={() => setAdding(null)}
        />
      )}
      {removing && (
        <RemoveSheet
          unit={removing}
          units={units}
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
