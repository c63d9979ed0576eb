import { inputText, momentOf } from '../../forms/fields/moment-text.ts';
import { useWords } from '../../language/words.ts';
import { DateField } from '../../ui/dates/date-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

export interface TypedShip {
  vesselName: string;
  vesselImo: string;
  voyageNo: string;
  etd: number | null;
  eta: number | null;
}

interface ShipFieldsProps {
  ship: TypedShip;
  /** Of the port it leaves and the one it comes to. */
  zones: readonly [string, string];
  onChange: (ship: TypedShip) => void;
}

export const writtenShip = (ship: TypedShip): TypedShip => ({
  ...ship,
  ...{ vesselName: ship.vesselName.trim(), vesselImo: ship.vesselImo.trim(), voyageNo: ship.voyageNo.trim() },
});

/** A ship as it is typed where no sailing of the schedule fits. */
export function ShipFields({ ship, zones, onChange }: ShipFieldsProps) {
  const words = useWords();
  const change = (changes: Partial<TypedShip>) => onChange({ ...ship, ...changes });
  return (
    <>
      <TextField
        label={words('shipmentVessel')}
        value={ship.vesselName}
        maxLength={60}
        onChange={(event) => change({ vesselName: event.target.value.toUpperCase() })}
      />
      <TextField
        label={words('shipmentVoyage')}
        value={ship.voyageNo}
        maxLength={20}
        onChange={(event) => change({ voyageNo: event.target.value.toUpperCase() })}
      />
      <TextField
        label="IMO"
        inputMode="numeric"
        value={ship.vesselImo}
        maxLength={7}
        onChange={(event) => change({ vesselImo: event.target.value.replace(/\D/g, '') })}
      />
      {(['etd', 'eta'] as const).map((of, index) => {
        const zone = zones[index] ?? zones[0];
        return (
          <DateField
            key={of}
            label={words(of === 'etd' ? 'timeEtd' : 'timeEta')}
            kind="minute"
            zone={zone}
            value={inputText(ship[of], 'minute', zone)}
            onChange={(held) => change({ [of]: held === '' ? null : momentOf(held, zone) })}
          />
        );
      })}
    </>
  );
}
