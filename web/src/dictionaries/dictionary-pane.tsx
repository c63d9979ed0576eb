import { AppError } from '@fairway/contract/app-error.ts';
import {
  exportDictionary,
  listManagedEntries,
  type ManagedDictionary,
  type ManagedEntry,
} from '@fairway/contract/dictionary-admin.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useWords } from '../language/words.ts';
import { saveFile } from '../native/save-file.ts';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import { DetailPane } from '../ui/detail-pane.tsx';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { toast } from '../ui/toast.ts';
import { TreeEditor } from '../ui/tree-editor/tree-editor.tsx';
import { dropPlaceIn, stepPlaceIn } from '../ui/tree-editor/tree-place.ts';
import { callBytes } from '../wire/api.ts';
import { load } from '../wire/calls.ts';
import { entryRows, entryRules } from './entry-rows.ts';
import { EntrySheet } from './entry-sheet.tsx';
import { ImportSheet } from './import-sheet.tsx';
import { TypeSheet } from './type-sheet.tsx';
import { useDictionaryActs } from './use-dictionary-acts.ts';

interface DictionaryPaneProps {
  type: ManagedDictionary;
  onClose: () => void;
}

type Opened =
  | { what: 'type' | 'import' }
  | { what: 'entry'; id: string }
  | { what: 'new'; above: ManagedEntry | undefined };

const none: ManagedEntry[] = [];

/** A dictionary with its entries, which are ordered by dragging or by keys. */
export function DictionaryPane({ type, onClose }: DictionaryPaneProps) {
  const words = useWords();
  const [mayAdd, mayEdit, mayRemove, mayImport, mayExport] = [
    useCan('dictionary', 'button', 'btn_add'),
    useCan('dictionary', 'button', 'btn_edit'),
    useCan('dictionary', 'button', 'btn_remove'),
    useCan('dictionary', 'button', 'btn_upload'),
    useCan('dictionary', 'button', 'btn_download'),
  ];
  const { id, isTree, fullName } = type;
  const query = useQuery({ ...load(listManagedEntries, { params: { id } }), meta: { quiet: true } });
  const entries = query.data?.list ?? none;
  const [keyword, setKeyword] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Opened>();
  const acts = useDictionaryActs();
  const rows = entryRows(entries, closed, useDeferredValue(keyword));
  const rules = entryRules(isTree);
  const openEntry = opened?.what === 'entry' ? entries.find((one) => one.id === opened.id) : undefined;
  const save = async () => {
    try {
      saveFile(`${fullName}.xlsx`, await callBytes(exportDictionary, { params: { id } }));
    } catch (error) {
      toast(error instanceof AppError ? error.message : words('requestFailed'));
    }
  };
  return (
    <DetailPane title={fullName} onClose={onClose}>
      <div className="dict-pane">
        <p className="dict-hint">
          {[
            type.enCode,
            words(isTree ? 'dictTree' : 'dictFlat'),
            words(type.standard ? 'dictBuiltIn' : 'dictOwn'),
          ].join(' · ')}
        </p>
        <div className="dict-acts">
          {mayAdd && (
            <Button look="primary" icon="plus" onClick={() => setOpened({ what: 'new', above: undefined })}>
              {words('dictAddEntry')}
            </Button>
          )}
          <Button icon="edit" onClick={() => setOpened({ what: 'type' })}>
            {words('dictType')}
          </Button>
          {mayImport && (
            <Button icon="upload" onClick={() => setOpened({ what: 'import' })}>
              {words('dictImport')}
            </Button>
          )}
          {mayExport && (
            <Button icon="download" onClick={() => void save()}>
              {words('dictExport')}
            </Button>
          )}
          {mayRemove && !type.standard && (
            <Button
              icon="trash"
              onClick={() => void acts.remove('type', type).then((isGone) => isGone && onClose())}
            >
              {words('dictRemove')}
            </Button>
          )}
        </div>
        <SearchBox value={keyword} wait={0} placeholder={words('dictSearchEntry')} onSearch={setKeyword} />
        <Loaded query={query}>
          {() =>
            rows.length === 0 ? (
              <Empty
                drawing={keyword ? 'search' : 'sea'}
                title={words(keyword ? 'dictNoneFound' : 'dictNoEntries')}
              />
            ) : (
              <TreeEditor
                label={fullName}
                lines={rows.map(({ entry, level, isOpen }) => ({
                  ...{ id: entry.id, name: entry.fullName, icon: 'tag' as const, level, isOpen, item: entry },
                  ...{ isHolder: isTree, isClosed: !entry.isEnabled },
                  more: entry.isEnabled ? entry.enName : words('dictOff'),
                  count: entry.standard ? entry.enCode : `${entry.enCode} · ${words('dictOwn')}`,
                }))}
                openId={opened?.what === 'entry' ? opened.id : null}
                mayMove={mayEdit && keyword === ''}
                dropPlace={(item, target, zone) => dropPlaceIn(entries, rules, { item, target, zone })}
                stepPlace={(item, step) => stepPlaceIn(entries, rules, { item, step })}
                onOpen={(entry) => setOpened({ what: 'entry', id: entry.id })}
                onFold={(one, isOpen) =>
                  setClosed((before) =>
                    isOpen ? new Set([...before].filter((each) => each !== one)) : new Set([...before, one]),
                  )
                }
                onMove={(entry, place) => void acts.move(entry, place)}
                onRemove={(entry) => mayRemove && !entry.standard && void acts.remove('entry', entry)}
              />
            )
          }
        </Loaded>
        {mayEdit && <p className="dict-keys">{words('dictKeys')}</p>}
      </div>
      {opened?.what === 'type' && (
        <TypeSheet
          type={type}
          mayEdit={mayEdit}
          onSaved={() => undefined}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened?.what === 'import' && <ImportSheet type={type} onClose={() => setOpened(undefined)} />}
      {(openEntry || opened?.what === 'new') && (
        <EntrySheet
          key={openEntry?.id ?? 'new'}
          {...{ typeId: id, isTree, entries }}
          entry={openEntry}
          above={opened?.what === 'new' ? opened.above : undefined}
          onAddBelow={(above) => setOpened({ what: 'new', above })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </DetailPane>
  );
}
