import { longestVoice } from '@fairway/contract/chat.ts';
import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import type { OutgoingContent } from '../outbox/outgoing.ts';
import type { ShownMessage } from '../shown-message.ts';
import { markPlayed, usePlayedVoices } from './played-voices.ts';
import { playVoice, stopVoice, useVoicePlayer } from './voice-player.ts';

interface VoiceBubbleProps {
  content: Extract<OutgoingContent, { kind: 'voice' }>;
  said: ShownMessage;
}

const narrowest = 96;
const widest = 240;

/** As wide as it is long; a dot until it was heard on this device. */
export function VoiceBubble({ content, said: { isMine, message, outgoing } }: VoiceBubbleProps) {
  const words = useWords();
  const key = message?.id ?? outgoing?.clientId ?? '';
  const isPlaying = useVoicePlayer((player) => player.key === key);
  const isLoading = useVoicePlayer((player) => player.key === key && player.isLoading);
  const share = useVoicePlayer((player) => (player.key === key ? player.share : 0));
  const isHeard = usePlayedVoices(({ ids }) => isMine || ids.has(key));
  const seconds = Math.max(1, Math.round(content.length));
  const toggle = () => {
    if (isPlaying) return stopVoice();
    if (!isHeard) markPlayed(key);
    const { name = '', file } = content;
    playVoice(key, file ? { file } : { name }).catch(() => toast(words('chatVoiceFailed')));
  };
  return (
    <button
      type="button"
      className="bubble bubble-voice"
      style={{ width: narrowest + ((widest - narrowest) * Math.min(seconds, longestVoice)) / longestVoice }}
      aria-busy={isLoading}
      aria-label={isPlaying ? words('chatVoicePause') : words('chatVoicePlay', { seconds })}
      onClick={toggle}
    >
      <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
      <span className="bubble-voice-line" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </span>
      <span className="number">{seconds}″</span>
      {!isHeard && (
        <span className="bubble-voice-unheard">
          <span className="visually-hidden">{words('chatVoiceUnheard')}</span>
        </span>
      )}
    </button>
  );
}
