import createPurifier from 'dompurify';

/** What formatted text is made of; everything else is taken out, its words stay. */
const tags = [
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ul', 'ol', 'li'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup', 'a', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const attributes = ['href', 'src', 'alt', 'colspan', 'rowspan', 'start', 'rel', 'target', 'data-picture'];

const ownPicture = /^\/api\/file\/Image\/[A-Za-z]{1,30}\/[\w.-]{1,60}(?:\?size=(?:thumb|full))?$/;
const pictureData = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=]+$/;

export const isWebAddress = (address: string): boolean => {
  if (!/^https?:\/\//i.test(address)) return false;
  return URL.canParse(address);
};

const purifier = createPurifier(window);

// Judged inside the inert document: an address that is dropped has never been asked for.
purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
  const { attrName, attrValue } = attribute;
  if (attrName === 'href') attribute.keepAttr = isWebAddress(attrValue);
  if (attrName === 'src') attribute.keepAttr = ownPicture.test(attrValue) || pictureData.test(attrValue);
  if (attrName === 'data-picture') attribute.keepAttr = ownPicture.test(attrValue);
});
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') {
    // The other page must not reach back to ours.
    element.setAttribute('rel', 'noopener noreferrer');
    element.setAttribute('target', '_blank');
  }
  if (element.tagName === 'IMG' && !element.hasAttribute('src') && !element.hasAttribute('data-picture'))
    element.remove();
});

const rules = {
  ALLOWED_TAGS: tags,
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
