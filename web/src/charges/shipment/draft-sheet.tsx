import type { Input } from '@fairway/contract/endpoint.ts';
import { listQuotes } from '@fairway/contract/quotes.ts';
import {
  deleteChargeTemplate,
  draftCharges,
  listChargeTemplates,
} from '@fairway/contract/shipment-charges.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sumsText } from '../../freight/money-text.ts';
import { type PlainKey, useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Empty } from '../../ui/empty.tsx';
import '../../ui/form.css';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { load, useCommand } from '../../wire/calls.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { type Drafted, DraftPreview } from './draft-preview.tsx';
import './draft-sheet.css';
import { type EditedCharge, newCharge } from './edited-charges.ts';

export type DraftFrom = NonNullable<Input<typeof draftCharges>['body']>['from'];

const titles = {
  order: 'chargeDraftOrder',
  quote: 'chargeDraftQuote',
  tariff: 'chargeDraftTariff',
  template: 'chargeDraftTemplate',
} as const satisfies Record<DraftFrom, PlainKey>;
const nothingWords = {
  order: 'chargeDraftNoOrder',
  quote: 'chargeDraftNoQuote',
  tariff: 'chargeDraftNoTariff',
  template: 'chargeDraftNoTemplate',
} as const satisfies Record<DraftFrom, PlainKey>;

interface DraftSheetProps {
  shipment: Pick<ShipmentDetail, 'id' | 'customerId'>;
  from: DraftFrom;
  agree: (count: number) => string;
  isBusy?: boolean;
  onTake: (charges: EditedCharge[]) => void;
  onClose: () => void;
}

/** What an order, a quote, a tariff or a template would charge: looked at and chosen before anything is kept. */
export function DraftSheet({ shipment, from, agree, isBusy = false, onTake, onClose }: DraftSheetProps) {
  const words = useWords();
  const [chosen, setChosen] = useState('');
  const [left, setLeft] = useState<ReadonlySet<number>>();
  const needsChoice = from === 'quote' || from === 'template';
  const asked = useQuery({
    ...load(draftCharges, {
      params: { shipmentId: shipment.id },
      body: {
        from,
        ...(from === 'quote' && { quoteId: chosen }),
        ...(from === 'template' && { templateId: chosen }),
      },
    }),
    enabled: !needsChoice || chosen !== '',
    // What the shipment has already must not be old.
    staleTime: 0,
    meta: { quiet: true },
  });
  const drafts: readonly Drafted[] = asked.data?.list ?? [];
  // What is there already is left out until somebody wants it twice.
  const out = left ?? new Set(drafts.flatMap(({ isThere }, index) => (isThere ? [index] : [])));
  const wanted = drafts.filter((_, index) => !out.has(index));
  const take = () =>
    onTake(
      wanted.map(({ isThere: _, partyId, vatKind, vatRate, ...charge }) =>
        newCharge(newCommandId(), charge.side, { ...charge, partyId: partyId ?? '', vatKind, vatRate }),
      ),
    );
  const choose = (id: string) => {
    setChosen(id);
    setLeft(undefined);
  };
  return (
    <Sheet
      title={words(titles[from])}
      open
      wide
      onClose={onClose}
      actions={
        <Button look="primary" busy={isBusy} disabled={wanted.length === 0} onClick={take}>
          {agree(wanted.length)}
        </Button>
      }
    >
      <div className="form-stack">
        {from === 'quote' && (
          <QuoteChoice customerId={shipment.customerId} value={chosen} onChange={choose} />
        )}
        {from === 'template' && <TemplateChoice value={chosen} onChange={choose} />}
        {(!needsChoice || chosen !== '') && (
          <Loaded query={asked}>
            {({ list }) =>
              list.length === 0 ? (
                <Empty title={words(nothingWords[from])} />
              ) : (
                <DraftPreview
                  drafts={list}
                  isTaken={(index) => !out.has(index)}
                  onTake={(index, isTaken) => {
                    const next = new Set(out);
                    if (isTaken) next.delete(index);
                    else next.add(index);
                    setLeft(next);
                  }}
                />
              )
            }
          </Loaded>
        )}
      </div>
    </Sheet>
  );
}

interface ChoiceProps {
  value: string;
  onChange: (id: string) => void;
}

const mostQuotes = 50;

function QuoteChoice({ customerId, value, onChange }: ChoiceProps & { customerId: string | undefined }) {
  const words = useWords();
  const asked = useQuery({
    ...load(listQuotes, { body: { pageSize: mostQuotes, filters: customerId ? { customerId } : {} } }),
    meta: { quiet: true },
  });
  return (
    <Loaded query={asked}>
      {({ list }) =>
        list.length === 0 ? (
          <Empty title={words('chargeDraftNoQuotes')} />
        ) : (
          <SelectField
            label={words('chargeDraftWhichQuote')}
            placeholder={words('pickPlaceholder')}
            value={value}
            options={list.map(({ id, quoteNo, polName, podName, totals }) => ({
              value: id,
              label: `${quoteNo} ${words('wayFromTo', { from: polName, to: podName })} ${sumsText(totals)}`,
            }))}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Loaded>
  );
}

function TemplateChoice({ value, onChange }: ChoiceProps) {
  const words = useWords();
  const canRemove = useCan('charge', 'button', 'btn_edit');
  const asked = useQuery({ ...load(listChargeTemplates, {}), meta: { quiet: true } });
  const deleting = useCommand(deleteChargeTemplate, { refreshes: [listChargeTemplates] });
  const remove = async (id: string, name: string) => {
    const title = words('chargeTemplateDeleteAsk', { name });
    const body = words('recordDeleteBody');
    if (!(await confirm({ title, body, agree: words('delete'), danger: true }))) return;
    await deleting.mutateAsync({ params: { id } }).catch(() => undefined);
    if (id === value) onChange('');
  };
  return (
    <Loaded query={asked}>
      {({ list }) =>
        list.length === 0 ? (
          <Empty title={words('chargeTemplatesNone')} line={words('chargeTemplatesNoneLine')} />
        ) : (
          <ul className="charge-templates">
            {list.map(({ id, name, lines }) => (
              <li key={id}>
                <button type="button" aria-pressed={id === value} onClick={() => onChange(id)}>
                  <strong>{name}</strong>
                  <small>{words('chargeTemplateLines', { count: lines.length })}</small>
                </button>
                {canRemove && (
                  <IconButton
                    icon="trash"
                    label={words('chargeTemplateDelete', { name })}
                    onClick={() => void remove(id, name)}
                  />
                )}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
