import type { Feature } from '../feature.ts';
import { checkLedger } from './check-ledger.ts';

export const ledger: Feature = { jobs: [checkLedger] };
