import { debounce } from '@fairway/domain/time/debounce.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FormStore } from '../../forms/form-store.ts';
import { useWords } from '../../language/words.ts';
import { FlowChart } from '../chart/flow-chart.tsx';
import type { FlowConfig } from '../flow-path.ts';
import { writtenValues } from './flow-store.ts';
import { previewQuery } from './preview-query.ts';
import './path-preview.css';

const pause = 400;

/** Who will decide with the form as it is filled in now. While somebody types the last answer stays. */
export function PathPreview({ config, store }: { config: FlowConfig; store: FormStore }) {
  const words = useWords();
  const formData = useRestedValues(store);
  const { data, isFetching, isError } = useQuery({
    ...previewQuery(config, formData),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return (
    <section className="path-preview" aria-label={words('previewTitle')} aria-busy={isFetching || undefined}>
      <header>
        <h2>{words('previewTitle')}</h2>
        <span aria-hidden="true">{isFetching && data ? words('previewUpdating') : ''}</span>
      </header>
      {!data && isError && <p>{words('previewFailed')}</p>}
      {data && data.chart.length === 0 && <p>{words('previewEmpty')}</p>}
      {data && data.chart.length > 0 && (
        <>
          <p>{words('previewLine')}</p>
          {data.refusal !== '' && (
            <p className="path-preview-refusal" role="status">
              {data.refusal}
            </p>
          )}
          <FlowChart chart={data.chart} label={words('previewTitle')} />
        </>
      )}
    </section>
  );
}

/** What stands in the form once nobody has typed for a moment. */
function useRestedValues(store: FormStore) {
  const [rested, setRested] = useState(() => ({ store, values: writtenValues(store) }));
  useEffect(() => {
    const rest = debounce(() => setRested({ store, values: writtenValues(store) }), pause);
    let last = store.values;
    const unsubscribe = store.subscribe(() => {
      if (store.values === last) return;
      last = store.values;
      rest();
    });
    return () => {
      unsubscribe();
      rest.cancel();
    };
  }, [store]);
  return rested.values;
}
