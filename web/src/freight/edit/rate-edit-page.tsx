import { AppError } from '@fairway/contract/app-error.ts';
import { getRate, type TransportMode, transportModes } from '@fairway/contract/freight-rates.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Choice } from '../../ui/choice.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { load } from '../../wire/calls.ts';
import { ratesPath } from '../paths.ts';
import { modeWords } from '../rate-words.ts';
import { RateEditor } from './rate-editor.tsx';

/** A rate to be written: a new one of a way of transport, or one there is: `?id=`. */
export function RateEditPage() {
  const words = useWords();
  const [search, setSearch] = useSearchParams();
  const id = search.get('id') ?? '';
  const mayWrite = useCan('freight', 'button', 'btn_publish');
  const record = useQuery({
    ...load(getRate, { params: { id } }),
    enabled: id !== '' && mayWrite,
    // What is typed is compared with what was there when it was opened.
    staleTime: 0,
    meta: { quiet: true },
  });
  const mode = transportModes.find((one) => one === search.get('mode')) ?? 'FCL';
  if (mayWrite && id === '')
    return (
      <RateEditor
        key={mode}
        mode={mode}
        lead={
          <Choice<TransportMode>
            label={words('rateModes')}
            value={mode}
            options={transportModes.map((value) => ({ value, label: words(modeWords[value]) }))}
            onChange={(next) => setSearch({ mode: next }, { replace: true })}
          />
        }
      />
    );
  if (mayWrite && record.data) return <RateEditor key={id} mode={record.data.mode} rate={record.data} />;
  return (
    <Page title={words('rateTitle')} back={ratesPath}>
      {!mayWrite && <Empty drawing="locked" title={words('noPermission')} />}
      {mayWrite &&
        (record.error instanceof AppError ? (
          <Empty drawing="search" title={words('entityGone')} />
        ) : (
          <Loaded query={record}>{() => null}</Loaded>
        ))}
    </Page>
  );
}
