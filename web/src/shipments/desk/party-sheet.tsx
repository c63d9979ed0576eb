import { EntityPicker } from '../../entities/entity-picker.tsx';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type EditedParty, isNamed } from './edited-parties.ts';
import { partyRoleWords } from './part-words.ts';

interface PartySheetProps {
  party: EditedParty;
  isOnBill: boolean;
  isBusy: boolean;
  onChange: (party: EditedParty) => void;
  onSave: () => void;
  /** Takes back what was typed since it was opened. */
  onCancel: () => void;
  /** What was typed stays. */
  onClose: () => void;
}

export function PartySheet(props: PartySheetProps) {
  const { party, isOnBill, isBusy, onChange, onSave, onCancel, onClose } = props;
  const words = useWords();
  const change = (changes: Partial<EditedParty>) => onChange({ ...party, ...changes });
  const line = (field: 'name' | 'contact' | 'phone' | 'email', label: PlainKey, maxLength: number) => (
    <TextField
      label={words(label)}
      value={party[field]}
      maxLength={maxLength}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  );
  return (
    <Sheet
      title={words(partyRoleWords[party.key])}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onCancel}>{words('cancel')}</Button>
          <Button look="primary" busy={isBusy} disabled={!isNamed(party)} onClick={onSave}>
            {words('save')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <EntityPicker
          entity="Customer"
          label={words('partyOfOurs')}
          placeholder={words('partyNoneOfOurs')}
          values={party.customerId ? [party.customerId] : []}
          onChange={([id]) => change({ customerId: id ?? null })}
        />
        {line('name', 'deskPartyName', 160)}
        <TextArea
          label={words('partyAddress')}
          value={party.address}
          most={400}
          onChange={(event) => change({ address: event.target.value })}
        />
        {line('contact', 'partyContact', 80)}
        {line('phone', 'partyPhone', 40)}
        {line('email', 'partyEmail', 100)}
        {isOnBill && (
          <TextArea
            label={words('partyBillText')}
            hint={words('partyBillTextHint')}
            rows={4}
            value={party.billText}
            most={800}
            onChange={(event) => change({ billText: event.target.value })}
          />
        )}
      </div>
    </Sheet>
  );
}
