import { readFlowTemplate } from '@fairway/contract/flow-template.ts';
import { readFormDefinition } from '@fairway/contract/forms.ts';
import { compileForm } from '@fairway/domain/forms/compile-form.ts';
import { formProblems } from '@fairway/domain/forms/form-problems.ts';
import { formReferences } from '@fairway/domain/forms/form-references.ts';
import { fieldsOf } from '@fairway/domain/forms/form-tree.ts';
import { lostOnRoundTrip } from '@fairway/domain/forms/testing/form-round-trip.ts';
import { translateForm } from '@fairway/domain/forms/translate-form.ts';
import { translatorOf } from '@fairway/domain/text/translate.ts';
import { flowProblems } from '@fairway/domain/workflow/template/flow-problems.ts';
import { translateFlow } from '@fairway/domain/workflow/template/translate-flow.ts';
import { lostOnFlowRoundTrip } from '@fairway/domain/workflow/testing/flow-round-trip.ts';
import { describe, expect, it } from 'vitest';
import { billRuleSeed } from '../../bill/bill-rule-seed.ts';
import { demoInterfaces } from '../../data-interfaces/demo/interfaces.ts';
import { builtInDictionaries } from '../../dictionary/built-in-dictionaries.ts';
import { demoEnglish } from '../../records/demo/demo-english.ts';
import { readDemoFlows } from './read-demo-flows.ts';

describe.for(readDemoFlows())('$enCode', ({ enCode: key, fullName, description, category, flow, form }) => {
  const definition = readFormDefinition(form.definition);

  it('has a form without problems', () => {
    expect(formProblems(definition)).toEqual([]);
  });

  it('has a flow without problems', () => {
    expect(flowProblems(readFlowTemplate({ ...(flow as object), key }), compileForm(definition))).toEqual([]);
  });

  it('has English for everything people read, and for its form', () => {
    const template = readFlowTemplate({ ...(flow as object), key, name: fullName });
    const shown = [
      translateFlow({ ...template, translations: demoEnglish(fullName, description, template) }, 'en'),
      translateForm({ ...definition, translations: demoEnglish(form.fullName, definition) }, 'en'),
      translatorOf(demoEnglish(description), 'en')(description),
    ];
    expect(JSON.stringify(shown)).not.toMatch(/\p{Script=Han}/u);
  });

  it('goes to the family and comes back, and its form', () => {
    expect(lostOnRoundTrip(definition)).toEqual([]);
    const template = readFlowTemplate({ ...(flow as object), key });
    expect(lostOnFlowRoundTrip(template, compileForm(definition))).toEqual([]);
  });

  it('refers to interfaces, dictionaries and bill rules that exist', () => {
    for (const { kind, targetId, columns } of formReferences(definition)) {
      expect(kind).toBe('interface');
      const source = demoInterfaces.find(({ enCode }) => enCode === targetId)?.source;
      const known = source?.kind === 'static' ? Object.keys(source.rows[0] ?? {}) : [];
      expect(known).toEqual(expect.arrayContaining(columns));
    }
    const codes = builtInDictionaries.map(({ enCode }) => enCode);
    for (const { field } of fieldsOf(definition)) {
      if (field.options?.from === 'dictionary') expect(codes).toContain(field.options.dictionary);
      if (field.billRule) expect(billRuleSeed.source).toContain(`"${field.billRule}"`);
    }
    const categories = builtInDictionaries.find(({ enCode }) => enCode === 'WorkFlowCategory')?.entries;
    expect(categories).toContain(`${category} `);
  });
});
