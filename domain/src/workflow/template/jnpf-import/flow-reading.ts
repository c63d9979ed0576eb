import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { type OwnSettings, ownKey, ownSettingsOf } from '../../../forms/jnpf-import/own-settings.ts';
import { asList, asRaw, asText, isId, type Raw, shortText } from '../../../forms/jnpf-import/raw.ts';
import type { FlowProblem } from '../flow-problems.ts';
import { type RemarkName, remarkWords } from './remark-words.ts';

const mostRemarks = 200;
/** More than a flow may have, so that it is refused for it; not so many that reading them takes long. */
const mostNodesRead = 1_000;

/** A node of the family while it is read. */
export interface GivenNode {
  raw: Raw;
  id: string;
  name: string;
  properties: Raw;
}

/** What is known while a flow of the family is read. */
export class FlowReading {
  readonly language: Language;
  readonly remarks: string[] = [];
  readonly problems: FlowProblem[] = [];
  readonly start: Raw;
  /** The branch that stands at each node of the family. */
  readonly branches = new Map<Raw, string>();
  /** What our export kept beside the family's words, by our ids. */
  readonly own = new Map<string, OwnSettings>();
  readonly ownBranches = new Map<string, OwnSettings>();
  readonly ownFlowSettings: OwnSettings;
  /** Our ids of the family's. */
  readonly #ids = new Map<string, string>();
  readonly #given = new Map<Raw, string>();
  readonly #taken = new Set<string>();

  constructor(root: Raw, language: Language) {
    this.language = language;
    this.start = asRaw(root.properties);
    const { settings } = ownSettingsOf(this.start).raw;
    this.ownFlowSettings = ownSettingsOf({ [ownKey]: { changes: settings } });
    this.#find(root);
  }

  /** Undefined for what stands behind more nodes than anybody reads. */
  nodeOf(raw: Raw): GivenNode | undefined {
    const id = this.#given.get(raw);
    if (id === undefined) return undefined;
    const properties = asRaw(raw.properties);
    return { raw, id, properties, name: shortText(properties.title) || shortText(raw.content) || id };
  }

  /** What another node is called here. */
  idOf(familyId: string): string {
    return this.#ids.get(familyId) ?? (isId(familyId) ? familyId : 'unknown');
  }

  newId(wanted: string): string {
    let id = wanted;
    for (let count = 2; this.#taken.has(id); count += 1) id = `${wanted.slice(0, 50)}-${count}`;
    this.#taken.add(id);
    return id;
  }

  /** The branch at a node, and what our export kept of it. */
  branchAt({ raw, id, properties }: GivenNode): string {
    const branch = this.newId(`branch-${id}`.slice(0, 50));
    const { branch: kept } = ownSettingsOf(properties).raw;
    this.branches.set(raw, branch);
    if (kept !== undefined) this.ownBranches.set(branch, ownSettingsOf({ [ownKey]: kept }));
    return branch;
  }

  remark(remark: RemarkName, name: string, places: Record<string, string | number> = {}): void {
    const sentence = filledWords(remarkWords[remark][this.language], { name, ...places });
    if (this.remarks.length < mostRemarks && !this.remarks.includes(sentence)) this.remarks.push(sentence);
  }

  #find(root: Raw): void {
    const open = [root];
    for (let raw = open.pop(); raw !== undefined; raw = open.pop()) {
      if (this.#given.size >= mostNodesRead) return;
      const written = asText(raw.nodeId);
      const id = this.newId(isId(written) ? written : `node${this.#given.size + 1}`);
      this.#given.set(raw, id);
      const own = ownSettingsOf(asRaw(raw.properties));
      if (Object.keys(own.raw).length > 0) this.own.set(id, own);
      if (written !== '' && !this.#ids.has(written)) this.#ids.set(written, id);
      if (isNode(raw.childNode)) open.push(asRaw(raw.childNode));
      open.push(...asList(raw.conditionNodes).filter(isNode).map(asRaw).toReversed());
    }
  }
}

export const isNode = (value: unknown): boolean => Object.keys(asRaw(value)).length > 0;
