import { type ExportedTemplate, exportedTemplate } from '@fairway/contract/workflow-templates.ts';
import * as z from 'zod/mini';
import type { Seed } from '../database/built-in.ts';
import { releaseFlowEnglish } from '../language/release-words.ts';
import { addBuiltInFlow } from '../workflow/templates/add-built-in-flow.ts';
import flow from './release-flow.json' with { type: 'json' };

/** The approval every company begins with; it changes levels and people as it likes. */
export const releaseSeed: Seed = {
  name: 'cargoReleaseFlow',
  source: JSON.stringify(flow),
  load: (db) =>
    addBuiltInFlow(db, z.parse(exportedTemplate, flow) as ExportedTemplate, { en: releaseFlowEnglish }),
};
