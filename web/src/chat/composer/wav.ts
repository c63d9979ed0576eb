const headerBytes = 44;
const bytesPerSample = 2;

/** Sound as a WAV file of one channel, 16 bits a sample: the one kind every browser and phone plays. */
export function wavOf(samples: Float32Array, samplesPerSecond: number): Blob {
  const size = samples.length * bytesPerSample;
  const view = new DataView(new ArrayBuffer(headerBytes + size));
  const letters = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  letters(0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + size, true);
  letters(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, samplesPerSecond, true);
  view.setUint32(28, samplesPerSecond * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, 8 * bytesPerSample, true);
  letters(36, 'data');
  view.setUint32(40, size, true);
  for (const [index, sample] of samples.entries()) {
    const bounded = Math.max(-1, Math.min(1, sample));
    view.setInt16(headerBytes + index * bytesPerSample, bounded * 0x7fff, true);
  }
  return new Blob([view], { type: 'audio/wav' });
}
