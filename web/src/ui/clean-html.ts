import {
  formattedTags,
  isOwnPicture,
  isPictureSource,
  linkAttributes,
} from '@fairway/domain/text/formatted-text.ts';
import createPurifier from 'dompurify';

const attributes = ['href', 'src', 'alt', 'colspan', 'rowspan', 'start', 'rel', 'target', 'data-picture'];

export const isWebAddress = (address: string): boolean => {
  if (!/^https?:\/\//i.test(address)) return false;
  return URL.canParse(address);
};

const purifier = createPurifier(window);

// Judged inside the inert document: an address that is dropped has never been asked for.
purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
  const { attrName, attrValue } = attribute;
  if (attrName === 'href') attribute.keepAttr = isWebAddress(attrValue);
  if (attrName === 'src') attribute.keepAttr = isPictureSource(attrValue);
  if (attrName === 'data-picture') attribute.keepAttr = isOwnPicture(attrValue);
});
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A')
    for (const [name, value] of Object.entries(linkAttributes)) element.setAttribute(name, value);
  if (element.tagName === 'IMG' && !element.hasAttribute('src') && !element.hasAttribute('data-picture'))
    element.remove();
});

const rules = {
  ALLOWED_TAGS: formattedTags,
  ALLOWED_ATTR: attributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** HTML of unknown origin as HTML that can do nothing but be read. */
export const cleanHtml = (html: string): string => purifier.sanitize(html, rules);

/**
 * The same as nodes to be shown. A picture of ours is named in `data-picture` and has no `src`: the browser itself
 * cannot prove to the server who asks.
 */
export function cleanNodes(html: string): DocumentFragment {
  const nodes = purifier.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true });
  for (const picture of nodes.querySelectorAll('img[src^="/"]')) {
    picture.setAttribute('data-picture', picture.getAttribute('src') ?? '');
    picture.removeAttribute('src');
  }
  return nodes;
}
