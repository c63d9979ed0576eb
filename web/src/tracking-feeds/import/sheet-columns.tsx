import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import {
  describeTrackingSheet,
  type EventColumn,
  getTrackingTemplate,
} from '@fairway/contract/tracking-feeds.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PlainKey, useWords } from '../../language/words.ts';
import { saveFile } from '../../native/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { toast } from '../../ui/toast.ts';
import { callBytes } from '../../wire/api.ts';
import { load } from '../../wire/calls.ts';
import './sheet-columns.css';

type Described = Reply<typeof describeTrackingSheet>['list'][number];

const meaningWords: Readonly<Record<EventColumn, PlainKey>> = {
  reference: 'fileColumnReference',
  containerNo: 'fileColumnContainer',
  milestone: 'fileColumnMilestone',
  classifier: 'fileColumnClassifier',
  at: 'fileColumnAt',
  port: 'fileColumnPort',
  vessel: 'fileColumnVessel',
  voyage: 'fileColumnVoyage',
  delayReason: 'fileColumnDelay',
  reportedAt: 'fileColumnReported',
};
const neededWords = { always: 'fileNeeded', either: 'fileNeededEither', no: 'fileNotNeeded' } as const;
const shownLonger = 3_000;

/** What a sheet of events may have in it, and one to fill in. */
export function SheetColumns() {
  const words = useWords();
  const [isBusy, setIsBusy] = useState(false);
  const asked = useQuery({ ...load(describeTrackingSheet, {}), staleTime: 'static' });
  const saveTemplate = async () => {
    setIsBusy(true);
    try {
      saveFile(`${words('fileTemplateName')}.xlsx`, await callBytes(getTrackingTemplate, {}));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      toast(error.message, shownLonger);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Card
      title={words('fileColumns')}
      state={
        <Button icon="download" busy={isBusy} onClick={() => void saveTemplate()}>
          {words('fileTemplate')}
        </Button>
      }
    >
      <p className="sheet-columns-line">{words('fileColumnsLine')}</p>
      <Loaded query={asked}>
        {({ list }) => (
          <>
            <dl className="sheet-columns">
              {list.map((one) => (
                <SheetColumn key={one.column} one={one} />
              ))}
            </dl>
            {list
              .filter(({ values }) => values.length > 0)
              .map((one) => (
                <Values key={one.column} one={one} />
              ))}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function SheetColumn({ one }: { one: Described }) {
  const words = useWords();
  return (
    <div>
      <dt>
        <strong>{one.heading}</strong>
        <span className={`sheet-columns-${one.needed}`}>{words(neededWords[one.needed])}</span>
      </dt>
      <dd>
        {words(meaningWords[one.column])}
        <small>
          {words('fileColumnExample')} <code>{one.example}</code>
        </small>
        <small>{words('fileColumnAlso', { headings: one.headings.join(words('listComma')) })}</small>
      </dd>
    </div>
  );
}

function Values({ one }: { one: Described }) {
  const words = useWords();
  return (
    <details className="sheet-columns-values">
      <summary>{words('fileColumnValues', { heading: one.heading, count: one.values.length })}</summary>
      <ul>
        {one.values.map(({ name, spellings }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{spellings.join(words('listComma'))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
