import {
  computedKinds,
  containerKinds,
  fieldKinds,
  readFormDefinition,
  shownKinds,
} from '@fairway/contract/forms.ts';
import { formProblems } from '@fairway/domain/forms/form-problems.ts';
import { formReferences } from '@fairway/domain/forms/form-references.ts';
import { fieldsOf, nodesOf } from '@fairway/domain/forms/form-tree.ts';
import { lostOnRoundTrip } from '@fairway/domain/forms/testing/form-round-trip.ts';
import { translateForm } from '@fairway/domain/forms/translate-form.ts';
import { describe, expect, it } from 'vitest';
import { billRuleSeed } from '../../bill/bill-rule-seed.ts';
import { demoInterfaces } from '../../data-interfaces/demo/interfaces.ts';
import { builtInDictionaries } from '../../dictionary/built-in-dictionaries.ts';
import { demoEnglish } from './demo-english.ts';
import { type DemoForm, readDemoForms, readShowpiece, readWorkForms } from './read-demo-forms.ts';

const demoForms = readDemoForms();
const definitionOf = ({ formData }: DemoForm) => readFormDefinition(JSON.parse(formData));

const everyKind = [...fieldKinds, ...computedKinds, ...shownKinds, ...containerKinds];
const kindsIn = (forms: readonly DemoForm[]) =>
  new Set(forms.flatMap((form) => nodesOf(definitionOf(form)).map(({ node }) => node.kind)));

describe.for(demoForms)('$enCode', (form) => {
  const definition = definitionOf(form);
  const placed = fieldsOf(definition);

  it('has no problems', () => {
    expect(formProblems(definition)).toEqual([]);
  });

  it('has English for everything people read', () => {
    const translations = demoEnglish(form.fullName, definition);
    expect(translations.en?.[form.fullName]).toBeDefined();
    const { nodes, rules } = translateForm({ ...definition, translations }, 'en');
    const texts = [
      ...JSON.stringify([nodes, rules]).matchAll(
        /"(label|hint|placeholder|message|content|suffix)":"([^"]*)"/g,
      ),
    ];
    // A number plate begins with the letter of its province.
    const chinese = texts.map(([, , text = '']) => text.replace(/[沪浙](?=[A-Z])/g, ''));
    expect(chinese.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  });

  it('goes to the family and comes back', () => {
    expect(lostOnRoundTrip(definition)).toEqual([]);
  });

  it('lists fields it has', () => {
    const paths = placed.map(({ path }) => path);
    expect(form.listFields.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('refers to interfaces, their columns, forms, dictionaries and bill rules that exist', () => {
    const unknown = formReferences(definition).flatMap(({ kind, targetId, columns }) => {
      const known = kind === 'interface' ? columnsOfInterface(targetId) : columnsOfForm(targetId);
      if (!known) return [targetId];
      const optional = ['children', ...placed.map(({ field }) => field.model ?? '')];
      return columns
        .filter((column) => !known.includes(column) && !optional.includes(column))
        .map((column) => `${targetId}.${column}`);
    });
    expect(unknown).toEqual([]);
    for (const { field } of placed) {
      if (field.options?.from === 'dictionary')
        expect(builtInDictionaries.map(({ enCode }) => enCode)).toContain(field.options.dictionary);
      if (field.billRule) expect(billRuleSeed.source).toContain(`"${field.billRule}"`);
    }
  });
});

function columnsOfInterface(id: string): string[] | undefined {
  const found = demoInterfaces.find(({ enCode }) => enCode === id);
  if (!found) return undefined;
  if (found.source.kind === 'static') return Object.keys(found.source.rows[0] ?? {});
  return ['id', 'fullName', 'account', 'departmentId', 'departmentName', 'positionName'];
}

function columnsOfForm(id: string): string[] | undefined {
  const found = demoForms.find(({ enCode }) => enCode === id);
  return found && ['id', ...fieldsOf(definitionOf(found)).map(({ path }) => path)];
}

it('use every kind, the forms of daily work between them and the showpiece alone', () => {
  for (const forms of [readWorkForms(), [readShowpiece()]]) {
    const used = kindsIn(forms);
    expect(everyKind.filter((kind) => !used.has(kind))).toEqual([]);
  }
});
