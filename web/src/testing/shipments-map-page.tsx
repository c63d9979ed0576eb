import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { frameWords, loadWords } from '../language/words.ts';
import type { MapShipment } from '../shipments/map/map-rows.ts';
import { FilledMap } from '../shipments/map/shipments-map.tsx';
import { manyOnMap, mapPorts } from '../shipments/testing/on-map.ts';
import { shipmentsWords } from '../shipments/words.ts';
import { loadDrawings } from '../ui/icon.tsx';
import '../ui/base.css';
import '../ui/tokens.css';

const [loading, discharge] = [mapPorts.slice(0, 5), mapPorts.slice(5)];
/** From every port of loading to every other, half of it over Singapore: a hundred lanes. */
const shipments = manyOnMap(2_000).map(
  (shipment, index): MapShipment => ({
    ...shipment,
    polId: loading[index % loading.length]?.id ?? '',
    podId: discharge[Math.floor(index / loading.length) % discharge.length]?.id ?? '',
    tsIds: Math.floor(index / 50) % 2 === 0 ? [] : ['sin'],
  }),
);

/** A map as a list has it, with nothing around it; a press brings it. */
function Page() {
  const [isShown, setIsShown] = useState(false);
  return (
    <div style={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
      {isShown ? (
        <FilledMap shipments={shipments} ports={mapPorts} isCut={false} />
      ) : (
        <button type="button" id="show" onClick={() => setIsShown(true)}>
          map
        </button>
      )}
    </div>
  );
}

await Promise.all([loadWords(frameWords, shipmentsWords), loadDrawings()]);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
