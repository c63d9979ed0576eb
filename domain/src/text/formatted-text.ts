/** What formatted text is made of; everything else is taken out, its words stay. Server and web clean by this list. */
export const formattedTags = [
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ul', 'ol', 'li'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup', 'a', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** The other page must not reach back to ours. */
export const linkAttributes = { rel: 'noopener noreferrer', target: '_blank' };

const ownPicture = /^\/api\/file\/Image\/[A-Za-z]{1,30}\/([\w.-]{1,60})(?:\?size=(?:thumb|full))?$/;
const pictureData = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=]+$/;

/** A picture that was uploaded here. */
export const isOwnPicture = (address: string): boolean => ownPicture.test(address);

/** Whether a picture may come from there: no other host is asked, and learns who reads. */
export const isPictureSource = (address: string): boolean =>
  isOwnPicture(address) || pictureData.test(address);

/** Ids of the pictures of ours in clean HTML. */
export const picturesIn = (clean: string): string[] =>
  [...clean.matchAll(/<img [^>]*?src="([^"]*)"/g)].flatMap(
    ([, source = '']) => ownPicture.exec(source)?.[1] ?? [],
  );

export const hasPicture = (clean: string): boolean => clean.includes('<img ');

/** Only the words of clean HTML, on one line. */
export const wordsOf = (clean: string): string =>
  decoded(clean.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** Plain words as HTML that shows them as they are. */
export const wordsAsHtml = (words: string): string =>
  words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\r?\n/g, '<br>');

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  colon: ':',
};

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? entity;
    const letter = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10);
    return letter > 0 && letter <= 0x10ffff ? String.fromCodePoint(letter) : '';
  });
