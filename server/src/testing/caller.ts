import type { Endpoint, Input, Reply } from '@fairway/contract/endpoint.ts';
import type { Envelope } from '@fairway/contract/envelope.ts';

export type Caller = <E extends Endpoint>(
  endpoint: E,
  input?: Input<E> & { headers?: Record<string, string> },
) => Promise<Envelope<Reply<E>> & { status: number }>;

/** Writes a request from the contract, as a client would. */
export function callerOf(url: string, session: Record<string, string> = {}): Caller {
  return async (endpoint, input) => {
    const { params, query, body, headers } = (input ?? {}) as {
      params?: Record<string, string>;
      query?: Record<string, unknown>;
      body?: unknown;
      headers?: Record<string, string>;
    };
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params?.[name] ?? ''),
    );
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {}))
      if (value !== undefined) search.set(name, String(value));
    const response = await fetch(`${url}${path}${search.size > 0 ? `?${search}` : ''}`, {
      method: endpoint.method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...session, ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const envelope = (await response.json()) as Envelope<never>;
    return { ...envelope, status: response.status };
  };
}
