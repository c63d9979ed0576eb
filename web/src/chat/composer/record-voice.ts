import { longestVoice } from '@fairway/contract/chat.ts';
import type { PlainKey } from '../../language/words.ts';
import { wavOf } from './wav.ts';

/** Enough for speech: a minute is 2 MB. */
const samplesPerSecond = 16_000;

export interface Recording {
  /** What was said until now, as a file, and for how many seconds. */
  stop: () => Promise<{ file: Blob; length: number }>;
  cancel: () => void;
  /** How loud it is just now, from 0 to 1. */
  level: () => number;
}

/** Why nothing can be recorded, in words. */
export class NoRecording extends Error {
  readonly words: PlainKey;

  constructor(words: PlainKey) {
    super(words);
    this.words = words;
  }
}

/** Listens to the microphone. Each browser records in a kind of its own, so it is written as WAV afterwards. */
export async function recordVoice(): Promise<Recording> {
  const stream = await openMicrophone();
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  const meter = meterOf(stream);
  recorder.start();

  async function end(): Promise<void> {
    if (recorder.state !== 'inactive') recorder.stop();
    await ended;
    for (const track of stream.getTracks()) track.stop();
    await meter.close();
  }

  return {
    level: meter.level,
    cancel: () => void end(),
    async stop() {
      await end();
      const samples = await decoded(new Blob(parts, { type: recorder.mimeType }));
      return { file: wavOf(samples, samplesPerSecond), length: samples.length / samplesPerSecond };
    },
  };
}

async function openMicrophone(): Promise<MediaStream> {
  // Both are missing where the page came over plain http.
  if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined')
    throw new NoRecording('chatVoiceUnsupported');
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch (error) {
    const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
    throw new NoRecording(isDenied ? 'chatVoiceDenied' : 'chatVoiceNoDevice');
  }
}

function meterOf(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return Math.min(1, Math.sqrt(power) * 4);
    },
    close: () => context.close(),
  };
}

/** One channel, never longer than a message may be. */
async function decoded(sound: Blob): Promise<Float32Array> {
  const reader = new OfflineAudioContext(1, 1, samplesPerSecond);
  const { duration, ...heard } = await readSound(reader, sound);
  const length = Math.max(1, Math.floor(Math.min(duration, longestVoice) * samplesPerSecond));
  const writer = new OfflineAudioContext(1, length, samplesPerSecond);
  const source = writer.createBufferSource();
  source.buffer = heard.buffer;
  source.connect(writer.destination);
  source.start();
  return (await writer.startRendering()).getChannelData(0);
}

async function readSound(reader: OfflineAudioContext, sound: Blob) {
  const buffer = await reader.decodeAudioData(await sound.arrayBuffer());
  return { buffer, duration: buffer.duration };
}
