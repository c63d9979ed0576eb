import { type ExportedTemplate, exportedTemplate } from '@fairway/contract/workflow-templates.ts';
import * as z from 'zod/mini';
import type { Seed } from '../database/built-in.ts';
import { explanationEnglish } from '../language/punch-card-words.ts';
import { addBuiltInFlow } from '../workflow/templates/add-built-in-flow.ts';
import flow from './explanation-flow.json' with { type: 'json' };

/** The approval every company begins with; it changes it as it likes. */
export const explanationSeed: Seed = {
  name: 'punchExplanationFlow',
  source: JSON.stringify(flow),
  load: (db) =>
    addBuiltInFlow(db, z.parse(exportedTemplate, flow) as ExportedTemplate, { en: explanationEnglish }),
};
