import type { TreeNode } from '@fairway/contract/organisation.ts';
import { flattenTree } from '../tree/flatten-tree.ts';
import { pickKeyOf } from './mixed-id.ts';
import { splitFullName } from './person-name.ts';
import { plainText } from './plain-text.ts';

/** One thing that can be found, wherever it stands in the tree. */
export interface PickEntry {
  /** What it is recognised by, see `pickKeyOf`. */
  key: string;
  /** Its first place in the tree. */
  node: TreeNode;
  /** All its places: a person may work in several departments. */
  places: TreeNode[];
  /** What is searched, in lower case. */
  name: string;
  account: string;
  pinyin: string;
  initials: string;
  text: string;
}

export interface PickIndex {
  /** In the order of the alphabet, whatever the order of the tree. */
  entries: readonly PickEntry[];
  /** The texts of all entries, one after the other: one search goes through them all. */
  texts: string;
  /** Where in it each entry's text begins. */
  starts: Uint32Array;
  byKey: ReadonlyMap<string, PickEntry>;
  /** What stands directly above a node; nothing above a root. */
  above: ReadonlyMap<TreeNode, TreeNode>;
  /** How many people are below a node, each counted once. */
  headcount: ReadonlyMap<TreeNode, number>;
}

/** Everything of a tree, ready to be searched; built once per tree. */
export function buildPickIndex(tree: readonly TreeNode[]): PickIndex {
  const byKey = new Map<string, PickEntry>();
  const above = new Map<TreeNode, TreeNode>();
  for (const node of flattenTree(tree)) {
    for (const child of node.children ?? []) above.set(child, node);
    const key = pickKeyOf(node);
    const known = byKey.get(key);
    if (known) known.places.push(node);
    else byKey.set(key, entryOf(key, node));
  }
  const entries = [...byKey.values()].sort(byAlphabet);
  const starts = new Uint32Array(entries.length);
  let length = 0;
  for (const [place, { text }] of entries.entries()) {
    starts[place] = length;
    length += text.length + endOfText.length;
  }
  const texts = entries.map(({ text }) => text).join(endOfText);
  return { entries, texts, starts, byKey, above, headcount: countPeople(entries, above) };
}

/** In no text that is searched, so that nothing is found across two of them. */
const endOfText = '\n\n';

function entryOf(key: string, node: TreeNode): PickEntry {
  const { name, account } = splitFullName(node);
  const [pinyin = '', initials = ''] = plainText(node.quickQuery).split(' ');
  const plain = { name: plainText(name), account: plainText(account), pinyin, initials };
  const text = `${plain.name}\n${plain.account}\n${pinyin}\n${initials}`;
  return { key, node, places: [node], ...plain, text };
}

function byAlphabet(one: PickEntry, other: PickEntry): number {
  return (
    compare(one.pinyin || one.name, other.pinyin || other.name) ||
    compare(one.name, other.name) ||
    compare(one.key, other.key)
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function countPeople(entries: readonly PickEntry[], above: ReadonlyMap<TreeNode, TreeNode>) {
  const headcount = new Map<TreeNode, number>();
  for (const { node, places } of entries) {
    if (node.type !== 'user') continue;
    const counted = new Set<TreeNode>();
    for (const place of places) {
      for (let up = above.get(place); up && !counted.has(up); up = above.get(up)) counted.add(up);
    }
    for (const organisation of counted) headcount.set(organisation, (headcount.get(organisation) ?? 0) + 1);
  }
  return headcount;
}

/** The nodes from a root down to this one, itself included. */
export function pathToNode({ above }: PickIndex, node: TreeNode): TreeNode[] {
  const way: TreeNode[] = [];
  for (let step: TreeNode | undefined = node; step; step = above.get(step)) way.push(step);
  return way.reverse();
}
