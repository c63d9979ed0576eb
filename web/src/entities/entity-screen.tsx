import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Done, UndoBar } from '../forms/table/undo-bar.tsx';
import { useLanguage, useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { orderOf } from '../ui/table/column.ts';
import { useTableFilters } from '../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../ui/use-media.ts';
import { useOpenRow } from '../ui/use-open-row.ts';
import { TableScreen } from '../views/table-screen.tsx';
import { homePath } from '../wire/navigation/home-path.ts';
import { listPage, pageSizeOf, useList } from '../wire/use-list.ts';
import { entityColumns, entityConditions } from './entity-columns.tsx';
import { buttonsOf, type EntityDescription, type EntityRow as Row } from './entity-description.ts';
import { EntityPane, paneParts } from './entity-pane.tsx';
import './entity-screen.css';
import { EntityRow } from './entity-row.tsx';
import { useEntityActs } from './use-entity-acts.ts';
import { useGranted } from './use-granted.ts';

interface EntityScreenProps {
  description: EntityDescription;
  /** Stands above the rows. */
  lead?: ReactNode;
  /** What narrows the list beside the filters the person chose; theirs come first. */
  narrowedBy?: Readonly<Record<string, unknown>>;
  /** Acts before that of adding one. */
  actions?: ReactNode;
}

const keyOf = ({ id }: Row) => id;

/** All records of an entity: a table on a desk, cards on a phone, one of them open beside them. */
export function EntityScreen({ description, lead, narrowedBy, actions }: EntityScreenProps) {
  const { entity } = description;
  const words = useWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const buttons = buttonsOf(description);
  const canAdd = useCan(entity.modelId, 'button', buttons.add);
  const canImport = useCan(entity.modelId, 'button', 'btn_upload') && description.importPath !== undefined;
  const canExport = useCan(entity.modelId, 'button', buttons.download);
  const isGranted = useGranted(description);
  const filters = useTableFilters();
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and grants change with the language and the session
  const columns = useMemo(() => entityColumns(description, isGranted, words), [description, language]);
  const conditions = {
    keyword: filters.keyword,
    filters: { ...narrowedBy, ...entityConditions(description, filters.values) },
    ...orderOf(filters.sorting, entity.sortedBy),
  };
  const list = useList(entity.list, conditions, { pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow(paneParts);
  const removed = useRemoved(description);
  const add = () => void navigate(description.editPath());
  return (
    <TableScreen<Row>
      table={description.table}
      title={words(description.plural)}
      back={homePath}
      actions={
        <>
          {actions}
          {canImport && (
            <IconButton
              icon="upload"
              label={words('entityImport')}
              onClick={() => void navigate(description.importPath ?? '')}
            />
          )}
          {canAdd && <IconButton icon="plus" label={words('entityAdd')} onClick={add} />}
        </>
      }
      lead={
        <>
          {lead}
          {removed.done && <UndoBar key={removed.done.time} done={removed.done} onLeave={removed.forget} />}
        </>
      }
      list={list as never}
      columns={columns}
      filters={filters}
      rowKey={keyOf}
      card={(row) => <EntityRow description={description} row={row} />}
      canSearch={description.search !== undefined}
      searchPlaceholder={description.search && words(description.search)}
      onOpen={(row) => open(row.id)}
      openKey={id}
      onClose={close}
      pageHref={(row) => description.listPath(row.id)}
      {...(canExport && {
        exportRows: async (currentPage: number, pageSize: number, signal: AbortSignal) => {
          const page = await listPage(entity.list, conditions, { currentPage, pageSize, signal });
          return { rows: page.list as unknown as Row[], total: page.pagination.total };
        },
      })}
      empty={
        <Empty
          title={words('entityEmpty')}
          line={words(canAdd ? 'entityEmptyLine' : 'entityEmptyAsk')}
          action={canAdd && <Button onClick={add}>{words('entityAdd')}</Button>}
        />
      }
      detail={
        id && (
          <EntityPane
            key={id}
            description={description}
            id={id}
            onClose={close}
            onRemoved={(row) => {
              removed.remember(row);
              close();
            }}
          />
        )
      }
    />
  );
}

/** What was just removed, until it is put back or forgotten. */
function useRemoved(description: EntityDescription) {
  const words = useWords();
  const language = useLanguage();
  const canAdd = useCan(description.entity.modelId, 'button', buttonsOf(description).add);
  const acts = useEntityActs(description);
  const [done, setDone] = useState<Done>();
  return {
    done,
    forget: () => setDone(undefined),
    remember: (row: Row) => {
      if (!canAdd) return;
      setDone({
        words: words('entityRemovedNamed', { name: description.nameOf(row, language) }),
        undo: () => void acts.restore(row),
        time: Date.now(),
      });
    },
  };
}
