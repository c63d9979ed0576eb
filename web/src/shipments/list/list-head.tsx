import type { ShipmentSegment } from '@fairway/contract/shipment-fields.ts';
import { countShipments } from '@fairway/contract/shipments.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { load } from '../../wire/calls.ts';
import type { AskedShipments } from './asked-shipments.ts';
import './list-head.css';
import { SegmentBar } from './segment-bar.tsx';
import { type ShownAs, shownWays } from './shown-as.ts';

const shownWords = {
  list: 'shipmentShowList',
  map: 'shipmentShowMap',
  calendar: 'shipmentShowCalendar',
} as const;

/** The server adds up no more than these. */
const mostSummed = 10_000;

interface ListHeadProps {
  asked: AskedShipments;
  segment: ShipmentSegment;
  onSegment: (segment: ShipmentSegment) => void;
  shown: ShownAs;
  onShow: (shown: ShownAs) => void;
}

/** Segments with counts, the sums of what is shown, and as what it is shown. */
export function ListHead({ asked, segment, onSegment, shown, onShow }: ListHeadProps) {
  const words = useWords();
  const { data } = useQuery({
    ...load(countShipments, { body: asked }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const sums = data?.sums;
  return (
    <div className="shipments-head">
      <SegmentBar value={segment} counts={data?.segments} onChange={onSegment} />
      <div className="shipments-head-end">
        <span className="shipments-head-sums number" role="status">
          {sums &&
            words(sums.count >= mostSummed ? 'shipmentSumsMany' : 'shipmentSums', {
              ...{ count: sums.count, teu: sums.teu },
            })}
        </span>
        <Choice
          label={words('shipmentShowAs')}
          value={shown}
          options={shownWays.map((value) => ({ value, label: words(shownWords[value]) }))}
          onChange={onShow}
        />
      </div>
    </div>
  );
}
