import type { FormValues } from '@fairway/contract/forms.ts';
import {
  addRate,
  changeRate,
  getRate,
  type RateRow,
  type TransportMode,
} from '@fairway/contract/freight-rates.ts';
import { mergeChanges } from '@fairway/domain/forms/merge-changes.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EntityRow } from '../../entities/entity-description.ts';
import { entityForm } from '../../entities/entity-form.ts';
import { bodyOf, newValues, valuesOf } from '../../entities/form-values.ts';
import { FormStore } from '../../forms/form-store.ts';
import { useWords } from '../../language/words.ts';
import { OpenForm } from '../../records/open-form.tsx';
import { SendButton } from '../../records/send-button.tsx';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { queryClient } from '../../wire/query-client.ts';
import { ownContext } from '../../workflow/own-context.ts';
import { ratesReads } from '../detail/use-rate-acts.ts';
import { ratePath, ratesPath } from '../paths.ts';
import { problemsOfForm } from './form-problems.ts';
import { rateGroups } from './rate-fields.ts';
import { type FlatRate, flatRate, newFlatRate, writtenRate } from './rate-form-values.ts';

interface RateEditorProps {
  mode: TransportMode;
  /** Left out for a new one. */
  rate?: RateRow | undefined;
  /** Stands above the form. */
  lead?: ReactNode;
}

const formVersion = 1;
const shownLonger = 3_000;

/** Where a rate is begun or changed; what is published is followed by a draft of its next version. */
export function RateEditor({ mode, rate, lead }: RateEditorProps) {
  const words = useWords();
  const navigate = useNavigate();
  const rights = {
    seesCost: useCan('freight', 'column', 'cost'),
    seesFloor: useCan('freight', 'column', 'floor'),
    seesContract: useCan('freight', 'column', 'contract_no'),
  };
  const [groups] = useState(() => rateGroups(mode, rights));
  const fields = groups.flatMap((group) => group.fields);
  const valuesFor = (flat: FlatRate) => valuesOf(fields, flat as EntityRow);
  const [base, setBase] = useState(rate && { rate, values: valuesFor(flatRate(rate)) });
  const [store] = useState(
    () =>
      new FormStore({
        definition: entityForm({ groups }, () => true, words),
        values: rate
          ? valuesFor(flatRate(rate))
          : { ...newValues(fields), ...given(valuesFor(newFlatRate(mode))) },
        context: ownContext(),
        mode: rate ? 'edit' : 'new',
      }),
  );
  const saved = useRef('');
  const adding = useCommand(addRate, { refreshes: ratesReads, quiet: true });
  const changing = useCommand(changeRate, { refreshes: ratesReads, quiet: true });
  const back = rate ? ratePath(rate.id) : ratesPath;
  const save = async (values: FormValues): Promise<string> => {
    const body = writtenRate(mode, bodyOf(fields, values), base?.rate);
    if (!base) return (await adding.mutateAsync({ body })).id;
    const { id, version } = base.rate;
    return (await changing.mutateAsync({ params: { id }, body: { ...body, version } })).id;
  };
  const send = async (values: FormValues) => {
    try {
      saved.current = await save(values);
    } catch (error) {
      throw problemsOfForm(error);
    }
  };
  const takeLatest = async (id: string) => {
    const isWanted = await confirm({
      title: words('entityStale'),
      body: words('entityStaleBody'),
      agree: words('entityStaleTake'),
    });
    if (!isWanted) return;
    const latest = await queryClient.fetchQuery({ ...load(getRate, { params: { id } }), staleTime: 0 });
    const theirs = valuesFor(flatRate(latest));
    store.assign(mergeChanges(base?.values ?? {}, store.values, theirs));
    setBase({ rate: latest, values: theirs });
    toast(words('entityStaleMerged'), shownLonger);
  };
  return (
    <OpenForm
      title={words(rate ? 'rateEditTitle' : 'rateAdd')}
      back={back}
      store={store}
      draftKey={`rate ${rate?.id ?? mode}`}
      formVersion={formVersion}
      base={base && { version: base.rate.version, values: base.values }}
      onMerged={() => toast(words('entityStaleMerged'), shownLonger)}
      lead={
        <>
          {lead}
          {rate && rate.status !== 'draft' && <p>{words('rateNextVersionLine')}</p>}
        </>
      }
      send={send}
      onStale={() => rate && void takeLatest(rate.id)}
      onSent={() => {
        const isNext = rate !== undefined && saved.current !== rate.id;
        toast(words(isNext ? 'rateNextVersionMade' : 'entitySaved'), isNext ? shownLonger : undefined);
        void navigate(ratePath(saved.current), { replace: true });
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

/** Only what has a value: the rest is as the fields begin. */
const given = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => Array.isArray(value) && value.length > 0));
