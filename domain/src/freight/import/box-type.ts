import { plainText } from './sheet-cell.ts';

const kinds: readonly [RegExp, string][] = [
  [/NOR/, 'NOR'],
  [/(HIGH ?CUBE|H\/?[CQ]|高箱|高柜)/, 'HQ'],
  [/(RE?H|R\/?[FEH]|REEFER|冷)/, 'RF'],
  [/(OPEN ?TOP|O\/?T|开顶)/, 'OT'],
  [/(FLAT ?RACK|F\/?R|框架)/, 'FR'],
  [/(TANK|TK|罐)/, 'TK'],
  [/(GP|DC|DV|DRY|ST(AN)?D|SD|小柜|平柜|普柜|FT|')/, 'GP'],
];

/** The type of box a heading speaks of: `40'HC`, `USD/40HQ`, `20DC`, `40 HIGH CUBE`, `小柜`. */
export function boxTypeIn(heading: string): string | undefined {
  const text = plainText(heading).replace(/[’′`´‘"]/g, "'");
  const found = /(?:^|[^\d])(20|40|45)(?!\d)\s*(?:'{1,2}|FT|FEET|尺)?\s*([A-Z/\u4e00-\u9fff ]{0,14})/.exec(
    text,
  );
  if (!found) {
    if (/小柜|小箱/.test(text)) return '20GP';
    if (/高柜|高箱/.test(text)) return '40HQ';
    return /大柜|大箱|平柜/.test(text) ? '40GP' : undefined;
  }
  const [, size = '', rest = ''] = found;
  const kind = kinds.find(([pattern]) => new RegExp(`^[ '/]*${pattern.source}`).test(rest))?.[1];
  if (kind === 'RF') return size === '20' ? '20RF' : '40RH';
  if (size === '45') return '45HQ';
  if (kind === 'HQ') return size === '40' ? '40HQ' : undefined;
  // Words behind it that are no kind of box: "40 days free".
  if (!kind && /^[ ']*(DAYS?|D\b|天|KG|T\b|TON|%)/.test(rest)) return undefined;
  return `${size}${kind ?? 'GP'}`;
}

/** The boxes of a column that holds several prices: `20/40/HQ`, `20GP/40GP/40HQ`, `20'/40'/40HC/45`. */
export function boxTypesIn(heading: string): string[] {
  const text = plainText(heading).replace(/[’′`´‘"]/g, "'");
  const list =
    /(?:^|[^\d])(20[A-Z']*\s*[/|]\s*40[A-Z']*(?:\s*[/|]\s*(?:40\s*'?\s*)?H[CQ])?(?:\s*[/|]\s*45[A-Z']*)?)/.exec(
      text,
    )?.[1];
  if (!list) return [];
  return list.split(/[/|]/).flatMap((part) => (/^\s*H[CQ]/.test(part) ? '40HQ' : (boxTypeIn(part) ?? [])));
}
