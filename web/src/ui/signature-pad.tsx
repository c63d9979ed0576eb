import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import Pad from 'signature_pad';
import { paperOf } from './open-picture.ts';
import { fitStrokes, ink, signaturePicture } from './signature-strokes.ts';

export interface SignaturePadHandle {
  clear: () => void;
  /** Takes the last stroke back. */
  undo: () => void;
  /** A trimmed PNG on nothing, as a data URL; undefined while nothing is drawn. */
  picture: () => string | undefined;
}

interface SignaturePadProps {
  ref: Ref<SignaturePadHandle>;
  label: string;
  onChange: (isEmpty: boolean) => void;
}

/** Paper to sign on with a finger, a pen or the mouse; what is drawn survives a turn of the phone. */
export function SignaturePad({ ref, label, onChange }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(undefined);
  const tell = useEffectEvent(() => onChange(pad.current?.toData().length === 0));

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const drawing = new Pad(element, { penColor: ink, minWidth: 1, maxWidth: 3.5, minDistance: 3 });
    pad.current = drawing;
    const told = () => tell();
    drawing.addEventListener('beginStroke', told);
    drawing.addEventListener('endStroke', () => {
      // A stroke too quick for a third point shows as a dot until it is drawn again, as the line it was.
      if (drawing.toData().at(-1)?.points.length === 2) drawing.redraw();
      tell();
    });
    const sizes = new ResizeObserver(() => resize(element, drawing));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      drawing.off();
    };
  }, []);

  useImperativeHandle(ref, () => ({
    clear: () => {
      pad.current?.clear();
      onChange(true);
    },
    undo: () => {
      const left = pad.current?.toData().slice(0, -1) ?? [];
      pad.current?.fromData(left);
      onChange(left.length === 0);
    },
    picture: () => {
      const strokes = pad.current?.toData() ?? [];
      return strokes.length > 0 ? signaturePicture(strokes) : undefined;
    },
  }));
  return <canvas ref={canvas} className="signature-pad" role="img" aria-label={label} />;
}

/** A canvas forgets its drawing with each change of its size; the strokes are drawn again. */
function resize(canvas: HTMLCanvasElement, pad: Pad): void {
  const { clientWidth, clientHeight } = canvas;
  if (clientWidth === 0 || clientHeight === 0) return;
  const strokes = fitStrokes(pad.toData(), clientWidth, clientHeight);
  canvas.width = clientWidth * devicePixelRatio;
  canvas.height = clientHeight * devicePixelRatio;
  paperOf(canvas).scale(devicePixelRatio, devicePixelRatio);
  pad.fromData(strokes);
}
