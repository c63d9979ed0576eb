import type { Feature } from '../feature.ts';
import { checkLedger } from './check-ledger.ts';
import { ledgerRoutes } from './routes.ts';

export const ledger: Feature = { routes: ledgerRoutes, jobs: [checkLedger] };
