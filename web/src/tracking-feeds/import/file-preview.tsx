import type { Reply } from '@fairway/contract/endpoint.ts';
import { previewTrackingFile, runTrackingFile } from '@fairway/contract/tracking-feeds.ts';
import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { momentOf } from '../../forms/fields/moment-text.ts';
import { useWords } from '../../language/words.ts';
import { shipmentReads } from '../../shipments/detail/shipment-reads.ts';
import { zoneText } from '../../shipments/tracking/wall-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { fileProblemWords } from '../feed-words.ts';
import { feedsPath } from '../paths.ts';
import '../../ui/scroll-shade.css';
import './file-preview.css';

type Preview = Reply<typeof previewTrackingFile>;

interface FilePreviewProps {
  fileId: string;
  onOther: () => void;
}

const classifierWords = { ACT: 'trackActual', EST: 'trackEstimated', PLN: 'trackPlanned' } as const;
const shownLonger = 4_000;

/** What a file says, every cell that cannot be read, and the button that takes all of it. */
export function FilePreview({ fileId, onOther }: FilePreviewProps) {
  const words = useWords();
  const navigate = useNavigate();
  const [timeZone, setTimeZone] = useState(defaultZone);
  /** As on the wall of the zone. */
  const [reported, setReported] = useState('');
  const reportedAt = reported === '' ? null : momentOf(reported, timeZone);
  const [reason, setReason] = useState('');
  const [agreed, setAgreed] = useState(false);
  const asked = useQuery({
    ...load(previewTrackingFile, { body: { fileId, timeZone, reportedAt } }),
    ...{ meta: { quiet: true }, retry: false, staleTime: 'static' },
    // Read anew in another time zone, the form stays as it is.
    placeholderData: (before) => before,
  });
  const running = useCommand(runTrackingFile, { refreshes: shipmentReads });
  const run = async () => {
    const leavesOut = asked.data?.leftOutCount ?? 0;
    const body = { fileId, timeZone, reportedAt, reason: reason.trim(), leavesOut };
    const done = await running.mutateAsync({ body }).catch(() => undefined);
    if (!done) return;
    toast(words('fileDone', { taken: done.taken, shipments: done.shipments }), shownLonger);
    void navigate(feedsPath, { replace: true });
  };
  if (asked.isError && !asked.data)
    return (
      <Empty
        drawing="broken"
        title={asked.error.message}
        action={<Button onClick={onOther}>{words('fileOther')}</Button>}
      />
    );
  return (
    <Loaded query={asked}>
      {(preview) => (
        <>
          <Card
            title={`${preview.fileName} · ${words(preview.kind === 'sheet' ? 'fileSheet' : 'fileIftsta')}`}
            state={<Button onClick={onOther}>{words('fileOther')}</Button>}
          >
            <p className="file-counts">
              {words('fileCounts', {
                ...{ total: preview.total, duplicates: preview.duplicates, unmatched: preview.unmatched },
                problems: preview.problems.length,
              })}
            </p>
            <UnreadColumns preview={preview} />
            <div className="file-fields">
              {preview.kind === 'sheet' && (
                <TextField
                  label={words('fileZone')}
                  hint={words('fileZoneHint')}
                  defaultValue={timeZone}
                  onBlur={(event) => setTimeZone(event.target.value.trim() || defaultZone)}
                />
              )}
              {(preview.undated > 0 || reported !== '') && (
                <DateField
                  label={words('fileReported')}
                  hint={words('fileReportedHint', { count: preview.undated })}
                  kind="minute"
                  zone={timeZone}
                  value={reported}
                  onChange={setReported}
                />
              )}
              <TextField
                label={words('fileReason')}
                hint={words('eventReasonHint')}
                value={reason}
                maxLength={200}
                onChange={(event) => setReason(event.target.value)}
              />
              <Button
                look="primary"
                busy={running.isPending}
                disabled={
                  asked.isFetching ||
                  preview.problems.length > 0 ||
                  preview.total === 0 ||
                  (preview.leftOutCount > 0 && !agreed) ||
                  reason.trim() === ''
                }
                onClick={() => void run()}
              >
                {words('fileRun', { count: preview.total - preview.duplicates })}
              </Button>
            </div>
          </Card>
          {preview.problems.length > 0 && <Problems preview={preview} />}
          {preview.leftOutCount > 0 && <LeftOut preview={preview} agreed={agreed} onAgree={setAgreed} />}
          <Events preview={preview} zone={timeZone} />
        </>
      )}
    </Loaded>
  );
}

/** Headings nobody understood are told: their cells are not taken. */
function UnreadColumns({ preview }: { preview: Preview }) {
  const words = useWords();
  const unread = preview.columns.filter(({ field }) => field === null).map(({ heading }) => heading);
  if (unread.length === 0) return null;
  return (
    <p className="file-counts">{words('fileUnreadColumns', { headings: unread.join(words('listComma')) })}</p>
  );
}

function Problems({ preview }: { preview: Preview }) {
  const words = useWords();
  return (
    <Card title={words('fileProblems', { count: preview.problems.length })}>
      <ul className="file-problems">
        {preview.problems.map((problem, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one cell can be wrong in two ways
          <li key={index}>
            <strong className="number">{problem.cell || words('fileRow', { row: problem.row })}</strong>
            {problem.text && <code>{problem.text}</code>}
            <span>
              {words(fileProblemWords[problem.reason])}
              {problem.about && ` ${problem.about}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface LeftOutProps {
  preview: Preview;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

/** Statuses nobody knows: the rest is taken once somebody agrees to that. */
function LeftOut({ preview, agreed, onAgree }: LeftOutProps) {
  const words = useWords();
  return (
    <Card title={words('fileLeftOut', { count: preview.leftOutCount })}>
      <Switch label={words('fileLeaveOut')} checked={agreed} onChange={onAgree} />
      <ul className="file-problems file-left-out">
        {preview.leftOut.map(({ row, line, code }) => (
          <li key={row}>
            <strong className="number">{words('fileRow', { row: line })}</strong>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Events({ preview, zone }: { preview: Preview; zone: string }) {
  const words = useWords();
  if (preview.events.length === 0) return null;
  return (
    <Card title={words('fileEvents')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys */}
      <section className="file-events scroll-shade" tabIndex={0} aria-label={words('fileEvents')}>
        <table>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{words('eventMilestone')}</th>
              <th scope="col">{words('eventClassifier')}</th>
              <th scope="col">{words('eventAt')}</th>
              <th scope="col">{words('eventPort')}</th>
              <th scope="col">{words('referenceContainer')}</th>
              <th scope="col">{words('fileNumbers')}</th>
              <th scope="col">{words('shipmentNumber')}</th>
            </tr>
          </thead>
          <tbody>
            {preview.events.map((event) => (
              <tr
                key={`${event.row} ${event.at}`}
                className={event.isDuplicate ? 'file-duplicate' : undefined}
              >
                <td className="number">{event.row}</td>
                <td>{event.milestoneName || '–'}</td>
                <td>{words(classifierWords[event.classifier])}</td>
                <td className="number">
                  {formatDate(event.at, undefined, zone)} <small>{zoneText(event.at, zone)}</small>
                </td>
                <td>{event.portName}</td>
                <td className="number">{event.containerNo}</td>
                <td className="number">{event.references.join(' ')}</td>
                <td className="number">
                  {event.isDuplicate
                    ? words('fileDuplicate')
                    : event.shipmentNos.join(' ') || words('fileUnmatched')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
