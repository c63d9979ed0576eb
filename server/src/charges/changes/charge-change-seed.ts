import { type ExportedTemplate, exportedTemplate } from '@fairway/contract/workflow-templates.ts';
import * as z from 'zod/mini';
import type { Seed } from '../../database/built-in.ts';
import { chargeChangeEnglish } from '../../language/charge-words.ts';
import { addBuiltInFlow } from '../../workflow/templates/add-built-in-flow.ts';
import flow from './charge-change-flow.json' with { type: 'json' };

/** The approval every company begins with; it changes it as it likes. */
export const chargeChangeSeed: Seed = {
  name: 'chargeChangeFlow',
  source: JSON.stringify(flow),
  load: (db) =>
    addBuiltInFlow(db, z.parse(exportedTemplate, flow) as ExportedTemplate, { en: chargeChangeEnglish }),
};
