import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.ts';
import { StepIndicator } from './step-indicator.tsx';

test('each step says its state in words and by a sign: a check, a cross, filled, hollow', async () => {
  await render(
    <StepIndicator
      steps={[
        { label: '提交', state: 'done' },
        { label: '主管', state: 'failed', note: '已驳回' },
        { label: '财务', state: 'current' },
        { label: '总经理', state: 'future' },
      ]}
    />,
  );
  const steps = page.getByRole('listitem').elements();
  expect(steps.map((step) => step.textContent)).toEqual([
    '提交已完成',
    '主管已驳回',
    '财务进行中',
    '总经理未开始',
  ]);
  const signs = steps.map((step) => step.querySelector('.step-sign path')?.getAttribute('d'));
  expect(signs[0]).toBe('M20 6 9 17l-5-5');
  expect(signs[1]).toBe('M18 6 6 18M6 6l12 12');
  expect(signs.slice(2)).toEqual([undefined, undefined]);
  const fill = (index: number) =>
    getComputedStyle(steps[index]?.querySelector('.step-sign') as Element).backgroundColor;
  expect(fill(2)).not.toBe(fill(3));
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
});
