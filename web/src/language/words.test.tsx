import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.ts';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { loadPolicies } from './policies.ts';
import {
  chooseLanguage,
  currentLanguage,
  loadChosenLanguage,
  loadWords,
  t,
  type WordFiles,
} from './words.ts';

type Files = Record<string, Record<string, Record<string, string>>>;
const chineseFiles = import.meta.glob('./zh-CN/*.ts', { eager: true }) as Files;
const englishFiles = import.meta.glob('./en/*.ts', { eager: true }) as Files;
const chineseWords = Object.values(chineseFiles).flatMap((file) =>
  Object.values(file).flatMap((words) => Object.entries(words)),
);

const placesIn = (words = '') => [...words.matchAll(/\{(\w+)\}/g)].map(([, place]) => place).toSorted();

test('both languages have the same files and keys with the same places, and no word is empty', () => {
  const names = Object.keys(chineseFiles);
  expect(names.length).toBeGreaterThan(15);
  expect(Object.keys(englishFiles)).toEqual(names.map((name) => name.replace('zh-CN', 'en')));
  for (const name of names) {
    const chinese = Object.entries(chineseFiles[name] ?? {});
    const english = englishFiles[name.replace('zh-CN', 'en')] ?? {};
    expect([name, chinese.map(([table]) => table)]).toEqual([name, Object.keys(english)]);
    for (const [table, words] of chinese) {
      expect(Object.keys(english[table] ?? {}).toSorted()).toEqual(Object.keys(words).toSorted());
      for (const [key, said] of Object.entries(words)) {
        expect([key, placesIn(english[table]?.[key])]).toEqual([key, placesIn(said)]);
        expect(said.trim() && english[table]?.[key]?.trim(), key).toBeTruthy();
      }
    }
  }
});

test('a key stands in one file only', () => {
  const keys = chineseWords.map(([key]) => key);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test('an account is written one way', async () => {
  const policies = JSON.stringify(await loadPolicies('zh-CN'));
  expect(chineseWords.flatMap(([key, words]) => (words.includes('帐') ? [key] : []))).toEqual([]);
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

test('words that were on their way while another language was chosen come in that one', async () => {
  let arrive: () => void = () => undefined;
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const loading = loadWords({
    'zh-CN': () => onItsWay.then(() => ({ confirm: '好' })),
    en: async () => ({ confirm: 'Fine' }),
  });
  await chooseLanguage('en');
  arrive();
  await loading;
  expect(t('confirm')).toBe('Fine');
  await chooseLanguage('zh-CN');
  expect(t('confirm')).toBe('好');
});

test('words that cannot be loaded are asked for again the next time', async () => {
  let isDown = true;
  const read = async () => {
    if (isDown) throw new Error('no network');
    return { cancel: '算了' };
  };
  const files: WordFiles = { 'zh-CN': read, en: read };
  await expect(loadWords(files)).rejects.toThrow('no network');
  await chooseLanguage('zh-CN');
  isDown = false;
  await loadWords(files);
  expect(t('cancel')).toBe('算了');
});

test('both agreements are there in both languages, section by section', async () => {
  const [chinese, english] = [await loadPolicies('zh-CN'), await loadPolicies('en')];
  for (const name of ['userAgreement', 'privacyPolicy'] as const) {
    expect(chinese[name].sections.length).toBeGreaterThan(4);
    expect(english[name].sections).toHaveLength(chinese[name].sections.length);
  }
});
