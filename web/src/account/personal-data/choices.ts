import type { DictionaryItem } from '@fairway/contract/system.ts';
import { baseInfoDictionaries, type ChosenField } from '@fairway/domain/account/base-info-problems.ts';
import { flattenTree } from '@fairway/domain/tree/flatten-tree.ts';

/** What each field may be, from its dictionary. */
export type Choices = Record<ChosenField, readonly { value: string; label: string }[]>;

/** A field keeps the enCode of the entry. */
export function choicesIn(
  dictionaries: readonly { enCode: string; dictionaryList: readonly DictionaryItem[] }[],
): Choices {
  const optionsOf = (dictionary: string) =>
    flattenTree(dictionaries.find(({ enCode }) => enCode === dictionary)?.dictionaryList ?? []).map(
      ({ enCode, fullName }) => ({ value: enCode, label: fullName }),
    );
  const { gender, nation, certificatesType, education } = baseInfoDictionaries;
  return {
    gender: optionsOf(gender),
    nation: optionsOf(nation),
    certificatesType: optionsOf(certificatesType),
    education: optionsOf(education),
  };
}
