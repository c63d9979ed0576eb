import { type ExportedTemplate, exportedTemplate } from '@fairway/contract/workflow-templates.ts';
import * as z from 'zod/mini';
import type { Seed } from '../database/built-in.ts';
import { taxInvoiceEnglish } from '../language/tax-invoice-words.ts';
import { addBuiltInFlow } from '../workflow/templates/add-built-in-flow.ts';
import redFlow from './red-invoice-flow.json' with { type: 'json' };
import taxFlow from './tax-invoice-flow.json' with { type: 'json' };

const seedOf = (name: string, flow: object): Seed => ({
  name,
  source: JSON.stringify(flow),
  load: (db) =>
    addBuiltInFlow(db, z.parse(exportedTemplate, flow) as ExportedTemplate, { en: taxInvoiceEnglish }),
});

/** The approvals every company begins with; it changes them as it likes. */
export const taxFlowSeeds: Seed[] = [seedOf('taxInvoiceFlow', taxFlow), seedOf('redInvoiceFlow', redFlow)];
