/** No answer came: not a refusal, so no toast. */
export class NetworkError extends Error {
  readonly reason: 'unreachable' | 'timeout';

  constructor(reason: 'unreachable' | 'timeout', options?: ErrorOptions) {
    super(reason, options);
    this.name = 'NetworkError';
    this.reason = reason;
  }
}

/** An interceptor cancelled the request or rejected the response. */
export class StoppedError extends Error {
  readonly at: 'request' | 'response';

  constructor(at: 'request' | 'response') {
    super(`stopped by an interceptor of the ${at}`);
    this.name = 'StoppedError';
    this.at = at;
  }
}
