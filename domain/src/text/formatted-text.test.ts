import { expect, it } from 'vitest';
import { hasPicture, isPictureSource, picturesIn, wordsAsHtml, wordsOf } from './formatted-text.ts';

it('knows its words and its pictures', () => {
  const picture = '/api/file/Image/annex/m1abc.x-2?size=full';
  const clean = `<p>放假&nbsp;<b>三</b>天 &amp; 半</p><p><img src="${picture}" alt="&quot;src=&quot;"></p>`;
  expect(wordsOf(clean)).toBe('放假 三 天 & 半');
  expect(picturesIn(clean)).toEqual(['m1abc.x-2']);
  expect(hasPicture(clean)).toBe(true);
  expect(wordsOf('<p> </p><br>')).toBe('');
  expect(hasPicture('&lt;img src')).toBe(false);
});

it.each([
  ['/api/file/Image/annex/m1', true],
  ['/api/file/Image/annex/m1?size=thumb', true],
  ['data:image/png;base64,iVBORw0KGgo=', true],
  ['/api/file/Image/annex/../../oauth/Logout', false],
  ['data:image/svg+xml;base64,PHN2Zz4=', false],
  ['https://evil.example/seen.gif', false],
])('takes pictures from here alone: %s %s', (address, isGood) => {
  expect(isPictureSource(address)).toBe(isGood);
});

it('shows plain words as they are', () => {
  expect(wordsAsHtml('a<b & "c"\n好')).toBe('a&lt;b &amp; "c"<br>好');
});
