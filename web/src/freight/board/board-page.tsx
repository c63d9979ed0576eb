import { AppError } from '@fairway/contract/app-error.ts';
import {
  getLineBoard,
  type LineBoard,
  listRateLines,
  type RateLine,
} from '@fairway/contract/freight-search.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useCompanyName } from '../../language/company-name.ts';
import { useWords } from '../../language/words.ts';
import { saveFile } from '../../native/save-file.ts';
import { currentUserQuery } from '../../session/current-user.ts';
import { useCan } from '../../session/use-can.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { load } from '../../wire/calls.ts';
import { homePath } from '../../wire/navigation/home-path.ts';
import { exportSheet } from '../export-sheet.ts';
import { useCanAsk } from '../inquiries/use-can-ask.ts';
import { newInquiryPath } from '../paths.ts';
import { modeWords } from '../rate-words.ts';
import { SubscribeLine } from '../watches/subscribe-line.tsx';
import { BoardHead } from './board-head.tsx';
import './board-page.css';
import { boardPicture } from './board-picture.ts';
import { type BoardQuestion, dayOfWeek, useBoardQuestion, weeks } from './board-question.ts';
import { BoardTable } from './board-table.tsx';
import { LineNotes } from './line-notes.tsx';
import { SendLine } from './send-line.tsx';

/** The line that is shown first. */
const firstLine = 'TP';

/** Rates by trade line: ports by carriers, for a box and a week. */
export function BoardPage() {
  const words = useWords();
  const { question, change } = useBoardQuestion();
  const asked = useQuery({ ...load(listRateLines, {}), meta: { quiet: true } });
  const lines = asked.data?.list ?? [];
  const chosen =
    lines.find(({ id }) => id === question.lineId) ??
    lines.find(({ enCode }) => enCode === firstLine) ??
    lines[0];
  const board = useBoard(question, chosen);
  const canAsk = useCanAsk();
  return (
    <Page
      title={words('boardTitle')}
      back={homePath}
      width="whole"
      actions={board.data && board.data.cells.length > 0 && <BoardActs board={board.data} />}
    >
      <Loaded query={asked}>
        {() =>
          chosen ? (
            <LineTabs lines={lines} chosen={chosen} onChoose={(lineId) => change({ ...afresh, lineId })}>
              {board.error instanceof AppError && !board.data ? (
                <Empty drawing="broken" title={board.error.message} />
              ) : (
                <Loaded query={board}>
                  {(data) => (
                    <div className="board" aria-busy={board.isPlaceholderData}>
                      <BoardHead
                        board={data}
                        acts={
                          <>
                            <SubscribeLine lineId={data.line.id} />
                            {data.cells.length > 0 && <SendLine board={data} />}
                          </>
                        }
                      />
                      <LineNotes lineId={data.line.id} />
                      <BoardChoices board={data} question={question} onChange={change} />
                      {data.isCut && (
                        <p className="board-cut" role="status">
                          {words('boardCut')}
                        </p>
                      )}
                      {data.cells.length > 0 ? (
                        <BoardTable
                          board={data}
                          emptyCell={
                            canAsk ? (podId) => <AskForLane board={data} podId={podId} /> : undefined
                          }
                        />
                      ) : (
                        <Empty
                          title={words('boardNone')}
                          line={words('boardNoneLine')}
                          action={<Button onClick={() => change(afresh)}>{words('boardAfresh')}</Button>}
                        />
                      )}
                    </div>
                  )}
                </Loaded>
              )}
            </LineTabs>
          ) : (
            <Empty title={words('boardNoLines')} />
          )
        }
      </Loaded>
    </Page>
  );
}

/** Where nothing is offered one asks. */
function AskForLane({ board, podId }: { board: LineBoard; podId: string }) {
  const words = useWords();
  const { mode, polId, boxType } = board;
  const asked = new URLSearchParams({
    ...{ mode, pod: podId, ...(polId && { pol: polId }) },
    ...(boxType && mode !== 'AIR' && { boxes: `1x${boxType}` }),
  });
  return (
    <Link to={newInquiryPath(asked)} className="board-none" aria-label={words('inquiryAdd')}>
      —
    </Link>
  );
}

/** Another line is carried from other ports, in other ways. */
const afresh = { mode: '', polId: '', boxType: '', week: '0' } as const;

function useBoard({ mode, polId, boxType, week }: BoardQuestion, line: RateLine | undefined) {
  const lineId = line?.id ?? '';
  return useQuery({
    ...load(getLineBoard, {
      query: {
        ...{ lineId, on: dayOfWeek(week) },
        ...(mode && { mode }),
        ...(polId && { polId }),
        ...(boxType && { boxType }),
      },
    }),
    enabled: lineId !== '',
    placeholderData: (before) => (before?.line.id === lineId ? before : undefined),
    meta: { quiet: true },
  });
}

