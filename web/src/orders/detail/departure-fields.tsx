import type { OrderDetail } from '@fairway/contract/orders.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { DateField } from '../../ui/dates/date-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

export interface Departure {
  name: string;
  number: string;
  etd: number;
  eta: number;
}

/** The hour on the clock of the company, which is in Shanghai. */
const momentOf = (held: string): number => Date.parse(`${held}:00+08:00`);

/** A departure that is written down; undefined as long as something of it is missing or wrong. */
export function useDeparture({ mode, sailing }: Pick<OrderDetail, 'mode' | 'sailing'>) {
  const isShip = mode === 'FCL' || mode === 'LCL';
  const [name, setName] = useState(sailing?.vesselName ?? '');
  const [number, setNumber] = useState(sailing?.carrierVoyage ?? '');
  const [etd, setEtd] = useState('');
  const [eta, setEta] = useState('');
  const isBackwards = etd !== '' && eta !== '' && momentOf(eta) < momentOf(etd);
  const isWhole = name.trim() !== '' && (!isShip || number.trim() !== '') && etd !== '' && eta !== '';
  const departure: Departure | undefined =
    isWhole && !isBackwards
      ? { name: name.trim(), number: number.trim(), etd: momentOf(etd), eta: momentOf(eta) }
      : undefined;
  return {
    ...{ isShip, name, setName, number, setNumber, etd, setEtd, eta, setEta, isBackwards, departure },
  };
}

/** A ship that is on no list, a flight or a train. */
export function DepartureFields({ written }: { written: ReturnType<typeof useDeparture> }) {
  const words = useWords();
  const { isShip, name, setName, number, setNumber, etd, setEtd, eta, setEta, isBackwards } = written;
  return (
    <>
      <TextField
        label={words(isShip ? 'orderShipName' : 'orderDepartureName')}
        value={name}
        maxLength={60}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={words(isShip ? 'orderShipVoyage' : 'orderDepartureNumber')}
        value={number}
        maxLength={30}
        onChange={(event) => setNumber(event.target.value)}
      />
      <DateField
        label={words(isShip ? 'orderShipEtd' : 'orderDepartureEtd')}
        kind="minute"
        value={etd}
        hint={words('orderBookClock')}
        onChange={setEtd}
      />
      <DateField
        label={words(isShip ? 'orderShipEta' : 'orderDepartureEta')}
        kind="minute"
        value={eta}
        error={isBackwards ? words('orderFormBackwards') : undefined}
        onChange={setEta}
      />
    </>
  );
}
