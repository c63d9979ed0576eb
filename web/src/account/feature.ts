import { signInMethodsWords } from '../sign-in-methods/words.ts';
import type { Feature } from '../wire/feature.ts';
import { accountActs, accountActsTitle } from './audit-acts.ts';
import { changePasswordPath } from './paths.ts';
import { PersonMenu } from './person-menu.tsx';
import { ForcedPasswordChange } from './security/forced-password-change.tsx';
import { accountWords } from './words.ts';

export const accountFeature = {
  words: [accountWords, signInMethodsWords],
  links: { changePassword: () => changePasswordPath },
  screens: [
    {
      path: '/pages/index/my',
      page: () => import('./my-page.tsx').then((page) => page.MyPage),
      group: 'my',
    },
    {
      path: '/pages/my/settings/index',
      page: () => import('./settings/settings-page.tsx').then((page) => page.SettingsPage),
      group: 'my',
    },
    {
      path: '/pages/my/modifyPsd',
      page: () => import('./security/change-password-page.tsx').then((page) => page.ChangePasswordPage),
      group: 'my',
    },
    {
      path: '/pages/my/contactUs',
      page: () => import('./about/contact-us-page.tsx').then((page) => page.ContactUsPage),
      group: 'my',
    },
    {
      path: '/pages/my/abouts',
      page: () => import('./about/about-page.tsx').then((page) => page.AboutPage),
      group: 'my',
    },
    {
      path: '/pages/my/accountSecurity',
      page: () => import('./security/account-security-page.tsx').then((page) => page.AccountSecurityPage),
      group: 'my',
    },
    {
      path: '/pages/my/cancellation',
      page: () => import('./security/cancellation-page.tsx').then((page) => page.CancellationPage),
      group: 'my',
    },
    {
      path: '/pages/my/personalData',
      page: () => import('./personal-data/personal-data-page.tsx').then((page) => page.PersonalDataPage),
      group: 'my',
    },
    {
      path: '/pages/my/business',
      page: () => import('./organisation/business-page.tsx').then((page) => page.BusinessPage),
      group: 'my',
    },
    {
      path: '/pages/my/subordinate',
      page: () => import('./organisation/subordinate-page.tsx').then((page) => page.SubordinatePage),
      group: 'my',
    },
  ],
  frameParts: { ForcedPasswordChange },
  deskBarParts: { PersonMenu },
  customerCards: () => import('./about/customer-service.tsx').then((file) => file.accountCustomerCards),
  finders: () => import('./finders.ts').then((file) => file.accountFinders),
  auditActs: accountActs,
  auditTitle: accountActsTitle,
} satisfies Feature;
