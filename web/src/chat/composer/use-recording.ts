import { longestVoice } from '@fairway/contract/chat.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import { writeMessage } from '../outbox/write-message.ts';
import { NoRecording, type Recording, recordVoice } from './record-voice.ts';

const shortest = 1;
const lookEvery = 100;

interface Progress {
  seconds: number;
  level: number;
}

/** Records one voice message after the other and sends each; what is too short is not sent. */
export function useRecording(address: string) {
  const words = useWords();
  const recording = useRef<Promise<Recording>>(undefined);
  const startedAt = useRef(0);
  const [progress, setProgress] = useState<Progress>();

  const start = () => {
    if (recording.current) return;
    const opening = recordVoice();
    recording.current = opening;
    opening.then(
      () => {
        startedAt.current = performance.now();
        if (recording.current === opening) setProgress({ seconds: 0, level: 0 });
      },
      (error: unknown) => {
        if (recording.current === opening) recording.current = undefined;
        if (error instanceof NoRecording) toast(words(error.words));
        else reportError(error);
      },
    );
  };

  const end = async (isWanted: boolean) => {
    const opening = recording.current;
    recording.current = undefined;
    setProgress(undefined);
    const ended = await opening?.catch(() => undefined);
    if (!ended) return;
    if (!isWanted) return ended.cancel();
    if (performance.now() - startedAt.current < shortest * 1000) {
      ended.cancel();
      return toast(words('chatVoiceTooShort'));
    }
    const recorded = await ended.stop().catch(() => undefined);
    if (!recorded) return toast(words('chatVoiceLost'));
    const { file, length } = recorded;
    const seconds = Math.max(shortest, Math.round(length));
    const content = { kind: 'voice', file, fileName: 'voice.wav', length: seconds } as const;
    await writeMessage(address, content);
  };

  const look = useEffectEvent(async () => {
    const level = (await recording.current)?.level() ?? 0;
    const seconds = (performance.now() - startedAt.current) / 1000;
    if (!recording.current) return;
    if (seconds >= longestVoice) return end(true);
    setProgress({ seconds, level });
  });
  const isOn = progress !== undefined;
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => void look(), lookEvery);
    return () => clearInterval(timer);
  }, [isOn]);
  const leave = useEffectEvent(() => void end(false));
  useEffect(() => () => leave(), []);
  return { progress, start, finish: () => void end(true), cancel: () => void end(false) };
}
