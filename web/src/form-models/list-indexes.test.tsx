import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { formModelPath } from './paths.ts';

const index = (field: string, label: string, state: string, canBeIndexed = true) => ({
  ...{ field, label, state, canBeIndexed, sorted: 7, filtered: 2 },
});
const stored = success({
  ...{ id: 'm1', version: 3, formVersion: 2, fullName: '订单', enCode: 'orders', icon: 'form', webType: '2' },
  ...{ listFields: [], indexFields: ['day'], recordScope: 'all', roleIds: [], enabledMark: 1 },
  ...{ definition: '{}', formData: '{}', columnData: '{}', appColumnData: '{}' },
  listIndexes: [
    index('day', '开船日', 'ready'),
    index('amount', '金额', 'none'),
    index('handler', '经办人', 'none', false),
  ],
});

test('what people sort by is proposed with how often they did, and is declared by a switch', async () => {
  await openApp(formModelPath('m1'), { answers: { 'GET /api/visualdev/Base/m1': [stored] } });
  const part = page.getByRole('group', { name: '列表排序索引' });
  await expect.element(part.getByRole('switch', { name: '开船日' })).toBeChecked();
  const amount = part.getByRole('switch', { name: '金额' });
  await expect.element(amount).not.toBeChecked();
  await expect.element(amount).toHaveAccessibleDescription('无索引 · 无索引时排序 7 次，筛选 2 次');
  await expect.element(part.getByRole('switch', { name: '经办人' })).not.toBeInTheDocument();
  await amount.click();
  await expect.element(amount).toBeChecked();
});
