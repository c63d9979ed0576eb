import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refused, success } from '../../testing/answers.ts';
import { queryClient } from '../../wire/query-client.ts';
import { clearSession } from '../../wire/session-store.ts';
import { myShipmentsPath, shipmentPathOf } from '../paths.ts';
import { calls as callsOfOne, openShipment, shipment } from '../testing/one-shipment.ts';
import { calls, head, openShipments, pageOf } from '../testing/shipments.ts';
import { lastSeen } from './last-seen.ts';

const silence = [{ drop: true }];
const path = shipmentPathOf('s1');
const seenLine = () => page.getByText(/网络不可用，显示的是 .* 看到的内容/).first();
const oneKey = `getShipment ${JSON.stringify({ params: { id: 's1' } })}`;

test('without a network the shipment and the list that were seen last are shown, with when that was', async () => {
  await openShipment(path);
  await expect.element(page.getByRole('list', { name: '运输节点' }).first()).toBeVisible();
  // As after a reload.
  queryClient.clear();
  await openShipment(path, {
    answers: {
      ...{ [callsOfOne.one]: silence, [callsOfOne.timeline]: silence },
      ...{ [callsOfOne.times]: silence, [callsOfOne.route]: silence },
    },
  });
  await expect.element(seenLine()).toBeVisible();
  await expect.element(page.getByRole('list', { name: '运输节点' }).first()).toBeVisible();

  await openShipments(myShipmentsPath, { answers: { [calls.list]: [pageOf(head())] } });
  await expect.element(page.getByText('SE2611000001').first()).toBeVisible();
  queryClient.clear();
  await openShipments(myShipmentsPath, { answers: { [calls.list]: silence } });
  await expect.element(seenLine()).toBeVisible();
  await expect.element(page.getByText('SE2611000001').first()).toBeVisible();
});

test('what is not theirs any more is neither shown nor kept', async () => {
  await openShipment(path, { answers: { [callsOfOne.one]: [success(shipment())] } });
  await expect.poll(() => lastSeen(oneKey)).toBeDefined();
  queryClient.clear();
  await openShipment(path, { answers: { [callsOfOne.one]: [refused(404, '记录不存在')] } });
  await expect.element(page.getByText('SE26110001').first()).not.toBeInTheDocument();
  await expect.poll(() => lastSeen(oneKey)).toBeUndefined();
});

test('who signs out leaves nothing of it on the device', async () => {
  await openShipment(path);
  await expect.poll(() => lastSeen(oneKey)).toBeDefined();
  clearSession(true);
  expect(localStorage.getItem('shipments last seen')).toBeNull();
});
