import { serviceWorker } from '../native/service-worker.ts';
import { savesData } from './saves-data.ts';

/** By then the screens somebody came for are there, and the network is free. */
const afterStart = 30_000;

let isPlanned = false;

/** Has the files of this build kept on the device, so that the app starts without a network. */
export function keepOffline(): void {
  // While developing the files are other ones at every change.
  if (isPlanned || !import.meta.env.PROD || savesData()) return;
  isPlanned = true;
  setTimeout(async () => (await serviceWorker())?.active?.postMessage({ keep: true }), afterStart);
}
