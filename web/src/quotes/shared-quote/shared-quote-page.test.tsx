import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseLanguage } from '../../language/words.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { calls, openQuotes, shared } from '../testing/quotes.ts';
import { sharedQuoteScreen } from './screen-path.ts';

const token = `Ab-_${'x'.repeat(39)}`;
const address = `${sharedQuoteScreen}#${token}`;
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

afterEach(() => chooseLanguage('zh-CN'));

describe('the quote behind a link', () => {
  test('opens without a session; another language is not another look', async () => {
    const room = await openQuotes(address, { who: 'nobody' });
    await expect.element(page.getByText('远航国际物流集团').first()).toBeVisible();
    await expect.element(page.getByText('CNY 28,990.00')).toBeInTheDocument();
    expect(place()).toBe(sharedQuoteScreen);
    expect(await accessibilityProblems()).toEqual([]);
    await page.getByRole('radio', { name: 'English' }).click({ force: true });
    await expect.element(page.getByText('Ningbo → Los Angeles')).toBeVisible();
    await expect.element(page.getByText('Ocean freight OF')).toBeInTheDocument();
    expect((await room.heard(calls.open)).map(bodyOf)).toEqual([{ token, isPreview: false }]);
  });

  test('speaks the language it is written in', async () => {
    await openQuotes(address, {
      who: 'nobody',
      answers: { [calls.open]: [success(shared({ language: 'en' }))] },
    });
    await expect.element(page.getByText('Ningbo → Los Angeles')).toBeVisible();
  });

  test('is accepted in a typed name after a question', async () => {
    const room = await openQuotes(address, {
      who: 'nobody',
      answers: { [calls.accept]: [success({ status: 'accepted', acceptedAt: Date.UTC(2026, 10, 17) })] },
    });
    await expect.element(page.getByRole('button', { name: '接受报价' })).toBeDisabled();
    await page.getByLabelText('您的姓名').fill(' 张三 ');
    await page.getByRole('button', { name: '接受报价' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '接受报价' }).click();
    await expect.element(page.getByText(/张三 已于 .* 接受/)).toBeInTheDocument();
    expect(bodyOf((await room.heard(calls.accept))[0])).toEqual({ token, name: '张三' });
    expect(await room.heard(calls.open)).toHaveLength(1);
  });

  test('is only previewed by staff, and saved on paper', async () => {
    const room = await openQuotes(address, {
      answers: { [calls.openPdf]: [{ text: '%PDF-1.7', type: 'application/pdf' }] },
    });
    await page.getByRole('button', { name: '下载 PDF' }).click();
    await expect
      .poll(async () => bodyOf((await room.heard(calls.openPdf))[0]))
      .toEqual({ token, language: 'zh' });
    expect(bodyOf((await room.heard(calls.open))[0])).toEqual({ token, isPreview: true });
  });

  test.each([
    ['that is not known any more', address],
    ['that is none', `${sharedQuoteScreen}#x`],
    ['without a token', sharedQuoteScreen],
  ])('%s says one plain sentence', async (_, path) => {
    await openQuotes(path, { who: 'nobody', answers: { [calls.open]: [refused(404, '链接无效')] } });
    await expect.element(page.getByText('链接无效或已过期')).toBeVisible();
  });
});
