import { type ListedRate, listRates } from '@fairway/contract/freight-rates.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useWords } from '../../language/words.ts';
import { importPath } from '../../rate-import/paths.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { Page } from '../../ui/page.tsx';
import type { BatchAct } from '../../ui/table/tick-bar.tsx';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { RatePane } from '../detail/rate-pane.tsx';
import { rateEditPath, ratePath, ratesPath } from '../paths.ts';
import { BatchSheet } from './batch-sheet.tsx';
import './keeping-page.css';
import { KeptCard } from './kept-card.tsx';
import { keptColumns } from './kept-columns.tsx';
import {
  conditionsOf,
  type KeptQuestion,
  type KeptState,
  keptStates,
  keptStateWords,
  useKeptQuestion,
} from './kept-rates.ts';
import { type BatchEvent, useBatch } from './use-batch.ts';

/** All rates as those who keep them need them: by state, with what is done with many at once. */
export function KeepingPage() {
  const words = useWords();
  const isKeeper = useCan('freight', 'button', 'btn_publish');
  if (isKeeper) return <KeptRates />;
  return (
    <Page title={words('keepTitle')} back={ratesPath}>
      <Empty drawing="locked" title={words('noPermission')} />
    </Page>
  );
}

function KeptRates() {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const filters = useTableFilters();
  const { question, show, showAny } = useKeptQuestion();
  const conditions = conditionsOf(question, filters);
  const list = useList(listRates, conditions, { pageSize: pageSizeOf(isDesk) });
  const columns = useColumns();
  const { id, open, close } = useOpenRow();
  const batch = useBatch();
  const canImport = useCan('freight', 'button', 'btn_import');
  const canExport = useCan('freight', 'button', 'btn_export');
  const add = () => void navigate(rateEditPath());
  useKeys(words('keepTitle'), [{ keys: 'c', name: words('rateAdd'), act: add }]);
  const acts = useOfferedActs(question.state, batch);
  return (
    <>
      <TableScreen<ListedRate>
        table="rateKeeping"
        title={words('keepTitle')}
        back={ratesPath}
        actions={
          <>
            {canImport && (
              <IconButton
                icon="upload"
                label={words('rateOpenImport')}
                onClick={() => void navigate(importPath)}
              />
            )}
            <IconButton icon="plus" label={words('rateAdd')} onClick={add} />
          </>
        }
        lead={<Lead question={question} onShow={show} onShowAny={showAny} />}
        list={list}
        columns={columns}
        filters={filters}
        rowKey={({ id: key }) => key}
        searchPlaceholder={words('keepSearch')}
        card={(rate) => <KeptCard rate={rate} />}
        onOpen={(rate) => (isDesk ? open(rate.id) : void navigate(ratePath(rate.id)))}
        openKey={isDesk ? id : null}
        onClose={close}
        pageHref={(rate) => ratePath(rate.id)}
        acts={acts}
        {...(canExport && {
          exportRows: async (currentPage: number, pageSize: number, signal: AbortSignal) => {
            const { list: rows, pagination } = await listPage(listRates, conditions, {
              ...{ currentPage, pageSize, signal },
            });
            return { rows, total: pagination.total };
          },
        })}
        empty={<NoneKept question={question} onAdd={add} onShowAny={showAny} />}
        detail={isDesk && id && <RatePane key={id} id={id} onClose={close} />}
      />
      {batch.run && (
        <BatchSheet
          run={batch.run}
          onStop={batch.stop}
          onClose={batch.close}
          onOpenDrafts={() => {
            batch.close();
            show('draft');
          }}
        />
      )}
    </>
  );
}

interface LeadProps {
  question: KeptQuestion;
  onShow: (state: KeptState) => void;
  onShowAny: () => void;
}

function Lead({ question: { state, importId, flowId }, onShow, onShowAny }: LeadProps) {
  const words = useWords();
  return (
    <div className="keeping-lead">
      <div className="keeping-states">
        <Choice<KeptState>
          label={words('keepStates')}
          value={state}
          options={keptStates.map((value) => ({ value, label: words(keptStateWords[value]) }))}
          onChange={onShow}
        />
      </div>
      {(importId || flowId) && (
        <p className="keeping-narrowed">
          <span>{words(importId ? 'keepOfImport' : 'keepOfRequest')}</span>
          <Button look="quiet" onClick={onShowAny}>
            {words('keepOfAny')}
          </Button>
        </p>
      )}
    </div>
  );
}

interface NoneKeptProps {
  question: KeptQuestion;
  onAdd: () => void;
  onShowAny: () => void;
}

function NoneKept({ question: { state, importId, flowId }, onAdd, onShowAny }: NoneKeptProps) {
  const words = useWords();
  if (importId || flowId)
    return (
      <Empty
        drawing="search"
        title={words('keepNone')}
        action={<Button onClick={onShowAny}>{words('keepOfAny')}</Button>}
      />
    );
  if (state === 'draft')
    return (
      <Empty
        title={words('keepNoDrafts')}
        line={words('keepNoDraftsLine')}
        action={<Button onClick={onAdd}>{words('rateAdd')}</Button>}
      />
    );
  return <Empty title={words(state === 'asked' ? 'keepNoneAsked' : 'keepNone')} />;
}

/** What can be done with rates of a state. While their publication is asked for nothing changes. */
function useOfferedActs(state: KeptState, { publish, actOnAll }: ReturnType<typeof useBatch>) {
  const words = useWords();
  const act =
    (event: BatchEvent): BatchAct<ListedRate>['act'] =>
    (rates, untick) =>
      void actOnAll(event, rates, untick);
  const all = {
    publish: {
      ...{ name: words('ratePublish'), icon: 'check' },
      act: (rates, untick) => void publish(rates, untick),
    },
    suspend: { name: words('rateSuspend'), icon: 'pause', tone: 'danger', act: act('suspend') },
    resume: { name: words('rateResume'), icon: 'play', act: act('resume') },
    copy: { name: words('keepCopyNext'), icon: 'calendar', act: act('copy') },
    delete: { name: words('delete'), icon: 'trash', tone: 'danger', act: act('delete') },
  } satisfies Record<string, BatchAct<ListedRate>>;
  const offered: Readonly<Record<KeptState, BatchAct<ListedRate>[]>> = {
    draft: [all.publish, all.copy, all.delete],
    asked: [],
    published: [all.copy, all.suspend],
    suspended: [all.resume, all.copy],
    expired: [all.copy],
    all: [all.publish, all.copy, all.suspend, all.resume, all.delete],
  };
  return offered[state];
}

function useColumns() {
  const words = useWords();
  const language = useLanguage();
  const seesCost = useCan('freight', 'column', 'cost');
  const seesFloor = useCan('freight', 'column', 'floor');
  const canImport = useCan('freight', 'button', 'btn_import');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(
    () => keptColumns(words, { seesCost, seesFloor, canImport }),
    [language, seesCost, seesFloor, canImport],
  );
}
