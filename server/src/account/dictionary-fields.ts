import { baseInfoDictionaries, type ChosenField } from '@fairway/domain/account/base-info-problems.ts';
import { flattenTree } from '@fairway/domain/tree/flatten-tree.ts';
import type { Db } from '../database/open.ts';
import { allDictionaries } from '../dictionary/dictionaries.ts';

/** Those that the family's clients choose by the id of the entry; the gender they choose by its code. */
const byId = ['nation', 'certificatesType', 'education'] as const;
type FieldById = (typeof byId)[number];

/** The dictionaries of what a person says of themselves. What is kept are codes; the wire has ids beside them. */
export async function dictionaryFields(db: Db) {
  const { list } = await allDictionaries(db, 'zh');
  const entriesOf = (field: ChosenField) =>
    flattenTree(list.find(({ enCode }) => enCode === baseInfoDictionaries[field])?.dictionaryList ?? []);
  const fields = Object.keys(baseInfoDictionaries) as ChosenField[];
  return {
    /** The codes that each field may be. */
    choices: Object.fromEntries(
      fields.map((field) => [field, entriesOf(field).map(({ enCode }) => enCode)]),
    ) as Record<ChosenField, string[]>,

    /** What is kept as the wire has it; what no dictionary offers any more stays as it is. */
    idsOf(kept: Record<FieldById, string>): Record<FieldById, string> & { codes: Record<FieldById, string> } {
      const idOf = (field: FieldById) =>
        entriesOf(field).find(({ enCode }) => enCode === kept[field])?.id ?? kept[field];
      const { nation, certificatesType, education } = kept;
      return {
        ...{
          nation: idOf('nation'),
          certificatesType: idOf('certificatesType'),
          education: idOf('education'),
        },
        codes: { nation, certificatesType, education },
      };
    },

    /** What was given as it is kept: a code is taken for one first. */
    codesOf<T extends Partial<Record<FieldById, string | undefined>>>(given: T): T {
      const codes = byId.flatMap((field) => {
        const entries = given[field] ? entriesOf(field) : [];
        if (entries.some(({ enCode }) => enCode === given[field])) return [];
        const chosen = entries.find(({ id }) => id === given[field]);
        return chosen ? [[field, chosen.enCode]] : [];
      });
      return { ...given, ...Object.fromEntries(codes) };
    },
  };
}
