import {
  type AnyEntity,
  asAnyEntity,
  type EntityDescription,
  type EntityRow,
  type TextField,
} from '../entities/entity-description.ts';
import type { LanguageTag } from '../language/words.ts';
import { editPath, entityPath, importPath, masterDataPath } from './paths.ts';

type Given = Omit<EntityDescription, 'entity' | 'table' | 'listPath' | 'editPath' | 'importPath'> &
  Partial<Pick<EntityDescription, 'listPath'>>;

/** An entity of master data as its screens show it. */
export function describe(
  declared: { name: string; list: unknown },
  given: Given,
  { path = masterDataPath, table = 'masterData' } = {},
): EntityDescription {
  const entity: AnyEntity = asAnyEntity(declared);
  return {
    entity,
    table: `${table}.${entity.name}`,
    listPath: (id) => entityPath(path, entity.name, id),
    editPath: (id) => editPath(entity.name, id),
    importPath: importPath(entity.name),
    ...given,
  };
}

/** Its name in the language of the person, and the code before it. */
export const codeAndName =
  (code: string) =>
  (row: EntityRow, language: LanguageTag): string =>
    [row[code], nameIn(row, language)].filter(Boolean).join(' ');

function nameIn({ nameCn, nameEn }: EntityRow, language: LanguageTag): string {
  const [first, other] = language === 'zh-CN' ? [nameCn, nameEn] : [nameEn, nameCn];
  return String(first || other || '');
}

export const remarkField: TextField = {
  ...{ field: 'remark', label: 'mdRemark', kind: 'longText', most: 500, table: 'extra' },
};