interface LineTabsProps {
  lines: readonly RateLine[];
  chosen: RateLine;
  onChoose: (lineId: string) => void;
  children: React.ReactNode;
}

/** The lines as tabs, and the parts of the chosen one below them. */
function LineTabs({ lines, chosen, onChoose, children }: LineTabsProps) {
  const words = useWords();
  const id = useId();
  const isKnown = (lineId: string | null) => lines.some((line) => line.id === lineId);
  // A part whose line is not there stands for itself.
  const tops = lines.filter(({ parentId }) => !isKnown(parentId));
  const top = tops.find((line) => line.id === chosen.id || line.id === chosen.parentId) ?? chosen;
  const parts = lines.filter(({ parentId }) => parentId === top.id);
  return (
    <div className="board-line">
      <Tabs
        id={id}
        label={words('boardLines')}
        tabs={tops.map((line) => ({ value: line.id, label: line.fullName }))}
        value={top.id}
        onChange={onChoose}
      />
      <TabPanel id={id} value={top.id}>
        {parts.length > 0 && (
          <Choice
            label={words('boardParts')}
            value={chosen.id}
            options={[
              { value: top.id, label: words('boardWhole') },
              ...parts.map((line) => ({ value: line.id, label: line.fullName })),
            ]}
            onChange={onChoose}
          />
        )}
        {children}
      </TabPanel>
    </div>
  );
}

interface BoardChoicesProps {
  board: LineBoard;
  question: BoardQuestion;
  onChange: (changes: Partial<BoardQuestion>) => void;
}

/** From where, in which box and week; how, where there are several ways. */
function BoardChoices({ board, question, onChange }: BoardChoicesProps) {
  const words = useWords();
  const weekWords = ['boardThisWeek', 'boardNextWeek', 'boardWeekAfter'] as const;
  const places = board.boxTypes.includes(board.boxType) ? board.boxTypes : [board.boxType, ...board.boxTypes];
  return (
    <div className="board-choices">
      {board.modes.length > 1 && (
        <Choice
          label={words('rateModes')}
          value={board.mode}
          options={board.modes.map((value) => ({ value, label: words(modeWords[value]) }))}
          onChange={(mode) => onChange({ mode, boxType: '', polId: '' })}
        />
      )}
      <SelectField
        label={words('ratePol')}
        placeholder={words('pickPlaceholder')}
        value={board.polId ?? ''}
        options={board.pols.map(({ id, fullName, enCode }) => ({
          value: id,
          label: `${fullName} ${enCode}`,
        }))}
        onChange={(event) => onChange({ polId: event.target.value })}
      />
      {places.some(Boolean) && (
        <SelectField
          label={words(board.mode === 'AIR' ? 'rateFromWeight' : 'rateBoxType')}
          placeholder={words('pickPlaceholder')}
          value={board.boxType}
          options={places.filter(Boolean).map((value) => ({
            value,
            label: board.mode === 'AIR' ? `${value} kg` : value,
          }))}
          onChange={(event) => onChange({ boxType: event.target.value })}
        />
      )}
      <Choice
        label={words('boardWeeks')}
        value={question.week}
        options={weeks.map((value, index) => ({ value, label: words(weekWords[index] ?? 'boardThisWeek') }))}
        onChange={(week) => onChange({ week })}
      />
      <p className="board-legend">{words('boardLegend', { currency: board.line.currency })}</p>
    </div>
  );
}

/** The board as a sheet or as a picture: selling prices only. */
function BoardActs({ board }: { board: LineBoard }) {
  const words = useWords();
  const canExport = useCan('freight', 'button', 'btn_export');
  const { data: user } = useQuery(currentUserQuery);
  const company = useCompanyName(user?.sysConfigInfo);
  const { line, mode, polId, date } = board;
  const name = [line.fullName, date].join(' ');
  const picture = async () => {
    const bytes = await boardPicture(board, company, words);
    if (bytes) saveFile(`${name}.png`, bytes);
  };
  const acts: Act[] = [
    ...(canExport
      ? [
          {
            ...{ name: words('boardExport'), icon: 'report' as const },
            act: () =>
              void exportSheet(name, {
                ...{ lineId: line.id, mode: [mode], status: ['published'], on: date },
                ...(polId && { polId }),
              }),
          },
        ]
      : []),
    { name: words('boardPicture'), icon: 'download', act: () => void picture() },
  ];
  return <ActMenu label={words('boardSend')} icon="download" acts={acts} />;
}
