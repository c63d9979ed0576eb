import type { Endpoint, Input, Reply } from '@fairway/contract/endpoint.ts';
import { type RequestOptions, request, requestBytes } from './request.ts';

export type CallOptions = Pick<
  RequestOptions,
  'signal' | 'commandId' | 'mask' | 'token' | 'timeout' | 'headers'
>;

/** One call of the contract: path, query and body from the endpoint; what comes back is what it promises. */
export function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: CallOptions,
): Promise<Reply<E>> {
  return request<Reply<E>>(asRequest(endpoint, input, options));
}

/** For endpoints that answer with bytes. */
export function callBytes<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: CallOptions,
): Promise<Blob> {
  return requestBytes(asRequest(endpoint, input, options));
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

function asRequest<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): RequestOptions {
  const { params = {}, query, body } = input as Parts;
  return {
    url: pathOf(endpoint, params),
    method: endpoint.method,
    query,
    data: endpoint.bodyKind === 'form' ? asForm(body) : body,
    command: endpoint.command,
    ...options,
  };
}

export function pathOf(endpoint: Endpoint, params: Record<string, unknown>): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function asForm(body: Record<string, unknown> = {}): URLSearchParams {
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}
