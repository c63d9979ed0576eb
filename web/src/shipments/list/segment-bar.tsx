import { type ShipmentSegment, shipmentSegments } from '@fairway/contract/shipment-fields.ts';
import { useEffect, useId, useRef } from 'react';
import { useWords } from '../../language/words.ts';
import { segmentWords } from '../shown/shipment-words.ts';
import './segment-bar.css';

interface SegmentBarProps {
  value: ShipmentSegment;
  /** Missing until they are known. */
  counts: Partial<Record<ShipmentSegment, number>> | undefined;
  onChange: (segment: ShipmentSegment) => void;
}

/** The server counts no further. */
const mostCounted = 1_000;
export const countText = (count: number): string => (count >= mostCounted ? '999+' : String(count));

/** Parts of the list by how far its cargo is, each with how many it has. */
export function SegmentBar({ value, counts, onChange }: SegmentBarProps) {
  const words = useWords();
  const name = useId();
  const bar = useRef<HTMLFieldSetElement>(null);
  // Where there is no room for all, the chosen one is in sight; the page itself stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one is found by its mark
  useEffect(() => {
    const chosen = bar.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (!bar.current || !chosen) return;
    const from = chosen.offsetLeft - bar.current.offsetLeft;
    const { scrollLeft, clientWidth } = bar.current;
    if (from < scrollLeft || from + chosen.offsetWidth > scrollLeft + clientWidth)
      bar.current.scrollLeft = from - (clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return (
    <fieldset ref={bar} className="segment-bar">
      <legend className="visually-hidden">{words('segmentsLabel')}</legend>
      {shipmentSegments.map((segment) => {
        const count = counts?.[segment];
        const isTrouble = segment === 'troubled' && (count ?? 0) > 0;
        return (
          <label key={segment} className={isTrouble ? 'segment-bar-troubled' : undefined}>
            <input type="radio" name={name} checked={segment === value} onChange={() => onChange(segment)} />
            <span className="segment-bar-face">
              {words(segmentWords[segment])}
              {count !== undefined && <span className="segment-bar-count number">{countText(count)}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
