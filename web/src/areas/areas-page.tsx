import { listManagedAreas, type ManagedArea, searchAreas } from '@fairway/contract/area-admin.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Empty } from '../ui/empty.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { TreeEditor, type TreeLine } from '../ui/tree-editor/tree-editor.tsx';
import { dropPlaceIn, stepPlaceIn } from '../ui/tree-editor/tree-place.ts';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { AreaSheet } from './area-sheet.tsx';
import './areas.css';
import { areaRows, areaRules, top } from './area-rows.ts';
import { useAreaActs } from './use-area-acts.ts';

type Opened = { what: 'area'; id: string } | { what: 'new'; above: ManagedArea | undefined };

const quiet = { meta: { quiet: true } } as const;

/** The areas that forms choose from, a level at a time. */
export function AreasPage() {
  const words = useWords();
  const mayAdd = useCan('area', 'button', 'btn_add');
  const mayEdit = useCan('area', 'button', 'btn_edit');
  const mayRemove = useCan('area', 'button', 'btn_remove');
  const [keyword, setKeyword] = useState('');
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Opened>();
  const acts = useAreaActs();
  const looked = keyword.trim();
  const ids = [top, ...unfolded];
  const asked = useQueries({
    queries: ids.map((id) => ({ ...load(listManagedAreas, { params: { id } }), ...quiet })),
  });
  const finding = useQuery({
    ...load(searchAreas, { query: { keyword: looked } }),
    ...quiet,
    enabled: looked !== '',
  });
  const levels = new Map(ids.map((id, at) => [id, asked[at]?.data?.list ?? []]));
  const loaded = [...levels.values()].flat();
  const found = looked === '' ? [] : (finding.data?.list ?? []);
  const openId = opened?.what === 'area' ? opened.id : null;
  const openArea = [...loaded, ...found].find(({ id }) => id === openId);
  const unfold = (id: string, isOpen: boolean) =>
    setUnfolded((before) =>
      isOpen ? new Set([...before, id]) : new Set([...before].filter((one) => one !== id)),
    );
  const line = (area: ManagedArea): Omit<TreeLine<ManagedArea>, 'level' | 'isOpen'> => ({
    ...{ id: area.id, name: area.fullName, icon: 'place', item: area },
    ...{ isHolder: false, isClosed: !area.isEnabled },
    count: area.standard === null ? words('areaOwn') : area.id,
  });
  const rows: TreeLine<ManagedArea>[] =
    looked === ''
      ? areaRows(levels, unfolded).map(({ area, level, isOpen }) => ({
          ...{ ...line(area), level, isOpen },
          more: stateOf(area),
        }))
      : found.map((area) => ({
          ...{ ...line(area), level: 1, isOpen: undefined },
          more: [area.above.map(({ fullName }) => fullName).join(' / '), stateOf(area)]
            .filter(Boolean)
            .join(' · '),
        }));
  function stateOf({ isEnabled, standard, fullName }: ManagedArea): string {
    const renamed = standard !== null && standard !== fullName ? words('areaWas', { name: standard }) : '';
    return [renamed, isEnabled ? '' : words('areaOff')].filter(Boolean).join(' · ');
  }
  const first = asked[0];
  return (
    <Page
      title={words('areasTitle')}
      back={homePath}
      actions={
        mayAdd && (
          <IconButton
            icon="plus"
            label={words('areaAddTop')}
            onClick={() => setOpened({ what: 'new', above: undefined })}
          />
        )
      }
      lead={
        <div className="area-lead">
          <SearchBox value={keyword} placeholder={words('areaSearch')} onSearch={setKeyword} />
        </div>
      }
    >
      <div className="area-pane">
        {first && (
          <Loaded query={looked === '' ? first : finding}>
            {() =>
              rows.length === 0 ? (
                <Empty drawing="search" title={words('areaNoneFound')} />
              ) : (
                <TreeEditor
                  label={words('areasTitle')}
                  lines={rows}
                  openId={openId}
                  mayMove={mayEdit && looked === ''}
                  dropPlace={(item, target, zone) => dropPlaceIn(loaded, areaRules, { item, target, zone })}
                  stepPlace={(item, step) => stepPlaceIn(loaded, areaRules, { item, step })}
                  onOpen={({ id }) => setOpened({ what: 'area', id })}
                  onFold={unfold}
                  onMove={(area, { beforeId }) => void acts.move(area, beforeId)}
                  onRemove={(area) => mayRemove && area.standard === null && void acts.remove(area)}
                />
              )
            }
          </Loaded>
        )}
        {looked !== '' && finding.data?.isMore && <p className="area-hint">{words('areaMore')}</p>}
        {mayEdit && <p className="area-keys">{words('areaKeys')}</p>}
      </div>
      {(openArea || opened?.what === 'new') && (
        <AreaSheet
          key={openArea?.id ?? 'new'}
          area={openArea}
          above={opened?.what === 'new' ? opened.above : undefined}
          beside={loaded}
          onAddBelow={(above) => setOpened({ what: 'new', above })}
          onAdded={(above) => above && unfold(above.id, true)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Page>
  );
}
