import { posix } from 'node:path';
import type { SheetLimits } from './limits.ts';
import { numberFormatsOf } from './number-format.ts';
import { readWorksheet } from './read-worksheet.ts';
import type { Sheet } from './sheet.ts';
import { damaged, SpreadsheetProblem, tooLarge } from './spreadsheet-problem.ts';
import { readSharedTexts } from './text-runs.ts';
import { Archive } from './unzip.ts';
import { XmlReader } from './xml-reader.ts';

/** The worksheets of an .xlsx file, in the order of their tabs. */
export async function readWorkbook(bytes: Buffer, limits: SheetLimits): Promise<Sheet[]> {
  const archive = new Archive(bytes, limits.unzippedBytes);
  const path = await workbookPath(archive);
  const workbook = await archive.read(path);
  if (!workbook) throw new SpreadsheetProblem('notASpreadsheet', 'an archive without a workbook');
  const links = await linksOf(archive, path);
  const { tabs, isFrom1904 } = readTabs(workbook);
  if (tabs.length > limits.sheets) throw tooLarge('sheets', limits.sheets);
  const parts = {
    texts: await readSharedTexts(await readLinked(archive, links, 'sharedStrings')),
    formats: numberFormatsOf(await readLinked(archive, links, 'styles')),
    isFrom1904,
    limits,
  };
  const counted = { cells: 0 };
  const sheets: Sheet[] = [];
  for (const { name, isHidden, linkId } of tabs) {
    const link = links.get(linkId);
    // Charts and dialogs have tabs too.
    if (link && link.kind !== 'worksheet') continue;
    const xml = link && (await archive.read(link.path));
    if (!xml) throw damaged(`the sheet ${name} is missing`);
    sheets.push({ name, isHidden, rows: await readWorksheet(xml, parts, counted) });
  }
  return sheets;
}

interface Link {
  /** The last word of its type: `worksheet`, `styles`. */
  kind: string;
  path: string;
}

/** What a part of the package refers to, by the ids it uses for them. */
async function linksOf(archive: Archive, path: string): Promise<Map<string, Link>> {
  const { dir, base } = posix.parse(path);
  const xml = await archive.read(posix.join(dir, '_rels', `${base}.rels`));
  const links = new Map<string, Link>();
  if (!xml) return links;
  const reader = new XmlReader(xml);
  for (let token = reader.next(); token; token = reader.next()) {
    if (token !== 'open' || reader.name !== 'Relationship') continue;
    const target = reader.attribute('Target') ?? '';
    const kind = (reader.attribute('Type') ?? '').split('/').at(-1) ?? '';
    links.set(reader.attribute('Id') ?? '', {
      kind,
      path: posix.join(target.startsWith('/') ? '' : dir, target).replace(/^\//, ''),
    });
  }
  return links;
}

/** Most writers keep it in one place; the package itself says where. */
async function workbookPath(archive: Archive): Promise<string> {
  const links = [...(await linksOf(archive, '')).values()];
  const path = links.find(({ kind }) => kind === 'officeDocument')?.path ?? 'xl/workbook.xml';
  if (path.endsWith('.bin') || archive.has('content.xml'))
    throw new SpreadsheetProblem('otherFormat', path.endsWith('.bin') ? '.xlsb' : '.ods');
  return path;
}

async function readLinked(
  archive: Archive,
  links: ReadonlyMap<string, Link>,
  kind: string,
): Promise<Buffer | undefined> {
  const link = [...links.values()].find((each) => each.kind === kind);
  return link && archive.read(link.path);
}

interface Tab {
  name: string;
  isHidden: boolean;
  linkId: string;
}

function readTabs(workbook: Buffer): { tabs: Tab[]; isFrom1904: boolean } {
  const reader = new XmlReader(workbook);
  const tabs: Tab[] = [];
  let isFrom1904 = false;
  for (let token = reader.next(); token; token = reader.next()) {
    if (token !== 'open') continue;
    if (reader.name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(reader.attribute('date1904') ?? '');
    if (reader.name === 'sheet')
      tabs.push({
        name: reader.attribute('name') ?? '',
        isHidden: reader.attribute('state')?.toLowerCase().endsWith('hidden') ?? false,
        linkId: reader.attribute('id') ?? '',
      });
  }
  return { tabs, isFrom1904 };
}
