import type { Feature } from '../wire/feature.ts';
import { viewsActs, viewsActsTitle } from './audit-acts.ts';
import { ExportIndicator } from './export/export-indicator.tsx';

export const viewsFeature = {
  frameParts: { ExportIndicator },
  auditActs: viewsActs,
  auditTitle: viewsActsTitle,
} satisfies Feature;
