import {
  formattedTags,
  isPictureSource,
  linkAttributes,
  wordsAsHtml,
} from '@fairway/domain/text/formatted-text.ts';
import type { Attributes, IOptions, Tag } from 'sanitize-html';

const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s\\]+$/i.test(address);
const isSmallNumber = (value: string): boolean => /^\d{1,4}$/.test(value);
const cell = { colspan: isSmallNumber, rowspan: isSmallNumber };

const attributes: Record<string, Record<string, (value: string) => boolean>> = {
  a: { href: isWebAddress },
  img: { src: isPictureSource, alt: () => true },
  td: cell,
  th: cell,
  ol: { start: isSmallNumber },
};

const rules: IOptions = {
  allowedTags: formattedTags,
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(attributes).map(([tag, checks]) => [tag, Object.keys(checks)])),
    a: ['href', ...Object.keys(linkAttributes)],
  },
  transformTags: Object.fromEntries(Object.keys(attributes).map((tag) => [tag, withGoodAttributes])),
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  allowedSchemes: ['http', 'https'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  selfClosing: ['br', 'hr', 'img'],
  // What stands inside these is nothing to read: it goes with them.
  nonTextTags: [
    ...['script', 'style', 'template', 'title', 'textarea', 'select', 'iframe', 'object', 'svg', 'math'],
    ...['noscript', 'noembed', 'noframes', 'xmp', 'plaintext'],
  ],
  // Browsers give up long before; what is deeper loses its form and keeps its words.
  nestingLimit: 100,
};

/** The parser takes a time that grows with the square of the depth; nobody writes anything near this. */
const deepest = 1_000;
const tooDeep = new Error('HTML is nested too deeply');

/** What was torn apart stands together only once its tags are written anew; nothing known needs more than two rounds. */
const mostRounds = 4;

/**
 * HTML of unknown origin as HTML that can do nothing but be read. It is written anew, from known tags and escaped words
 * alone, so every browser reads the same in it; cleaned again it stays as it is.
 */
export async function cleanHtml(html: string): Promise<string> {
  // Loaded with the first text: starting the server does not wait for it.
  const { default: sanitizeHtml } = await import('sanitize-html');
  let clean = html;
  try {
    for (let round = 0; round < mostRounds; round += 1) {
      const written = writtenAnew(clean, sanitizeHtml);
      if (written === clean) break;
      clean = written;
    }
    return clean;
  } catch (error) {
    if (error !== tooDeep) throw error;
    return wordsAsHtml(html);
  }
}

function writtenAnew(html: string, sanitize: (html: string, options: IOptions) => string): string {
  let depth = 0;
  const onOpenTag = () => {
    depth += 1;
    if (depth > deepest) throw tooDeep;
  };
  const onCloseTag = () => {
    depth -= 1;
  };
  return sanitize(html, { ...rules, onOpenTag, onCloseTag }).replaceAll(' />', '>');
}

function withGoodAttributes(tagName: string, given: Attributes): Tag {
  const kept = Object.entries(attributes[tagName] ?? {}).flatMap(([attribute, isGood]) => {
    const value = given[attribute];
    return value !== undefined && isGood(value) ? [[attribute, value] as const] : [];
  });
  const attribs: Attributes = Object.fromEntries(kept);
  return { tagName, attribs: tagName === 'a' ? { ...attribs, ...linkAttributes } : attribs };
}
