import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { countShipments } from './count-shipments.ts';
import { mayReadDocument } from './documents.ts';
import { forgetInShipments } from './forget-in-shipments.ts';
import { shipmentsHeld, shipmentTasksHeld } from './holding-store.ts';
import { shipmentJobs } from './jobs.ts';
import { shipmentRoutes } from './routes.ts';
import { readsShipments, shipmentDates } from './shipment-dates.ts';
import { serviceThread, shipmentThread } from './shipment-thread.ts';

export const shipments: Feature = {
  routes: shipmentRoutes,
  jobs: shipmentJobs,
  filePlaces: { shipmentDocument: mayReadDocument },
  threads: { shipment: shipmentThread, shipmentService: serviceThread },
  tableReaders: { shipments: readWithModule('cargoShipment') },
  forgetPerson: forgetInShipments,
  demo: [
    {
      name: 'demoShipments',
      load: async () => (await import('./demo/load-demo-shipments.ts')).loadDemoShipments,
    },
  ],
  reportFigures: { shipments: countShipments },
  scheduleLayers: { shipments: { isFor: readsShipments, dates: shipmentDates } },
  holdings: [shipmentsHeld, shipmentTasksHeld],
};
