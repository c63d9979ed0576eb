import * as z from 'zod/mini';
import type { Bus } from '../bus/bus.ts';
import { job } from '../jobs/job.ts';
import { shipmentClosed } from '../shipments/follow-order.ts';
import { completeOrder } from './complete-order.ts';
import { expireOrders, tellOfLateOrders } from './expire-orders.ts';

export const orderJobs = ({ bus }: { bus: Bus }) => [
  job({
    name: 'expire-orders',
    payload: z.unknown(),
    every: '*/5 * * * *',
    work: (ctx) => expireOrders({ ...ctx, bus }),
  }),
  job({
    name: 'tell-of-late-orders',
    payload: z.unknown(),
    every: '*/10 * * * *',
    work: (ctx) => tellOfLateOrders({ ...ctx, bus }),
  }),
  job({ ...shipmentClosed, work: (ctx, { orderId }) => completeOrder({ ...ctx, bus }, orderId) }),
];
