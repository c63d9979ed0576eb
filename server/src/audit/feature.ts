import type { Feature } from '../feature.ts';
import { forgetInAudit } from './forget-in-audit.ts';

export const audit: Feature = { forgetPerson: forgetInAudit };
