import type { EntityImport as ImportCalls } from '@fairway/contract/entity-imports.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { type EntityDescription, fieldsOf } from '../entity-description.ts';
import { forgetPickedRows, readsOf } from '../use-entity-acts.ts';
import { useGranted } from '../use-granted.ts';
import { fieldOfHeading, importedFields, mappedColumns } from './import-columns.ts';
import { OutcomeCard } from './outcome-card.tsx';

interface SheetOfRecordsProps {
  description: EntityDescription;
  calls: ImportCalls;
  fileId: string;
  title: string;
  back: string;
  /** To another file. */
  onOther: () => void;
}

/** A sheet on its way to becoming records. */
export function SheetOfRecords({ description, calls, fileId, title, back, onOther }: SheetOfRecordsProps) {
  const words = useWords();
  const navigate = useNavigate();
  const isGranted = useGranted(description);
  const fields = importedFields(description, isGranted);
  const [place, setPlace] = useState<{ sheet?: number; headerRow?: number }>({});
  const [changed, setChanged] = useState<ReadonlyMap<number, string>>(new Map());
  const opened = useQuery(load(calls.read, { body: { fileId, ...place } }));
  const sheet = opened.data;
  const chosen = new Map(
    sheet?.columns.map(({ column, heading }) => [
      ...([column, changed.get(column) ?? fieldOfHeading(heading, fields, words)] as const),
    ]),
  );
  const columns = mappedColumns(chosen, fields, words);
  const body = { fileId, sheet: sheet?.sheet ?? 0, headerRow: sheet?.headerRow ?? 1, columns };
  const preview = useQuery({
    ...load(calls.preview, { body }),
    enabled: sheet !== undefined && columns.length > 0,
    // Others change records meanwhile.
    ...{ staleTime: 0, gcTime: 0 },
    meta: { quiet: true },
  });
  const refreshes = [...readsOf(description.entity), calls.preview];
  const running = useCommand(calls.run, { refreshes });
  const undoing = useCommand(calls.undo, { refreshes });
  const outcome = preview.data;
  const canWrite = outcome !== undefined && outcome.bad === 0 && outcome.added + outcome.changed > 0;
  const missing = fieldsOf(description).filter(
    ({ field, required, startsWith }) =>
      required && startsWith === undefined && ![...chosen.values()].includes(field),
  );
  const undo = async (id: string) => {
    try {
      const { removed, restored } = await undoing.mutateAsync({ params: { id } });
      forgetPickedRows();
      toast(words('entityImportTakenBack', { removed, restored }));
    } catch {
      // The query client has told the person why not.
    }
  };
  if (running.data)
    return (
      <Page title={title} back={back}>
        <Card title={words('entityImportDone')}>
          <p className="entity-import-line" role="status">
            {undoing.data
              ? words('entityImportTakenBack', undoing.data)
              : words('entityImportDoneLine', running.data)}
          </p>
          <div className="entity-import-acts">
            {!undoing.data && (
              <Button busy={undoing.isPending} onClick={() => void undo(running.data.id)}>
                {words('entityImportUndo')}
              </Button>
            )}
            <Button onClick={onOther}>{words('entityImportAnother')}</Button>
            <Button look="primary" onClick={() => void navigate(back)}>
              {words('entityImportToList')}
            </Button>
          </div>
        </Card>
      </Page>
    );
  return (
    <Page
      title={title}
      back={back}
      actions={
        <Button look="quiet" onClick={onOther}>
          {words('entityImportOther')}
        </Button>
      }
      foot={
        <ActionBar>
          <Button
            look="primary"
            busy={running.isPending}
            disabled={!canWrite || preview.isFetching}
            onClick={() => running.mutate({ body })}
          >
            {outcome && canWrite
              ? words('entityImportRun', { count: outcome.added + outcome.changed })
              : words('entityImport')}
          </Button>
        </ActionBar>
      }
    >
      <Loaded query={opened}>
        {(data) => (
          <>
            <Card title={data.fileName}>
              <div className="entity-import-place">
                <SelectField
                  label={words('entityImportSheet')}
                  placeholder={words('pickPlaceholder')}
                  value={String(data.sheet)}
                  options={data.sheets.map(({ name, rows }, at) => ({
                    value: String(at),
                    label: words('entityImportSheetRows', { name, rows }),
                  }))}
                  onChange={(event) => {
                    setChanged(new Map());
                    setPlace(event.target.value === '' ? {} : { sheet: Number(event.target.value) });
                  }}
                />
                <SelectField
                  label={words('entityImportHeaderRow')}
                  placeholder={words('pickPlaceholder')}
                  value={String(data.headerRow)}
                  options={headerRows.map((row) => ({ value: row, label: row }))}
                  onChange={(event) => {
                    setChanged(new Map());
                    if (event.target.value)
                      setPlace({ sheet: data.sheet, headerRow: Number(event.target.value) });
                  }}
                />
              </div>
            </Card>
            <Card title={words('entityImportColumns')}>
              <p className="entity-import-line">{words('entityImportColumnsLine')}</p>
              <div className="entity-import-columns">
                {data.columns.map(({ column, letter, heading, samples }) => (
                  <SelectField
                    key={column}
                    label={`${letter} ${heading || words('entityImportNoHeading')}`}
                    hint={samples.join(' · ')}
                    placeholder={words('entityImportLeftOut')}
                    value={chosen.get(column) ?? ''}
                    options={fields.map(({ field, label, required }) => ({
                      value: field,
                      label: `${words(label)}${required ? ' *' : ''}`,
                    }))}
                    onChange={(event) => setChanged(new Map(changed).set(column, event.target.value))}
                  />
                ))}
              </div>
            </Card>
            {missing.length > 0 && (
              <p className="entity-import-line">
                {words('entityImportMissing', {
                  fields: missing.map(({ label }) => words(label)).join(words('listComma')),
                })}
              </p>
            )}
            {columns.length > 0 && (
              <Loaded query={preview}>
                {(found) => <OutcomeCard description={description} outcome={found} />}
              </Loaded>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

const headerRows = Array.from({ length: 30 }, (_, at) => String(at + 1));
