import { expect, test } from 'vitest';
import { loginPathFrom, returnPath } from './return-path.ts';

const home = '/pages/index/apply';

test.each([
  ['/pages/file/index?keyword=a#b', '/pages/file/index?keyword=a#b'],
  ['/pages/index/my', '/pages/index/my'],
  [null, home],
  ['', home],
  ['/', home],
  ['/pages/login/index?redirect=/x', home],
  ['/pages/login/otherLogin', home],
  ['pages/index/my', home],
  ['https://evil.example/x', home],
  ['//evil.example/x', home],
  ['/\\evil.example/x', home],
  ['/\t/evil.example', home],
  ['/./\\evil.example', home],
  ['javascript:alert(1)', home],
])('%s leads to %s', (redirect, expected) => {
  expect(returnPath(redirect, home)).toBe(expected);
});

test('the way back survives the login screen', () => {
  const place = { pathname: '/pages/file/index', search: '?keyword=提单&x=1', hash: '#y' };
  const login = new URL(loginPathFrom(place), location.origin);
  expect(returnPath(login.searchParams.get('redirect'), home)).toBe(
    `/pages/file/index${new URL(`?keyword=提单&x=1`, location.origin).search}#y`,
  );
});
