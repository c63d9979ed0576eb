import type { Received } from '@fairway/contract/endpoint.ts';
import type { createModel } from '@fairway/contract/form-models.ts';
import { readFormDefinition } from '@fairway/contract/forms.ts';
import type { GalleryKind } from '@fairway/contract/gallery.ts';
import { formReferences } from '@fairway/domain/forms/form-references.ts';
import { readWorkForms } from '../records/demo/read-demo-forms.ts';
import { readDemoFlowTexts } from '../workflow/demo/read-demo-flows.ts';

type ModelHead = Pick<
  Received<typeof createModel>['body'],
  'icon' | 'webType' | 'listFields' | 'recordScope' | 'roleIds' | 'enabledMark'
> & { indexFields?: string[] };

/** Something a company can take, as it is written before anybody of the company stands in it. */
export interface Item extends ModelHead {
  kind: GalleryKind;
  /** Only comes along with another one. */
  isHelper: boolean;
  code: string;
  fullName: string;
  description: string;
  category: string;
  iconBackground: string;
  form: { fullName: string; enCode: string; definition: Record<string, unknown> };
  /** Of a form: none. */
  flow: { settings: Record<string, unknown>; root: unknown[] } | undefined;
  needs: { interfaces: string[]; forms: string[]; flows: string[] };
}

let known: Map<string, Item> | undefined;

/** Everything in the gallery by its code: flows first, what another one starts before it. Read with the first question. */
export function galleryItems(): ReadonlyMap<string, Item> {
  known ??= new Map([...readFlows(), ...readForms()].map((item) => [item.code, item]));
  return known;
}

/** Flows that are started by others only. */
const helpers = ['tripAdvance'];

function readFlows(): Item[] {
  return readDemoFlowTexts().map((text) => {
    const { flow, form, ...head } = JSON.parse(withoutPeople(text));
    const code = String(head.enCode);
    return {
      ...{ kind: 'flow', code, isHelper: helpers.includes(code), form, flow },
      ...{ fullName: head.fullName, description: head.description, category: head.category },
      ...{ icon: head.icon, iconBackground: head.iconBackground },
      // It is filled in through its flow, and is no entry of anybody's menu.
      ...{ webType: '1', recordScope: 'own', roleIds: [], listFields: [], enabledMark: 0 },
      needs: { ...needsOf(form.definition), flows: subsIn(flow.root) },
    } satisfies Item;
  });
}

function readForms(): Item[] {
  return readWorkForms().map(({ formData, fullName, enCode, ...head }) => {
    const definition = JSON.parse(formData) as Record<string, unknown>;
    return {
      ...{ kind: 'form', code: enCode, isHelper: false, fullName, description: '', category: '' },
      ...{ iconBackground: '', form: { fullName, enCode, definition }, flow: undefined },
      ...head,
      needs: { ...needsOf(definition), flows: [] },
    } satisfies Item;
  });
}

/** What was written with the ids of a company says what they are instead: `generalManager`, `finance`. */
const withoutPeople = (text: string): string =>
  text
    .replace(/"pos-[\w-]+\.(\w+)"/g, '"$1"')
    .replace(/"user-([a-z]+)\d+"/g, '"$1"')
    .replace(/"group-([\w-]+)"/g, '"$1"');

function needsOf(definition: unknown) {
  const found = formReferences(readFormDefinition(definition));
  const named = (kind: string) => found.filter((one) => one.kind === kind).map(({ targetId }) => targetId);
  return { interfaces: named('interface'), forms: named('model') };
}

function subsIn(nodes: unknown): string[] {
  const text = JSON.stringify(nodes);
  return [...text.matchAll(/"kind":"sub"[^{}]*?"flow":"(\w+)"/g)].map((match) => match[1] ?? '');
}
