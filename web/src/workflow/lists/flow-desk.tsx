import type { ReactNode } from 'react';
import { ListDetail } from '../../ui/list-detail.tsx';
import { ListPage, type ListPageProps } from '../../ui/list-page.tsx';
import type { ListState } from '../../ui/list-state.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLinkedRow } from '../../ui/use-linked-row.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { OpenFlow } from '../flow-page/open-flow.tsx';
import type { FlowConfig } from '../flow-path.ts';
import type { ActResult } from '../operate/act-results.ts';
import './flow-desk.css';
import { LookButton } from './list-look.tsx';

interface FlowDeskProps<T extends { id: string }>
  extends Omit<ListPageProps<T>, 'rowKey' | 'onOpen' | 'openKey' | 'onClose' | 'density' | 'row'> {
  list: ListState<T>;
  row: (row: T) => ReactNode;
  configOf: (row: T) => FlowConfig;
}

/** Flows of one list on a desk: dense rows, and beside them the open flow. After an act the next one opens by itself. */
export function FlowDesk<T extends { id: string }>({ configOf, ...page }: FlowDeskProps<T>) {
  const { list } = page;
  const { id, open, close } = useOpenRow(paneParts);
  const { row: opened, isSought } = useLinkedRow(list, id, keyOf);
  const goOn = ({ leads }: ActResult) => {
    const rows = list.rows ?? [];
    const place = rows.findIndex((one) => one.id === id);
    const next = leads === 'next' ? (rows[place + 1] ?? rows[place - 1]) : undefined;
    if (next) open(next.id);
    else close();
  };
  return (
    <div className="flow-desk">
      <ListDetail
        onClose={close}
        list={
          <ListPage
            {...page}
            actions={
              <>
                <LookButton />
                {page.actions}
              </>
            }
            density="dense"
            rowKey={keyOf}
            onOpen={({ id: chosen }) => open(chosen)}
            openKey={id}
            onClose={close}
          />
        }
        detail={
          opened ? (
            <OpenFlow key={opened.id} config={configOf(opened)} onDone={goOn} />
          ) : (
            isSought && <Skeleton shape="page" />
          )
        }
      />
    </div>
  );
}

const keyOf = ({ id }: { id: string }) => id;
/** What the address says of the open flow alone: another one begins without it. */
const paneParts = ['tab', 'print', 'act'] as const;
