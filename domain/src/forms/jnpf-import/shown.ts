import type { Kind } from './kinds.ts';
import { asNumber, asRaw, asText, type Raw, shortText, switched } from './raw.ts';
import { type Given, settingOf } from './reading.ts';

const tones = ['info', 'success', 'warning', 'error'];
const longText = (value: unknown): string | undefined => asText(value).slice(0, 20_000) || undefined;

/** Words, lines and codes: what they say, and how. */
export function shownOf(kind: Kind, given: Given): Raw {
  const { raw } = given;
  switch (kind) {
    case 'note':
      return { content: longText(raw.content ?? given.config.defaultValue) };
    case 'groupTitle':
      return { content: longText(raw.content) };
    case 'divider':
      return { content: longText(raw.content ?? asRaw(raw.__slot__).default) };
    case 'link':
      return {
        content: longText(raw.content),
        href: asText(raw.href).slice(0, 2_000) || undefined,
        newWindow: raw.target === undefined ? undefined : raw.target === '_blank',
      };
    case 'button':
      return { buttonText: shortText(raw.buttonText ?? raw.content) || undefined };
    case 'alert':
      return {
        content: longText([raw.title ?? raw.content, raw.description].map(asText).filter(Boolean).join('\n')),
        tone: tones.find((tone) => tone === settingOf(given, 'type')),
        closable: switched(raw.closable),
        look: switched(settingOf(given, 'show-icon', 'showIcon')) === false ? 'plain' : undefined,
      };
    case 'qrCode':
      return { ...codeOf(given), colour: shortText(raw.colorDark) || undefined, size: asNumber(raw.width) };
    case 'barCode':
      return { ...codeOf(given), colour: shortText(raw.lineColor) || undefined, size: asNumber(raw.height) };
    default:
      return {};
  }
}

/** A code says fixed words, or what stands in another field; a code of the whole record is not known here. */
function codeOf(given: Given): Raw {
  const { raw, label, table, reading } = given;
  const dataType = settingOf(given, 'dataType');
  const path = reading.pathOf(asText(raw.relationField), table);
  if (dataType === 'relation' && path !== undefined) return { of: path.split('.').at(-1) };
  if (dataType === 'relation' || dataType === 'form')
    reading.left(label, 'dataType', `${dataType} ${asText(raw.relationField)}`.trim());
  return { content: longText(raw.staticText) };
}
