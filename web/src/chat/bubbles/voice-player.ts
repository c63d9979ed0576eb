import { downloadFile, getDownload } from '@fairway/contract/files.ts';
import { create } from 'zustand';
import { call, callBytes } from '../../wire/api.ts';
import { queryClient } from '../../wire/query-client.ts';
import { onOtherSession } from '../../wire/session-changes.ts';

interface Playing {
  /** The message that is heard, or about to be. */
  key: string | undefined;
  isLoading: boolean;
  /** From 0 to 1. */
  share: number;
}

const silent: Playing = { key: undefined, isLoading: false, share: 0 };

/** One voice at a time, whatever is on the screen. */
export const useVoicePlayer = create<Playing>(() => silent);

/** One press on play: the same voice pressed again is another one. */
interface Play {
  player?: HTMLAudioElement;
  /** Holds the bytes in memory until it is given back. */
  address?: string;
}

let current: Play | undefined;

/** Rejects when the bytes do not come or are none. */
export async function playVoice(key: string, { name, file }: { name?: string; file?: Blob }): Promise<void> {
  stopVoice();
  const play: Play = {};
  current = play;
  const isStill = () => current === play;
  const stop = () => isStill() && stopVoice();
  useVoicePlayer.setState({ key, isLoading: true, share: 0 });
  try {
    const bytes = file ?? (await voiceBytes(name ?? ''));
    if (!isStill()) return;
    const address = URL.createObjectURL(bytes);
    const player = new Audio(address);
    Object.assign(play, { player, address });
    player.ontimeupdate = () => {
      if (isStill()) useVoicePlayer.setState({ share: player.currentTime / (player.duration || 1) });
    };
    player.onended = stop;
    await player.play();
    if (!isStill()) return;
    player.onerror = stop;
    useVoicePlayer.setState({ isLoading: false });
  } catch (error) {
    if (!isStill()) return;
    stopVoice();
    throw error;
  }
}

export function stopVoice(): void {
  const { player, address } = current ?? {};
  current = undefined;
  player?.pause();
  if (address) URL.revokeObjectURL(address);
  useVoicePlayer.setState(silent);
}

/** By a link that works once: only who may read the message gets one. */
const voiceBytes = (fileId: string) =>
  queryClient.fetchQuery({
    queryKey: ['voice', fileId],
    queryFn: async () => {
      const { url } = await call(getDownload, { params: { type: 'IM', fileId } }, { mask: false });
      const encryption = new URLSearchParams(url.split('?')[1]).get('encryption') ?? '';
      return callBytes(downloadFile, { query: { encryption } }, { mask: false });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
    meta: { quiet: true },
  });

onOtherSession(stopVoice);
