import { readFileSync } from 'node:fs';
import type { ExportedTemplate } from '@fairway/contract/workflow-templates.ts';
import { readExported } from '../templates/import-export-templates.ts';

/** In the order they are found in; a flow that another one starts stands before it. */
const flows = [
  'leave',
  'expense',
  'payment',
  'trip-advance',
  'business-trip',
  'purchase',
  'seal-use',
  'contract-review',
  'credit-term',
  'rate-publish',
  'cargo-release',
];

/** The flows of the demo company, each a text as one company exports it and another imports it. */
export const readDemoFlowTexts = (): string[] =>
  flows.map((name) => readFileSync(new URL(`./flows/${name}.json`, import.meta.url), 'utf8'));

export const readDemoFlows = (): ExportedTemplate[] =>
  readDemoFlowTexts().map((text) => readExported({ language: 'zh' }, text));
