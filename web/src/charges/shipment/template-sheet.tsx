import type { Input } from '@fairway/contract/endpoint.ts';
import { listChargeTemplates, saveChargeTemplate } from '@fairway/contract/shipment-charges.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { type EditedCharge, wrongFields } from './edited-charges.ts';

type Line = NonNullable<Input<typeof saveChargeTemplate>['body']>['lines'][number];
type Owner = Pick<ShipmentDetail, 'customerId' | 'agentId' | 'parties'>;

const partnerRoles = ['carrier', 'trucker', 'broker', 'warehouse'] as const;
const mostLines = 100;
const mostName = 60;

interface TemplateSheetProps {
  shipment: Owner;
  charges: readonly EditedCharge[];
  onClose: () => void;
}

/** Keeps the charges as a set under a name; the same name replaces one. */
export function TemplateSheet({ shipment, charges, onClose }: TemplateSheetProps) {
  const words = useWords();
  const [name, setName] = useState('');
  const saving = useCommand(saveChargeTemplate, { refreshes: [listChargeTemplates] });
  const whole = charges.filter((charge) => wrongFields(charge).length === 0).slice(0, mostLines);
  const save = async () => {
    const lines = whole.map((charge) => templateLine(charge, shipment));
    const done = await saving.mutateAsync({ body: { name: name.trim(), lines } }).catch(() => undefined);
    if (!done) return;
    toast(words('chargeTemplateSaved', { name: name.trim() }));
    onClose();
  };
  return (
    <Sheet
      title={words('chargeTemplateSave')}
      open
      onClose={onClose}
      actions={
        <Button
          look="primary"
          busy={saving.isPending}
          disabled={name.trim() === '' || whole.length === 0}
          onClick={() => void save()}
        >
          {words('save')}
        </Button>
      }
    >
      <div className="form-stack">
        <p>{words('chargeTemplateSaveLine', { count: whole.length })}</p>
        <TextField
          label={words('chargeTemplateName')}
          hint={words('chargeTemplateNameHint')}
          value={name}
          maxLength={mostName}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
    </Sheet>
  );
}

/** A party of this shipment is kept as what it is there, so that the set fits the next shipment; others by name. */
function templateLine(charge: EditedCharge, shipment: Owner): Line {
  const { key: _, row: __, chargeCode, chargeName, partyName, source, quoteLineId, ...fields } = charge;
  const { vatKind, vatRate, partyId, ...line } = fields;
  return {
    ...line,
    ...(vatKind && { vatKind }),
    ...(vatRate && { vatRate }),
    ...ownerOf(charge, shipment),
  };
}

function ownerOf({ partyId }: EditedCharge, { customerId, agentId, parties }: Owner) {
  if (partyId === customerId) return { partyId: null, partyRole: 'customer' as const };
  if (partyId === agentId) return { partyId: null, partyRole: 'agent' as const };
  const partner = parties.find((party) => party.customerId === partyId);
  const partyRole = partnerRoles.find((role) => role === partner?.role);
  return partyRole ? { partyId: null, partyRole } : { partyId };
}
