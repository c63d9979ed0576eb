import type { FormValues } from '@fairway/contract/forms.ts';
import { mergeChanges } from '@fairway/domain/forms/merge-changes.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormStore } from '../forms/form-store.ts';
import { useWords } from '../language/words.ts';
import { OpenForm } from '../records/open-form.tsx';
import { SendButton } from '../records/send-button.tsx';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.ts';
import { load, useCommand } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';
import { ownContext } from '../workflow/own-context.ts';
import { type EntityDescription, type EntityRow, fieldsOf } from './entity-description.ts';
import { entityForm } from './entity-form.ts';
import { bodyOf, newValues, valuesOf, zoneOfForm } from './form-values.ts';
import { placedProblems } from './placed-problems.ts';
import { forgetPickedRows, readsOf } from './use-entity-acts.ts';
import { useGranted } from './use-granted.ts';

interface EntityEditorProps {
  description: EntityDescription;
  /** Left out for a new one. */
  row?: EntityRow | undefined;
  /** What a new one begins with, beside what its fields begin with. */
  start?: Readonly<Record<string, unknown>>;
}

const formVersion = 1;
const hasRows = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** Where a record is added or changed. */
export function EntityEditor({ description, row, start = {} }: EntityEditorProps) {
  const { entity, form } = description;
  const words = useWords();
  const navigate = useNavigate();
  const isGranted = useGranted(description);
  const fields = fieldsOf(description).filter(isGranted);
  const shownOf = (one: EntityRow) => valuesOf(fields, form ? form.read(one) : one);
  const begun = () => {
    const given = Object.keys(start);
    const values = shownOf(start as EntityRow);
    const own = Object.entries(values).filter(([name, value]) => given.includes(name) || hasRows(value));
    return { ...newValues(fields), ...Object.fromEntries(own) };
  };
  // What is typed is kept against the record as it was opened, not against a newer reading of it.
  const [base, setBase] = useState(row && { row, version: row.version, values: shownOf(row) });
  const [store] = useState(
    () =>
      new FormStore({
        definition: entityForm(description, isGranted, words),
        values: row ? shownOf(row) : begun(),
        context: { ...ownContext(), zone: zoneOfForm(fields) },
        mode: row ? 'edit' : 'new',
      }),
  );
  const savedId = useRef(row?.id ?? '');
  const adding = useCommand(entity.add, { refreshes: readsOf(entity), quiet: true });
  const changing = useCommand(entity.change, { refreshes: readsOf(entity), quiet: true });
  const back = description.listPath(row?.id);

  const send = async (values: FormValues) => {
    const zones = await description.zonesOf?.(bodyOf(fields, values));
    const written = bodyOf(fields, values, zones);
    const body = form ? form.write(written) : written;
    try {
      if (base) {
        const { id, isEnabled } = base.row;
        await changing.mutateAsync({ params: { id }, body: { ...body, isEnabled, version: base.version } });
      } else savedId.current = (await adding.mutateAsync({ body })).id;
    } catch (error) {
      throw form ? placedProblems(error, (path) => form.place(path, written)) : error;
    }
  };
  const takeLatest = async (id: string) => {
    const isWanted = await confirm({
      title: words('entityStale'),
      body: words('entityStaleBody'),
      agree: words('entityStaleTake'),
    });
    if (!isWanted) return;
    const query = { ...load(entity.get, { params: { id } }), staleTime: 0 };
    const latest = (await queryClient.fetchQuery(query)) as EntityRow;
    const theirs = shownOf(latest);
    store.assign(mergeChanges(base?.values ?? {}, store.values, theirs));
    setBase({ row: latest, version: latest.version, values: theirs });
    toast(words('entityStaleMerged'), 3_000);
  };
  return (
    <OpenForm
      title={words(row ? 'entityEditOne' : 'entityAddOne', {
        name: words(description.singular).toLowerCase(),
      })}
      back={back}
      store={store}
      draftKey={`entity ${entity.name} ${row?.id ?? ''}`}
      formVersion={formVersion}
      base={base && { version: base.version, values: base.values }}
      onMerged={() => toast(words('entityStaleMerged'), 3_000)}
      send={send}
      onStale={() => row && void takeLatest(row.id)}
      onSent={() => {
        forgetPickedRows();
        toast(words('entitySaved'));
        void navigate(description.listPath(savedId.current), { replace: true });
      }}
      buttons={(sending) => (
        <>
          <Button onClick={() => void navigate(back, { replace: true })}>{words('cancel')}</Button>
          <SendButton sending={sending} />
        </>
      )}
    />
  );
}
