import { endpoints } from '@fairway/contract/endpoints.ts';
import { expect, test } from 'vitest';
import { features } from './features.ts';

test('every act that the log can have is called something, below a title', () => {
  const named = new Set(features.flatMap(({ auditActs = {} }) => Object.keys(auditActs)));
  const audited = endpoints.filter((endpoint) => endpoint.audited).map(({ name }) => name);
  expect(audited.length).toBeGreaterThan(200);
  expect(audited.filter((name) => !named.has(name))).toEqual([]);
  const untitled = features.filter(({ auditActs, auditTitle }) => auditActs && !auditTitle);
  expect(untitled.flatMap(({ auditActs = {} }) => Object.keys(auditActs))).toEqual([]);
});
