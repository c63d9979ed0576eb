import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { kindOf } from './kinds.ts';
import { asList, asRaw, asText, isModel, type Raw } from './raw.ts';
import { type RemarkName, remarkWords } from './remark-words.ts';

const mostRemarks = 200;
/** More than a form may have, so that it is refused for it; not so many that reading them takes long. */
const mostFieldsRead = 501;
const mostNodesRead = 3_000;
/** Deeper than a form may be, and far from what a stack cannot hold. */
export const deepestRead = 20;

/** What is known while a form of the family is read. */
export class Reading {
  readonly language: Language;
  readonly remarks: string[] = [];
  /** Where every field stands, `model` or `table.column`, with how it is set. */
  readonly fields = new Map<string, Raw>();
  /** What each field and container of the family became. */
  readonly nodes = new Map<Raw, Raw>();
  readonly #taken = new Set<string>();
  #ids = 0;
  #nodes = 0;
  #fields = 0;

  constructor(fields: unknown, language: Language) {
    this.language = language;
    this.#find(asList(fields), undefined, 0, { left: mostNodesRead });
  }

  /** The wanted id unless it is used already, else a new one. */
  newId(wanted?: string): string {
    this.#nodes += 1;
    let id = wanted ?? '';
    while (id === '' || this.#taken.has(id)) {
      this.#ids += 1;
      id = `n${this.#ids}`;
    }
    this.#taken.add(id);
    return id;
  }

  get isFull(): boolean {
    return this.#fields >= mostFieldsRead || this.#nodes >= mostNodesRead;
  }

  remember(raw: Raw, node: Raw): Raw {
    this.nodes.set(raw, node);
    return node;
  }

  countField(): void {
    this.#fields += 1;
  }

  remark(name: RemarkName, label: string, places: Record<string, string> = {}): void {
    const sentence = filledWords(remarkWords[name][this.language], { label, ...places });
    if (this.remarks.length < mostRemarks && !this.remarks.includes(sentence)) this.remarks.push(sentence);
  }

  /** A setting that does not come along: somebody could enter what the form did not allow. */
  left(label: string, setting: string, value: unknown): void {
    this.remark('settingLeft', label, { setting, value: inShort(value) });
  }

  /** The path of a field as the family names it (`field`, `table-field`, `table.field`), seen from a sub-table or from outside. */
  pathOf(name: string, table: string | undefined): string | undefined {
    const written = name.split('_jnpfTable_')[0]?.trim().replace('-', '.') ?? '';
    const inOwn = `${table ?? ''}.${written}`;
    if (table !== undefined && this.fields.has(inOwn)) return inOwn;
    return this.fields.has(written) ? written : undefined;
  }

  #find(list: readonly unknown[], table: string | undefined, depth: number, budget: { left: number }): void {
    if (depth > deepestRead * 2) return;
    for (const one of list) {
      budget.left -= 1;
      if (budget.left < 0) return;
      const raw = asRaw(one);
      const config = asRaw(raw.__config__);
      const model = asText(raw.__vModel__);
      if (isModel(model)) this.fields.set(table === undefined ? model : `${table}.${model}`, raw);
      const isTable = kindOf(asText(config.jnpfKey)) === 'table';
      this.#find(asList(config.children), isTable ? model : table, depth + 1, budget);
    }
  }
}

function inShort(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? `[${value.length}]` : '{…}';
  return String(value).slice(0, 60);
}

/** One field of the family while it is read. */
export interface Given {
  raw: Raw;
  config: Raw;
  label: string;
  /** The sub-table it is a column of. */
  table: string | undefined;
  reading: Reading;
}

/** A setting wherever it stands: beside the field, or in its `__config__`; `show-icon` is also written `showIcon`. */
export function settingOf({ raw, config }: Pick<Given, 'raw' | 'config'>, ...names: string[]): unknown {
  for (const name of names)
    for (const place of [raw, config])
      if (Object.hasOwn(place, name) && place[name] !== undefined && place[name] !== null) return place[name];
  return undefined;
}
