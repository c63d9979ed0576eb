import { type RefObject, useEffect, useState } from 'react';

/** `insecure`: browsers give the camera only to https pages and to this very computer. */
export type CameraState = 'starting' | 'running' | 'refused' | 'missing' | 'insecure';

/** Shows the camera at the back in a film element while it is on the screen. */
export function useCamera(film: RefObject<HTMLVideoElement | null>): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isGone = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    openCamera()
      .then(async (opened) => {
        stream = opened;
        if (isGone || !film.current) return stop();
        film.current.srcObject = opened;
        await film.current.play();
        setState('running');
      })
      .catch((error: unknown) => {
        if (!isGone) setState(reasonOf(error));
      });
    return () => {
      isGone = true;
      stop();
    };
  }, [film]);
  return state;
}

async function openCamera(): Promise<MediaStream> {
  if (!isSecureContext || !navigator.mediaDevices)
    throw new DOMException('no secure context', 'SecurityError');
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}

function reasonOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'SecurityError') return 'insecure';
  return name === 'NotAllowedError' ? 'refused' : 'missing';
}
