import { transportModes } from '@fairway/contract/freight-rates.ts';
import { directions } from '@fairway/contract/local-charges.ts';
import { EntityPicker } from '../../entities/entity-picker.tsx';
import { useWords } from '../../language/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useSession } from '../../wire/session-store.ts';
import { CargoChoice } from '../cargo/cargo-choice.tsx';
import { usePortPlaces } from '../port-places.ts';
import { companyToday } from '../rate-dates.ts';
import { modeWords } from '../rate-words.ts';
import { RecentChoices } from '../recent-choices.tsx';
import { useRecentPorts } from './recent-ports.ts';
import './tariff-form.css';
import type { TariffQuestion } from './tariff-question.ts';
import { directionWords } from './tariff-words.ts';

interface TariffFormProps {
  question: TariffQuestion;
  onChange: (changes: Partial<TariffQuestion>) => void;
}

/** Of which port, which way, by whom, for what and when. */
export function TariffForm({ question, onChange }: TariffFormProps) {
  const words = useWords();
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const { portId, direction, carrierId, mode, on, cargo, customerId } = question;
  return (
    <div className="tariff-form">
      <div className="tariff-fields">
        <EntityPicker
          entity="Port"
          label={words('tariffPort')}
          values={portId ? [portId] : []}
          onChange={([next = '']) => onChange({ portId: next })}
        />
        <EntityPicker
          entity="Carrier"
          label={words('tariffCarrier')}
          placeholder={words('tariffAnyCarrier')}
          values={carrierId ? [carrierId] : []}
          onChange={([next = '']) => onChange({ carrierId: next })}
        />
        <SelectField
          label={words('rateModes')}
          placeholder={words('pickPlaceholder')}
          value={mode}
          options={transportModes.map((value) => ({ value, label: words(modeWords[value]) }))}
          onChange={(event) =>
            onChange({ mode: transportModes.find((one) => one === event.target.value) ?? 'FCL' })
          }
        />
        <CargoChoice mode={mode} value={cargo} onChange={(next) => onChange({ cargo: next })} />
        <DateField
          label={words('tariffDay')}
          kind="day"
          value={on}
          onChange={(day) => onChange({ on: day || companyToday() })}
        />
        {isStaff && (
          <EntityPicker
            entity="Customer"
            label={words('rateForCustomer')}
            placeholder={words('rateForAnybody')}
            values={customerId ? [customerId] : []}
            onChange={([next = '']) => onChange({ customerId: next })}
          />
        )}
      </div>
      <div className="tariff-under">
        <Choice
          label={words('tariffDirection')}
          value={direction}
          options={directions.map((value) => ({ value, label: words(directionWords[value]) }))}
          onChange={(next) => onChange({ direction: next })}
        />
        <RecentPorts portId={portId} onChoose={(next) => onChange({ portId: next })} />
      </div>
    </div>
  );
}

function RecentPorts({ portId, onChoose }: { portId: string; onChoose: (portId: string) => void }) {
  const words = useWords();
  const recent = useRecentPorts(portId);
  const places = usePortPlaces(recent);
  const others = recent.filter((id) => id !== portId && places.has(id));
  return (
    <RecentChoices
      label={words('tariffRecentPorts')}
      choices={others.map((id) => ({
        ...{ key: id, choose: () => onChoose(id) },
        name: `${places.get(id)?.fullName} ${places.get(id)?.enCode}`,
      }))}
    />
  );
}
