import type { WordFiles } from '../language/words.ts';

/** Lists, and the names of stages, milestones and exceptions. */
export const shipmentsWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/shipments.ts').then((file) => file.shipments),
  en: () => import('../language/en/shipments.ts').then((file) => file.shipments),
};

/** Of one shipment: its page, its desk and the page behind a link. */
export const shipmentDetailWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/shipment-detail.ts').then((file) => file.shipmentDetail),
  en: () => import('../language/en/shipment-detail.ts').then((file) => file.shipmentDetail),
};
