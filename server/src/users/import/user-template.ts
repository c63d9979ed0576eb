import { type UserSheetColumn, userSheetColumns } from '@fairway/contract/user-imports.ts';
import { contentDisposition } from '../../files/describe-file.ts';
import type { Bytes, Context } from '../../http/context.ts';
import { userColumnWords, userTemplateWords } from '../../language/user-sheet-words.ts';
import { type SheetColumn, sheetType, writeSheets } from '../../spreadsheets/write-sheet.ts';
import { knownPlaces } from './known-places.ts';
import { neededColumns } from './read-user-sheet.ts';

/** An empty sheet of people, how to fill it in, and what its cells may name. */
export async function userTemplate(ctx: Context): Promise<Bytes> {
  const { language } = ctx;
  const say = (name: keyof typeof userTemplateWords) => userTemplateWords[name][language];
  const text = <T>(heading: string, width: number, value: (item: T) => string): SheetColumn<T> => ({
    ...{ heading, width, kind: 'text', value },
  });
  const heading = (column: UserSheetColumn) =>
    `${userColumnWords[column][language]}${neededColumns.includes(column) ? ' *' : ''}`;
  const known = await knownPlaces(ctx);
  const path = new Map(known.organisations.map(({ id, organize }) => [id, organize]));
  const body = await writeSheets([
    {
      ...{ name: say('people'), rows: [] },
      columns: userSheetColumns.map((column) => text<UserSheetColumn>(heading(column), 20, () => '')),
    },
    {
      ...{ name: say('instructions'), rows: userSheetColumns },
      columns: [
        text<UserSheetColumn>(say('column'), 16, (column) => userColumnWords[column][language]),
        text<UserSheetColumn>(say('needed'), 8, (column) =>
          neededColumns.includes(column) ? say('yes') : '',
        ),
        text<UserSheetColumn>(say('how'), 60, (column) => userColumnWords[column].how[language]),
        text<UserSheetColumn>(say('example'), 32, (column) => userColumnWords[column].example[language]),
      ],
    },
    {
      ...{ name: say('organisations'), rows: known.organisations },
      columns: [text<(typeof known.organisations)[number]>(say('path'), 60, ({ organize }) => organize)],
    },
    {
      ...{ name: say('positions'), rows: known.positions.filter((one) => path.has(one.organisationId)) },
      columns: [
        text<(typeof known.positions)[number]>(say('name'), 24, ({ fullName }) => fullName),
        text<(typeof known.positions)[number]>(say('code'), 24, ({ enCode }) => enCode),
        text<(typeof known.positions)[number]>(
          say('organisations'),
          50,
          ({ organisationId }) => path.get(organisationId) ?? '',
        ),
      ],
    },
    {
      ...{ name: say('roles'), rows: known.roles },
      columns: [
        text<(typeof known.roles)[number]>(say('name'), 24, ({ fullName }) => fullName),
        text<(typeof known.roles)[number]>(say('code'), 24, ({ enCode }) => enCode),
      ],
    },
  ]);
  const headers = {
    'content-disposition': contentDisposition('attachment', `${say('fileName')}.xlsx`),
    'cache-control': 'no-store',
  };
  return { contentType: sheetType, body, headers };
}
