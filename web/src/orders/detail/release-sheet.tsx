import type { Input } from '@fairway/contract/endpoint.ts';
import { type OrderDetail, orderCutoffs, type releaseOrder } from '@fairway/contract/orders.ts';
import { use, useState } from 'react';
import { momentOf } from '../../forms/fields/moment-text.ts';
import { useWords } from '../../language/words.ts';
import { zoneText } from '../../shipments/tracking/wall-text.ts';
import { DateField } from '../../ui/dates/date-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { cutoffWords } from '../order-words.ts';
import { RefusalContext } from './act-refused.tsx';
import { ActSheet } from './act-sheet.tsx';

export type Released = Omit<NonNullable<Input<typeof releaseOrder>['body']>, 'version'>;

interface ReleaseSheetProps {
  order: OrderDetail;
  onRelease: (released: Released) => Promise<boolean>;
  onDone: () => void;
  onClose: () => void;
}

const soNumber = 40;
const nothing = Object.fromEntries(orderCutoffs.map((cutoff) => [cutoff, ''])) as Record<
  (typeof orderCutoffs)[number],
  string
>;

/** The number the carrier gave; of a ship that is in no schedule also the cut-offs that stand beside it. */
export function ReleaseSheet({ order, onRelease, onDone, onClose }: ReleaseSheetProps) {
  const words = useWords();
  const [soNo, setSoNo] = useState('');
  const [typed, setTyped] = useState(nothing);
  const { sailing, mode } = order;
  const isShip = mode === 'FCL' || mode === 'LCL';
  const isTyped = isShip && sailing?.id === '';
  const zone = sailing?.timeZone || 'Asia/Shanghai';
  const at = (held: string) => (held === '' ? null : momentOf(held, zone));
  const isLate = (held: string) => sailing !== null && (at(held) ?? 0) > sailing.etd;
  const wrong = use(RefusalContext)?.fields?.soNo;
  const written = soNo.trim();
  const cutoffs = Object.fromEntries(orderCutoffs.map((name) => [name, at(typed[name])]));
  return (
    <ActSheet
      title={words('orderReleaseTitle')}
      agree={words('orderRelease')}
      isReady={written !== '' && !Object.values(typed).some(isLate)}
      onAct={() => onRelease({ soNo: written, cutoffs: isTyped ? cutoffs : null })}
      onDone={onDone}
      onClose={onClose}
    >
      {isShip && <p>{words(isTyped ? 'orderReleaseByHand' : 'orderReleaseLine')}</p>}
      <TextField
        label={words('orderSo')}
        value={soNo}
        maxLength={soNumber}
        error={wrong}
        onChange={(event) => setSoNo(event.target.value)}
      />
      {isTyped &&
        orderCutoffs.map((cutoff) => (
          <DateField
            key={cutoff}
            label={words(cutoffWords[cutoff])}
            hint={zoneText(sailing.etd, zone)}
            kind="minute"
            zone={zone}
            value={typed[cutoff]}
            error={isLate(typed[cutoff]) ? words('orderCutoffLate') : undefined}
            onChange={(held) => setTyped({ ...typed, [cutoff]: held })}
          />
        ))}
    </ActSheet>
  );
}
