import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseLanguage } from '../../language/words.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { calls, openShipment, rolledShared } from '../testing/one-shipment.ts';
import { sharedShipmentScreen } from './screen-path.ts';

const token = `Ab-_${'x'.repeat(39)}`;
const address = `${sharedShipmentScreen}#${token}`;

afterEach(() => chooseLanguage('zh-CN'));

describe('the shipment behind a link', () => {
  test('opens without a session, with masked names and a map', async () => {
    const room = await openShipment(address, { who: 'nobody' });
    await expect.element(page.getByText('远航国际物流集团')).toBeVisible();
    await expect.element(page.getByText('2026-11-28')).toBeVisible();
    await expect.element(page.getByRole('img', { name: /宁波 到 洛杉矶 的航线/ })).toBeVisible();
    await expect.element(page.getByText('宁***')).toBeInTheDocument();
    expect(place()).toBe(sharedShipmentScreen);
    expect(JSON.parse((await room.heard(calls.open))[0]?.body ?? '{}')).toEqual({ token });
    expect(await accessibilityProblems()).toEqual([]);
    await page.getByRole('radio', { name: 'English' }).click({ force: true });
    await expect.element(page.getByText('At sea on the way to 洛杉矶, 42% of the way done')).toBeVisible();
  });

  test('says of how many boxes it is true, in both languages', async () => {
    await openShipment(address, { who: 'nobody', answers: { [calls.open]: [success(rolledShared())] } });
    const answer = page.getByRole('region', { name: '在哪里、何时到' });
    await expect.element(answer.getByText(/被甩柜，改装 EVER GIVEN 046E/)).toBeVisible();
    await page.getByRole('radio', { name: 'English' }).click({ force: true });
    await expect
      .element(page.getByText('The last 1 of 4 boxes: In the port of 宁波, waiting to leave'))
      .toBeVisible();
    await expect.element(page.getByText(/rolled to EVER GIVEN 046E/)).toBeVisible();
    expect(document.querySelector('.arrival-answer-ends')?.textContent).toContain('ATD (3 of 4 boxes)');
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('tells what happened, what was inferred and what is to come, without names', async () => {
    await openShipment(address, { who: 'nobody' });
    const list = page.getByRole('list', { name: '运输节点' });
    await expect.element(list.getByText('推定')).toBeVisible();
    await expect.element(list.getByText('离港(开船)')).toBeVisible();
    await expect.element(page.getByText('开船与到港').first()).toBeVisible();
    expect(document.querySelector('.timeline-next')).not.toBeNull();
    await page.viewport(1440, 900);
    const columns = [...document.querySelectorAll('.shared-shipment-column')].map(
      (column) => column.getBoundingClientRect().top,
    );
    expect(columns[0]).toBe(columns[1]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  test.each([
    ['that is not known any more', address],
    ['that is none', `${sharedShipmentScreen}#x`],
    ['without a token', sharedShipmentScreen],
  ])('%s says one plain sentence', async (_, path) => {
    await openShipment(path, { who: 'nobody', answers: { [calls.open]: [refused(404, '链接无效')] } });
    await expect.element(page.getByText('链接无效或已过期')).toBeVisible();
  });
});
