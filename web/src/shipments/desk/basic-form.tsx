import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import type { ShipmentFields } from '@fairway/contract/shipment-fields.ts';
import {
  compareShipment,
  getShipment,
  type ShipmentDetail,
  updateShipment,
} from '@fairway/contract/shipments.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { toast } from '../../ui/toast.ts';
import { call } from '../../wire/api.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { queryClient } from '../../wire/query-client.ts';
import { shipmentReads } from '../detail/shipment-reads.ts';
import './basic-form.css';
import { ShipmentConflict } from './conflict-sheet.tsx';
import { othersChanged } from './conflicts.ts';
import { deskGroups, type FieldValues, valuesOf } from './desk-fields.ts';
import { FieldControl } from './field-control.tsx';
import { fieldText } from './field-text.ts';
import { UnsavedBar } from './unsaved-bar.tsx';
import { useUnsaved } from './unsaved-parts.ts';
import { isChangedByOthers } from './use-newest.ts';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields of a shipment, typed in place; what was changed is saved together, under the version it was read as. */
export function BasicForm({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  /** What was there when this person began to type. */
  const [base, setBase] = useState(shipment);
  const [mine, setMine] = useState<FieldValues>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [compared, setCompared] = useState<Reply<typeof compareShipment>>();
  const saving = useCommand(updateShipment, { refreshes: shipmentReads, quiet: true });
  const count = Object.keys(mine).length;
  // Nothing typed yet: what is shown is always the newest.
  const known = count === 0 ? shipment : base;
  const values = valuesOf(known);
  const zones = { pol: known.pol.timeZone, pod: known.pod.timeZone };
  useUnsaved('basic', count > 0);

  const change = (field: keyof FieldValues, value: unknown) => {
    if (count === 0) setBase(shipment);
    const { [field]: _, ...others } = mine;
    setMine(isSame(value, values[field]) ? others : { ...others, [field]: value });
    setProblems(({ [`changes.${field}`]: __, ...rest }) => rest);
  };
  const settle = async () => {
    const query = { ...load(getShipment, { params: { id: shipment.id } }), staleTime: 0 };
    setBase(await queryClient.fetchQuery(query));
    setMine({});
    setCompared(undefined);
  };
  const save = async (changes: FieldValues, version: number): Promise<void> => {
    const params = { id: shipment.id };
    try {
      if (Object.keys(changes).length > 0)
        await saving.mutateAsync({ params, body: { version, changes: changes as Partial<ShipmentFields> } });
      await settle();
      toast(words('deskSaved'));
    } catch (error) {
      if (isChangedByOthers(error)) {
        const now = await call(compareShipment, { params, query: { since: base.version } });
        // Something else of the shipment was changed: nobody's fields are overwritten.
        if (version < now.version && othersChanged(valuesOf(base), now).length === 0)
          return save(changes, now.version);
        setCompared(now);
        return;
      }
      if (!(error instanceof AppError)) return;
      setProblems(error.fields ?? {});
      toast(error.message, 3_000);
    }
  };
  if (!shipment.can.edit) return <ShownFields shipment={shipment} />;
  return (
    <>
      {deskGroups.map(({ title, fields }) => (
        <Card key={title} title={words(title)}>
          <div className="desk-fields">
            {fields.map((field) => (
              <div
                key={field.field}
                className={`${field.isWide ? 'desk-field-wide' : ''}${field.field in mine ? ' desk-field-changed' : ''}`}
              >
                <FieldControl
                  field={field}
                  value={field.field in mine ? mine[field.field] : values[field.field]}
                  zone={field.kind === 'moment' ? zones[field.wall] : zones.pol}
                  error={problems[`changes.${field.field}`]}
                  onChange={(value) => change(field.field, value)}
                />
              </div>
            ))}
          </div>
        </Card>
      ))}
      {count > 0 && (
        <UnsavedBar
          says={words('deskChangedCount', { count })}
          isBusy={saving.isPending}
          onDiscard={() => setMine({})}
          onSave={() => void save(mine, base.version)}
        />
      )}
      {compared && (
        <ShipmentConflict
          {...{ compared, mine, zone: zones.pol, base: valuesOf(base), isBusy: saving.isPending }}
          onKeep={(changes, version) => void save(changes, version)}
          onTakeTheirs={() => void settle()}
          onClose={() => setCompared(undefined)}
        />
      )}
    </>
  );
}

/** The same to be read only. */
function ShownFields({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const values = valuesOf(shipment);
  return deskGroups.map(({ title, fields }) => (
    <Card key={title} title={words(title)}>
      <Facts
        facts={fields.map((field) => [
          words(field.label),
          field.shows
            ? field.shows(shipment)
            : fieldText(field, values[field.field], words, shipment.pol.timeZone),
        ])}
      />
    </Card>
  ));
}
