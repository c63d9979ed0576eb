import type {
  makePaymentRequestPath,
  paymentRequestPath,
  paymentRequestsPath,
} from '@fairway/contract/payment-requests.ts';

// Written out: the frame must not load the contract.
export const requestsScreen = '/pages/shipment/payment/requests' satisfies typeof paymentRequestsPath;
export const requestScreen = '/pages/shipment/payment/request' satisfies typeof paymentRequestPath;
export const makeRequestScreen = '/pages/shipment/payment/ask' satisfies typeof makePaymentRequestPath;

export const requestPathOf = (id: string): string => `${requestScreen}?${new URLSearchParams({ id })}`;
export const makeRequestPathOf = (invoiceIds: readonly string[]): string =>
  `${makeRequestScreen}?${new URLSearchParams({ invoiceIds: invoiceIds.join(',') })}`;
