import { longestVoice } from '@fairway/contract/chat.ts';
import { type PointerEvent, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { useEscapeFirst } from './use-escape-first.ts';
import { useRecording } from './use-recording.ts';

interface VoiceInputProps {
  address: string;
}

/** So far up the finger means no. */
const cancelsFrom = 80;
const countsDownFrom = 10;

/** Hold to talk, slide up to cancel; with a keyboard one press begins and the next one ends, Esc cancels. */
export function VoiceInput({ address }: VoiceInputProps) {
  const words = useWords();
  const { progress, start, finish, cancel } = useRecording(address);
  const [isHeld, setIsHeld] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const from = useRef(0);
  useEscapeFirst(cancel, progress !== undefined);

  const hold = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = event.clientY;
    setIsHeld(true);
    setIsCancelling(false);
    start();
  };
  const release = (isWanted: boolean) => {
    if (!isHeld) return;
    setIsHeld(false);
    setIsCancelling(false);
    if (isWanted) finish();
    else cancel();
  };
  const name = () => {
    if (!progress) return words('chatHoldToTalk');
    if (!isHeld) return words('chatPressToStop');
    return isCancelling ? words('chatReleaseToCancel') : words('chatReleaseToEnd');
  };
  const howToCancel = () => {
    if (!isHeld) return words('chatEscToCancel');
    return isCancelling ? words('chatReleaseToCancel') : words('chatSlideToCancel');
  };
  const left = longestVoice - Math.floor(progress?.seconds ?? 0);
  return (
    <div className="voice-input">
      <button
        type="button"
        className={`voice-button${progress ? ' voice-button-on' : ''}`}
        onPointerDown={hold}
        onPointerMove={({ clientY }) => isHeld && setIsCancelling(from.current - clientY > cancelsFrom)}
        onPointerUp={() => release(!isCancelling)}
        onPointerCancel={() => release(false)}
        onContextMenu={(event) => event.preventDefault()}
        // A pointer has done its work by now; what comes without one is a key.
        onClick={({ detail }) => {
          if (detail > 0) return;
          if (progress) finish();
          else start();
        }}
      >
        {name()}
      </button>
      {progress && (
        <div className={`voice-bubble${isCancelling ? ' voice-bubble-cancel' : ''}`}>
          <span className="voice-time number">
            {left <= countsDownFrom
              ? words('chatVoiceLeft', { seconds: left })
              : `${Math.floor(progress.seconds)}″`}
          </span>
          <span className="voice-level" aria-hidden="true">
            <i style={{ width: `${progress.level * 100}%` }} />
          </span>
          <span>{howToCancel()}</span>
        </div>
      )}
    </div>
  );
}
