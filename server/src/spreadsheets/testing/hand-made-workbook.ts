import { strToU8, zipSync } from 'fflate';

export interface HandMade {
  /** The inside of `sheetData`, for each sheet. */
  sheets: Record<string, string>;
  /** What follows `sheetData`, such as `<mergeCells>`. */
  after?: string;
  /** Shared strings, each the inside of an `<si>`. */
  texts?: string[];
  /** Formats of the cells' styles, in order: a number is built in, a text is spelled out. */
  formats?: (number | string)[];
  workbook?: string;
  parts?: Record<string, string>;
}

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An .xlsx as other programs write it, with whatever a test wants to be wrong about it. */
export function handMadeWorkbook({
  sheets,
  after = '',
  texts = [],
  formats = [0],
  workbook,
  parts,
}: HandMade): Buffer {
  const names = Object.keys(sheets);
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships><Relationship Id="r1" Type="${types}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml':
      workbook ??
      `<?xml version="1.0"?><workbook xmlns:r="${types}"><sheets>${names
        .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="s${at}"/>`)
        .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map(
        (_, at) => `<Relationship Id="s${at}" Type="${types}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
      )
      .join('')}<Relationship Id="t" Type="${types}/sharedStrings" Target="/xl/sharedStrings.xml"/>
      <Relationship Id="f" Type="${types}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': stylesOf(formats),
  };
  names.forEach((name, at) => {
    files[`xl/worksheets/sheet${at}.xml`] =
      `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${sheets[name]}</sheetData>${after}</worksheet>`;
  });
  return zipOf({ ...files, ...parts });
}

export const zipOf = (files: Record<string, string>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );

function stylesOf(formats: readonly (number | string)[]): string {
  const spelled = formats.map((format, at) => ({
    format,
    id: typeof format === 'number' ? format : 164 + at,
  }));
  const codes = spelled.map(({ format, id }) =>
    typeof format === 'number'
      ? ''
      : `<numFmt numFmtId="${id}" formatCode="${format.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"/>`,
  );
  return `<styleSheet><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs>${spelled.map(({ id }) => `<xf numFmtId="${id}" xfId="0"/>`).join('')}</cellXfs></styleSheet>`;
}
