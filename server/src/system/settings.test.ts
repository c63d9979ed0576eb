import { formatDate } from '@fairway/domain/time/format-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { changeSetting } from './change-setting.ts';
import { displaySettings, readSettings } from './settings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const foot = async () => displaySettings(await readSettings(app.database.db)).copyright;

it('the foot is the specification’s until the company writes its own, with its name and the year', async () => {
  expect(await foot()).toBe('Copyright © 2023 跨境国际物流');
  await changeSetting(app.database.db, 'companyName', '远航货代');
  await changeSetting(app.database.db, 'copyright', '© {year} {company}');
  expect(await foot()).toBe(`© ${formatDate(Date.now(), 'yyyy')} 远航货代`);
});
