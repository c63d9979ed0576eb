import { transportModes } from '@fairway/contract/freight-rates.ts';
import { listRateSailings } from '@fairway/contract/freight-search.ts';
import { incoterms } from '@fairway/contract/order-fields.ts';
import { useQuery } from '@tanstack/react-query';
import { EntityPicker } from '../../entities/entity-picker.tsx';
import { modeWords } from '../../freight/rate-words.ts';
import { atPort } from '../../freight/sailing-text.ts';
import { useWords } from '../../language/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { load } from '../../wire/calls.ts';
import { useIsStaff } from '../use-is-staff.ts';
import { FixedField, type FormPart, Place } from './form-part.tsx';

/** For whom, where from, where to and when. */
export function RouteFields(part: FormPart) {
  const { fields, change, errors, isFixed } = part;
  const words = useWords();
  const isStaff = useIsStaff();
  // A rate is for one lane: another lane begins with another rate.
  const isOfRate = fields.rateId !== null || fields.quoteId !== null;
  const isLaneFixed = isOfRate || isFixed('polId');
  return (
    <div className="form-fields">
      {isStaff &&
        (isFixed('customerId') ? (
          <FixedField name="customerId" fields={fields} />
        ) : (
          <Place name="customerId" error={errors.customerId}>
            <EntityPicker
              entity="Customer"
              label={words('orderCustomer')}
              values={fields.customerId ? [fields.customerId] : []}
              onChange={([id]) => change({ customerId: id ?? null })}
            />
          </Place>
        ))}
      {isLaneFixed ? (
        <FixedField name="mode" fields={fields} />
      ) : (
        <Place name="mode">
          <p className="entity-picker-label">{words('orderMode')}</p>
          <Choice
            label={words('orderMode')}
            value={fields.mode}
            options={transportModes.map((value) => ({ value, label: words(modeWords[value]) }))}
            onChange={(mode) =>
              change({ mode, boxes: mode === 'FCL' || mode === 'RAIL' ? fields.boxes : [] })
            }
          />
        </Place>
      )}
      <PortField part={part} name="polId" isFixed={isLaneFixed} />
      <PortField part={part} name="podId" isFixed={isLaneFixed} />
      <Place name="cargoReadyOn">
        <DateField
          label={words('orderReady')}
          kind="day"
          value={fields.cargoReadyOn ?? ''}
          error={errors.cargoReadyOn}
          onChange={(day) => change({ cargoReadyOn: day || null })}
        />
      </Place>
      <Sailings {...part} />
      {isFixed('etdFrom') ? (
        <>
          <FixedField name="etdFrom" fields={fields} />
          <FixedField name="etdTo" fields={fields} />
        </>
      ) : (
        <>
          <Place name="etdFrom">
            <DateField
              label={words('orderEtdFrom')}
              kind="day"
              value={fields.etdFrom ?? ''}
              error={errors.etdFrom}
              onChange={(day) => change({ etdFrom: day || null })}
            />
          </Place>
          <Place name="etdTo">
            <DateField
              label={words('orderEtdTo')}
              kind="day"
              value={fields.etdTo ?? ''}
              error={errors.etdTo}
              onChange={(day) => change({ etdTo: day || null })}
            />
          </Place>
        </>
      )}
      <Place name="incoterm">
        <SelectField
          label={words('orderIncoterm')}
          placeholder={words('pickPlaceholder')}
          value={fields.incoterm ?? ''}
          options={incoterms.map((value) => ({ value, label: value }))}
          onChange={(event) =>
            change({ incoterm: incoterms.find((one) => one === event.target.value) ?? null })
          }
        />
      </Place>
      <Place name="receiptPlace">
        <TextField
          label={words('orderReceipt')}
          value={fields.receiptPlace}
          maxLength={120}
          onChange={(event) => change({ receiptPlace: event.target.value })}
        />
      </Place>
      <Place name="deliveryPlace">
        <TextField
          label={words('orderDelivery')}
          value={fields.deliveryPlace}
          maxLength={120}
          onChange={(event) => change({ deliveryPlace: event.target.value })}
        />
      </Place>
    </div>
  );
}

interface PortFieldProps {
  part: FormPart;
  name: 'polId' | 'podId';
  isFixed: boolean;
}

function PortField({ part: { fields, change, errors }, name, isFixed }: PortFieldProps) {
  const words = useWords();
  if (isFixed) return <FixedField name={name} fields={fields} />;
  return (
    <Place name={name} error={errors[name]}>
      <EntityPicker
        entity="Port"
        label={words(name === 'polId' ? 'orderPol' : 'orderPod')}
        values={fields[name] ? [fields[name]] : []}
        onChange={([id]) => change({ [name]: id ?? null })}
      />
    </Place>
  );
}

/** The next departures of the rate; without one nothing is known of them. */
export function useFormSailings(rateId: string | null) {
  const { data } = useQuery({
    ...load(listRateSailings, { params: { id: rateId ?? '' } }),
    enabled: rateId !== null,
    meta: { quiet: true },
  });
  return data?.list ?? [];
}

function Sailings({ fields, change, isFixed }: FormPart) {
  const words = useWords();
  const sailings = useFormSailings(fields.rateId);
  if (sailings.length === 0 || isFixed('sailingId')) return null;
  return (
    <Place name="sailingId">
      <SelectField
        label={words('orderSailing')}
        placeholder={words('orderFormSailingAny')}
        value={fields.sailingId ?? ''}
        options={sailings.map(({ id, vesselName, carrierVoyage, etd, timeZone }) => ({
          value: id,
          label: `${atPort(etd, timeZone, 'MM-dd')} ${vesselName} ${carrierVoyage}`,
        }))}
        onChange={(event) => {
          const chosen = sailings.find(({ id }) => id === event.target.value);
          // The wish follows the choice.
          const day = chosen && atPort(chosen.etd, chosen.timeZone, 'yyyy-MM-dd');
          change({ sailingId: event.target.value || null, ...(day && { etdFrom: day, etdTo: day }) });
        }}
      />
    </Place>
  );
}
