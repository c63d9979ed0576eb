import type { OrderParty } from '@fairway/contract/order-fields.ts';
import { listOrderParties, type OrderPartyRole, orderPartyRoles } from '@fairway/contract/orders.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '../../freight/use-settled.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import '../../ui/form.css';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { load } from '../../wire/calls.ts';
import { partyText } from '../order-text.ts';
import { roleWords } from '../order-words.ts';
import { type FormPart, useIsRequired } from './form-part.tsx';
import './party-fields.css';
import './picked-rows.css';

/** Who sends it, who gets it, and who is told. */
export function PartyFields(part: FormPart) {
  return (
    <div className="party-fields">
      {orderPartyRoles.map((role) => (
        <Party key={role} role={role} part={part} />
      ))}
    </div>
  );
}

const toOrder: OrderParty = { name: 'TO ORDER', address: '', contact: '', phone: '', email: '' };

function Party({ role, part: { fields, change, errors } }: { role: OrderPartyRole; part: FormPart }) {
  const words = useWords();
  const [isChoosing, setIsChoosing] = useState(false);
  const party = fields[role];
  const title = words(roleWords[role]);
  const set = (changes: Partial<OrderParty>) => change({ [role]: { ...party, ...changes } });
  return (
    <fieldset className="party" data-place={role} data-required={useIsRequired(role)}>
      <legend>{title}</legend>
      <div className="party-acts">
        <Button look="quiet" icon="contacts" onClick={() => setIsChoosing(true)}>
          {words('orderPartyPick')}
          <span className="visually-hidden"> {title}</span>
        </Button>
        {role === 'notify' && (
          <Button look="quiet" icon="copy" onClick={() => change({ notify: { ...fields.consignee } })}>
            {words('orderPartySame')}
          </Button>
        )}
        {role === 'consignee' && (
          <Button look="quiet" onClick={() => change({ consignee: toOrder })}>
            {words('orderPartyToOrder')}
          </Button>
        )}
      </div>
      <TextField
        label={words('orderPartyName')}
        value={party.name}
        maxLength={160}
        error={party.name === '' ? errors[role] : undefined}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextArea
        label={words('orderPartyAddress')}
        value={party.address}
        most={400}
        onChange={(event) => set({ address: event.target.value })}
      />
      <div className="party-pair">
        <TextField
          label={words('orderPartyContact')}
          value={party.contact}
          maxLength={80}
          onChange={(event) => set({ contact: event.target.value })}
        />
        <TextField
          label={words('orderPartyPhone')}
          inputMode="tel"
          value={party.phone}
          maxLength={40}
          onChange={(event) => set({ phone: event.target.value })}
        />
      </div>
      <TextField
        label={words('orderPartyEmail')}
        inputMode="email"
        value={party.email}
        maxLength={100}
        error={party.name === '' ? undefined : errors[role]}
        onChange={(event) => set({ email: event.target.value.trim() })}
      />
      {isChoosing && (
        <PartyBook
          role={role}
          customerId={fields.customerId}
          onPick={(picked) => {
            change({ [role]: picked });
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </fieldset>
  );
}

interface PartyBookProps {
  role: OrderPartyRole;
  customerId: string | null;
  onPick: (party: OrderParty) => void;
  onClose: () => void;
}

/** Who was written in earlier orders: a press writes them again. */
function PartyBook({ role, customerId, onPick, onClose }: PartyBookProps) {
  const words = useWords();
  const [text, setText] = useState('');
  const keyword = useSettled(text.trim());
  const asked = useQuery({
    ...load(listOrderParties, {
      body: { role, ...(customerId && { customerId }), ...(keyword && { keyword }) },
    }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return (
    <Sheet title={words('orderPartyBook', { role: words(roleWords[role]) })} open onClose={onClose}>
      <div className="form-stack">
        <TextField
          label={words('orderPartyFind')}
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.target.value)}
        />
        <Loaded query={asked}>
          {({ list }) =>
            list.length === 0 ? (
              <Empty drawing="search" title={words('orderPartyNone')} />
            ) : (
              <ul className="picked-rows">
                {list.map(({ usedAt: _, ...party }) => (
                  <li key={JSON.stringify(party)}>
                    <button type="button" onClick={() => onPick(party)}>
                      <strong>{party.name}</strong>
                      <small>{partyText({ ...party, name: '' })}</small>
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Sheet>
  );
}
