import { create } from 'zustand';

interface Reachability {
  /** Did the last call get an answer, whatever it said? */
  reachable: boolean;
  lastAnswerAt: number | undefined;
}

export const useReachability = create<Reachability>(() => ({ reachable: true, lastAnswerAt: undefined }));

/** As far as is known without asking: what the browser says of its network, and how the last call went. */
export const seemsConnected = () => navigator.onLine && useReachability.getState().reachable;

export const noteAnswer = () => useReachability.setState({ reachable: true, lastAnswerAt: Date.now() });
export const noteSilence = () => useReachability.setState({ reachable: false });
