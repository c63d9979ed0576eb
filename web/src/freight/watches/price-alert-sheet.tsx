import type { RateRow } from '@fairway/contract/freight-rates.ts';
import { alertKey } from '@fairway/domain/freight/watches.ts';
import { useState } from 'react';
import { figureText } from '../../entities/field-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import '../../ui/form.css';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { pricesOf } from '../rate-prices.ts';
import { routeText } from '../rate-route.tsx';
import { useWatches } from './use-watches.ts';

interface PriceAlertSheetProps {
  rate: RateRow;
  firstPlace: string;
  onClose: () => void;
}

const amount = /^-?\d{1,12}(\.\d{1,4})?$/;

/** For which box, and at which price: the price of now stands there already. */
export function PriceAlertSheet({ rate, firstPlace, onClose }: PriceAlertSheetProps) {
  const words = useWords();
  const watches = useWatches();
  const { mode, polId, podId, currency } = rate;
  const prices = pricesOf(rate, words);
  const keyOf = (place: string) => alertKey({ mode, polId, podId, place, currency });
  const targetOf = (place: string): string =>
    watches.find('priceAlert', keyOf(place))?.target ?? prices.find((one) => one.place === place)?.sell ?? '';
  const isDropOnly = (place: string): boolean => watches.find('priceAlert', keyOf(place))?.target === null;
  const [place, setPlace] = useState(firstPlace);
  const [when, setWhen] = useState<'target' | 'drop'>(isDropOnly(firstPlace) ? 'drop' : 'target');
  const [target, setTarget] = useState(() => targetOf(firstPlace));
  const kept = watches.find('priceAlert', keyOf(place));
  const isWrong = when === 'target' && !amount.test(target);
  const choosePlace = (next: string) => {
    setPlace(next);
    setWhen(isDropOnly(next) ? 'drop' : 'target');
    setTarget(targetOf(next));
  };
  const save = async () => {
    const alert = { kind: 'priceAlert', mode, polId, podId, place, currency } as const;
    const isKept = await watches.keep({ ...alert, target: when === 'target' ? target : null }, keyOf(place));
    if (!isKept) return;
    toast(words('watchAlertSaved'));
    onClose();
  };
  const stop = async () => {
    if (!kept || !(await watches.drop(kept))) return;
    toast(words('watchAlertStopped'));
    onClose();
  };
  return (
    <Sheet
      title={words('watchAddAlert')}
      open
      onClose={onClose}
      actions={
        <>
          {kept ? (
            <Button disabled={kept.id === ''} onClick={() => void stop()}>
              {words('watchStop')}
            </Button>
          ) : (
            <Button onClick={onClose}>{words('cancel')}</Button>
          )}
          <Button look="primary" busy={watches.isBusy} disabled={isWrong} onClick={() => void save()}>
            {words('watchSave')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p>{words('watchAlertLine', { lane: routeText(rate) })}</p>
        {prices.length > 1 && (
          <SelectField
            label={words('watchPlace')}
            placeholder={words('watchPlace')}
            value={place}
            options={prices.map((one) => ({
              value: one.place,
              label: `${one.name} · ${currency} ${figureText(one.sell)}`,
            }))}
            onChange={(event) => choosePlace(event.target.value || place)}
          />
        )}
        <Choice
          label={words('watchWhen')}
          value={when}
          options={[
            { value: 'target', label: words('watchAtTarget') },
            { value: 'drop', label: words('watchAnyDrop') },
          ]}
          onChange={setWhen}
        />
        {when === 'target' && (
          <TextField
            label={words('watchTarget', { currency })}
            inputMode="decimal"
            value={target}
            error={isWrong ? words('watchTargetWrong') : undefined}
            onChange={(event) => setTarget(event.target.value.trim())}
          />
        )}
      </div>
    </Sheet>
  );
}
