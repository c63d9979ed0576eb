import type { Language } from '@fairway/contract/errors.ts';
import type { Db } from '../../database/open.ts';
import { findDictionary } from '../../dictionary/dictionaries.ts';

/** The dictionary a company orders its flows by. */
export const categoryDictionary = 'WorkFlowCategory';

/** The categories of flows in their order, found by id or by code; flows keep the code. */
export async function categoriesOf(db: Db, language: Language = 'zh') {
  const { list } = await findDictionary(db, categoryDictionary, language);
  const byKey = new Map(list.map(({ id, enCode }) => [id, enCode]));
  for (const { enCode } of list) byKey.set(enCode, enCode);
  const names = new Map(list.map(({ enCode, fullName }) => [enCode, fullName]));
  return {
    codes: list.map(({ enCode }) => enCode),
    codeOf: (idOrCode: string): string => byKey.get(idOrCode) ?? idOrCode,
    nameOf: (code: string): string => names.get(code) ?? code,
  };
}
