import { mapShipments } from '@fairway/contract/shipments.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import type { AskedShipments } from '../list/asked-shipments.ts';
import { MapCanvas } from './map-canvas.tsx';
import { MapCard } from './map-card.tsx';
import { MapLegend } from './map-legend.tsx';
import { MapList } from './map-list.tsx';
import type { MapPort, MapShipment } from './map-rows.ts';
import './shipments-map.css';
import { usePlacedShips } from './use-placed-ships.ts';

interface ShipmentsMapProps {
  asked: AskedShipments;
  /** Takes back what narrows the list; left out where nothing does. */
  onClear?: (() => void) | undefined;
}

/** The shipments of a list on a map. */
export function ShipmentsMap({ asked, onClear }: ShipmentsMapProps) {
  const words = useWords();
  const query = useQuery({
    ...load(mapShipments, { body: asked }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return (
    <Loaded query={query}>
      {({ list, ports, isCut }) =>
        list.length === 0 ? (
          <Empty
            drawing={onClear ? 'search' : 'sea'}
            title={words(onClear ? 'shipmentNoMatch' : 'mapEmpty')}
            action={onClear && <Button onClick={onClear}>{words('shipmentClear')}</Button>}
          />
        ) : (
          <FilledMap shipments={list} ports={ports} isCut={isCut} />
        )
      }
    </Loaded>
  );
}

interface FilledMapProps {
  shipments: readonly MapShipment[];
  ports: readonly MapPort[];
  isCut: boolean;
}

export function FilledMap({ shipments, ports, isCut }: FilledMapProps) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const portsById = useMemo(() => new Map(ports.map((port) => [port.id, port])), [ports]);
  const { ships, unplaced, isWhole } = usePlacedShips(shipments, portsById);
  const wanted = new Set(chosen);
  return (
    <div className="shipments-map">
      <div className="shipments-map-main">
        {isCut && <p className="shipments-map-note">{words('mapCut', { count: shipments.length })}</p>}
        {unplaced > 0 && <p className="shipments-map-note">{words('mapUnplaced', { count: unplaced })}</p>}
        <div className="shipments-map-room">
          <MapCanvas ships={ships} ports={portsById} isWhole={isWhole} chosen={chosen} onChoose={setChosen} />
          {chosen.length > 0 && (
            <MapCard
              shipments={shipments.filter(({ id }) => wanted.has(id))}
              ports={portsById}
              onChoose={setChosen}
            />
          )}
        </div>
        <MapLegend />
      </div>
      {isDesk && <MapList shipments={shipments} ports={portsById} chosen={chosen} onChoose={setChosen} />}
    </div>
  );
}
