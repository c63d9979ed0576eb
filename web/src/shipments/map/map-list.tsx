import { formatDate } from '@fairway/domain/time/format-date.ts';
import { type KeyboardEvent, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useWords } from '../../language/words.ts';
import { focusedRow, focusRow } from '../../ui/row-focus.ts';
import { SeverityBadge } from '../shown/severity-badge.tsx';
import { StageLabel } from '../shown/stage-label.tsx';
import './map-list.css';
import type { MapPort, MapShipment } from './map-rows.ts';

interface MapListProps {
  shipments: readonly MapShipment[];
  ports: ReadonlyMap<string, MapPort>;
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** The shipments beside their map: what the map shows, for keys and for who does not see it. */
export function MapList({ shipments, ports, chosen, onChoose }: MapListProps) {
  const words = useWords();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const go = (event: KeyboardEvent) => {
    const now = focusedRow(scroller.current);
    const next = { ArrowDown: (now ?? -1) + 1, ArrowUp: (now ?? 1) - 1, Home: 0, End: shipments.length - 1 }[
      event.key
    ];
    if (next === undefined || next < 0 || next >= shipments.length) return;
    event.preventDefault();
    virtualizer.current?.scrollToIndex(next, { align: 'nearest' });
    focusRow(scroller.current, next);
  };
  const nameOf = (id: string) => ports.get(id)?.name ?? '';
  return (
    <nav className="map-list" aria-label={words('mapListLabel')}>
      {/** biome-ignore lint/a11y/noStaticElementInteractions: arrows walk between its buttons */}
      <div ref={scroller} className="map-list-rows" onKeyDown={go}>
        <Virtualizer ref={virtualizer} scrollRef={scroller} data={shipments}>
          {(shipment, index) => (
            <button
              key={shipment.id}
              type="button"
              className="map-list-row"
              data-row={index}
              aria-pressed={chosen.includes(shipment.id)}
              onClick={() => onChoose([shipment.id])}
            >
              <span className="number">{shipment.no}</span>
              <StageLabel stage={shipment.stage} />
              <small>
                {words('wayFromTo', { from: nameOf(shipment.polId), to: nameOf(shipment.podId) })} ·{' '}
                {words(shipment.ata === null ? 'timeEta' : 'timeAta')}{' '}
                {formatDate(shipment.ata ?? shipment.eta, 'MM-dd', ports.get(shipment.podId)?.timeZone) ||
                  words('timeUnknown')}
              </small>
              {shipment.severity && <SeverityBadge severity={shipment.severity} />}
            </button>
          )}
        </Virtualizer>
      </div>
    </nav>
  );
}
