import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { type DraftFrom, DraftSheet } from './draft-sheet.tsx';
import type { EditedCharge } from './edited-charges.ts';
import { TemplateSheet } from './template-sheet.tsx';

interface AddMenuProps {
  shipment: ShipmentDetail;
  charges: readonly EditedCharge[];
  onTake: (charges: EditedCharge[]) => void;
  /** Further acts, where there is no room for them elsewhere. */
  more?: readonly Act[];
  /** There is no room for words on it. */
  isIcon?: boolean;
}

/** Where charges can come from, and where they can be kept for the next time. */
export function AddMenu({ shipment, charges, onTake, more = [], isIcon = false }: AddMenuProps) {
  const words = useWords();
  const [from, setFrom] = useState<DraftFrom>();
  const [isKeeping, setIsKeeping] = useState(false);
  const seesQuotes = useCan('freight', 'button', 'btn_quote');
  const draft = (name: string, of: DraftFrom, icon: Act['icon']): Act => ({
    ...{ name, icon, act: () => setFrom(of) },
  });
  const acts: Act[] = [
    ...more,
    draft(words('chargeDraftOrder'), 'order', 'order'),
    ...(seesQuotes ? [draft(words('chargeDraftQuote'), 'quote', 'file')] : []),
    draft(words('chargeDraftTariff'), 'tariff', 'anchor'),
    draft(words('chargeDraftTemplate'), 'template', 'copy'),
    ...(charges.length > 0
      ? [{ name: words('chargeTemplateSave'), icon: 'folder' as const, act: () => setIsKeeping(true) }]
      : []),
  ];
  return (
    <>
      <ActMenu
        label={words('chargeGenerate')}
        icon="plus"
        acts={acts}
        {...(!isIcon && {
          label: words('chargeGenerateFrom'),
          face: (
            <>
              <Icon name="plus" size={18} />
              {words('chargeGenerate')}
            </>
          ),
        })}
      />
      {from && (
        <DraftSheet
          shipment={shipment}
          from={from}
          agree={(count) => words('chargeTake', { count })}
          onTake={(taken) => {
            onTake(taken);
            setFrom(undefined);
            toast(words('chargeTaken', { count: taken.length }));
          }}
          onClose={() => setFrom(undefined)}
        />
      )}
      {isKeeping && (
        <TemplateSheet shipment={shipment} charges={charges} onClose={() => setIsKeeping(false)} />
      )}
    </>
  );
}
