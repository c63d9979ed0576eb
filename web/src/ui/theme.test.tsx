import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.ts';
import { loadChosenTheme } from './theme.ts';
import { ThemeChoice } from './theme-choice.tsx';

const ground = () => getComputedStyle(document.body).backgroundColor;

test('the person overrides the system, and the device remembers it', async () => {
  await render(<ThemeChoice />);
  const light = ground();
  await page.getByRole('radio', { name: '深色' }).click({ force: true });
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(ground()).not.toBe(light);
  expect(localStorage.getItem('theme')).toBe('"dark"');
  delete document.documentElement.dataset.theme;
  loadChosenTheme();
  expect(document.documentElement.dataset.theme).toBe('dark');
  await page.getByRole('radio', { name: '跟随系统' }).click({ force: true });
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test('dark by the system and dark by choice are the same colours', async () => {
  const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const media = sheets.filter((rule) => rule instanceof CSSMediaRule);
  const rulesIn = (rules: CSSMediaRule[]) =>
    rules.flatMap((rule) => [...rule.cssRules]).filter((rule) => rule instanceof CSSStyleRule);
  const chosen = rulesIn(media).find((rule) => rule.selectorText.includes('"dark"'));
  const [byMedia] = rulesIn(media.filter((rule) => rule.conditionText.includes('dark')));
  expect(chosen?.style.length).toBeGreaterThan(20);
  expect(byMedia?.style.cssText).toBe(chosen?.style.cssText);
});
