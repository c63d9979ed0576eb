import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { en } from './en.ts';
import { loadPolicies } from './policies.ts';
import { chooseLanguage, currentLanguage, loadChosenLanguage, t } from './words.ts';
import { shell } from './zh-CN/shell.ts';
import { zhCN } from './zh-CN.ts';

const placesIn = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].map(([, place]) => place).toSorted();

test('both languages have the same keys with the same places, and no word is empty', () => {
  expect(Object.keys(en).toSorted()).toEqual(Object.keys(zhCN).toSorted());
  for (const [key, words] of Object.entries(zhCN)) {
    const english = en[key as keyof typeof en];
    expect([key, placesIn(english)]).toEqual([key, placesIn(words)]);
    expect(english.trim() && words.trim()).not.toBe('');
  }
});

test('an account is written one way; the other is the specification’s, at the fields that ask for one', async () => {
  const policies = JSON.stringify(await loadPolicies('zh-CN'));
  const keys = Object.entries(zhCN).flatMap(([key, words]) => (words.includes('帐') ? [key] : []));
  expect(keys).toEqual(['account', 'accountPlaceholder', 'administratorAccount']);
  expect(policies).not.toContain('帐');
});

test('places are filled', () => {
  expect(t('guidePage', { page: 1, total: 3 })).toBe('第 1 页，共 3 页');
});

test('a chosen language is spoken at once, told to the browser, and remembered', async () => {
  await render(<LanguageChoice />);
  await page.getByRole('radio', { name: 'English' }).click({ force: true });
  await expect.element(page.getByRole('group', { name: 'Language' })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('en');
  expect(t('confirm')).toBe('OK');
  await chooseLanguage('zh-CN');
  localStorage.setItem('language', '"en"');
  await loadChosenLanguage();
  expect(currentLanguage()).toBe('en');
  localStorage.setItem('language', '"tlh"');
  await loadChosenLanguage();
  expect(currentLanguage()).toBe('zh-CN');
});

/** What is shown before signing in; the frame and all inside it wait for the other words. */
const firstScreens = Object.entries({
  ...import.meta.glob<string>(
    ['../session/*.ts*', '../sign-in-methods/{login,method}*.ts*', '../app/*.ts*'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
  ...import.meta.glob<string>(
    '../ui/{button,confirm*,error-screen,language-choice,loading-mask,nav-bar,not-found,page,sheet,skeleton,text-field,theme-choice,use-document-title}.ts*',
    { query: '?raw', import: 'default', eager: true },
  ),
}).filter(([path]) => !/\.test\.|use-greeting|\/(live|audit-acts|frame|tab-bar|tabs|offline-banner)\./.test(path));

test('every word said before signing in is in the small part that comes first', () => {
  expect(zhCN).toMatchObject(shell);
  expect(firstScreens.length).toBeGreaterThan(40);
  const said = firstScreens.flatMap(([path, source]) =>
    [...source.matchAll(/'(\w+)'/g)].map(([, word]) => [path, word ?? ''] as const),
  );
  const late = said.filter(([, word]) => Object.hasOwn(zhCN, word) && !Object.hasOwn(shell, word));
  expect(late).toEqual([]);
});

test('both agreements are there in both languages, section by section', async () => {
  const [chinese, english] = [await loadPolicies('zh-CN'), await loadPolicies('en')];
  for (const name of ['userAgreement', 'privacyPolicy'] as const) {
    expect(chinese[name].sections.length).toBeGreaterThan(4);
    expect(english[name].sections).toHaveLength(chinese[name].sections.length);
  }
});
