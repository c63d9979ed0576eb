import type { RequestOptions } from './request.ts';

export interface Answered {
  status: number;
  body: unknown;
  asked: RequestOptions;
}

/** Sees a request before it leaves; may change it, or cancel it with false. */
type RequestInterceptor = (asked: RequestOptions) => MayWait<RequestOptions | false>;
/** Sees a response before it is read; false rejects the call. */
type ResponseInterceptor = (answered: Answered) => MayWait<boolean | undefined>;
type MayWait<T> = T | Promise<T>;

const beforeRequests = new Set<RequestInterceptor>();
const beforeAnswers = new Set<ResponseInterceptor>();

/** Returns what takes the interceptor out again. */
export function interceptRequests(interceptor: RequestInterceptor): () => void {
  beforeRequests.add(interceptor);
  return () => beforeRequests.delete(interceptor);
}

export function interceptResponses(interceptor: ResponseInterceptor): () => void {
  beforeAnswers.add(interceptor);
  return () => beforeAnswers.delete(interceptor);
}

export async function passRequest(asked: RequestOptions): Promise<RequestOptions | false> {
  let passed = asked;
  for (const interceptor of beforeRequests) {
    const answer = await interceptor(passed);
    if (!answer) return false;
    passed = answer;
  }
  return passed;
}

export async function passResponse(answered: Answered): Promise<boolean> {
  for (const interceptor of beforeAnswers) {
    if ((await interceptor(answered)) === false) return false;
  }
  return true;
}
