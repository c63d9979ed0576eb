import { screenFinder } from '../search/screen-finder.ts';
import type { Finder } from '../wire/find.ts';

export const accountFinders: readonly Finder[] = [
  screenFinder([
    { path: '/pages/index/my', words: 'tabMy', spoken: 'wo de', icon: 'user' },
    { path: '/pages/my/settings/index', words: 'settings', spoken: 'she zhi', icon: 'settings' },
    { path: '/pages/my/modifyPsd', words: 'changePassword', spoken: 'xiu gai mi ma', icon: 'lock' },
    {
      path: '/pages/my/accountSecurity',
      words: 'accountSecurity',
      spoken: 'zhang hao an quan',
      icon: 'lock',
    },
    { path: '/pages/my/personalData', words: 'personalInformation', spoken: 'ge ren xin xi', icon: 'user' },
    {
      path: '/pages/my/subordinate',
      words: 'mySubordinates',
      spoken: 'wo de xia shu',
      icon: 'users',
      forMembers: true,
    },
  ]),
];
