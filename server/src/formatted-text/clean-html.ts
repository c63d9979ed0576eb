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

/**
 * HTML of unknown origin as HTML that can do nothing but be read. It is written anew, from known tags and escaped words
 * alone, so every browser reads the same in it.
 */
export async function cleanHtml(html: string): Promise<string> {
  // Loaded with the first text: starting the server does not wait for it.
  const { default: sanitizeHtml } = await import('sanitize-html');
  let depth = 0;
  const onOpenTag = () => {
    depth += 1;
    if (depth > deepest) throw tooDeep;
  };
  const onCloseTag = () => {
    depth -= 1;
  };
  try {
    return sanitizeHtml(html, { ...rules, onOpenTag, onCloseTag }).replaceAll(' />', '>');
  } catch (error) {
    if (error !== tooDeep) throw error;
    return wordsAsHtml(html);
  }
}

function withGoodAttributes(tagName: string, given: Attributes): Tag {
  const kept = Object.entries(attributes[tagName] ?? {}).flatMap(([attribute, isGood]) => {
    const value = given[attribute];
    return value !== undefined && isGood(value) ? [[attribute, value] as const] : [];
  });
  const attribs: Attributes = Object.fromEntries(kept);
  return { tagName, attribs: tagName === 'a' ? { ...attribs, ...linkAttributes } : attribs };
}
