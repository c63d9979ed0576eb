import { useEffect, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useWords } from '../language/words.ts';
import './crop-picture.css';
import { drawCrop, type PictureCrop } from './crop-to-file.ts';
import { IconButton } from './icon-button.tsx';
import type { OpenPicture } from './open-picture.ts';

interface CropPictureProps {
  picture: OpenPicture;
  onChange: (cut: PictureCrop) => void;
}

const mostZoom = 4;
/** How far an arrow key moves the picture, in points. */
const arrowStep = 8;
const previewSizes = [80, 44];

/** Chooses a round part of a picture: drag or arrows, zoom by wheel, pinch or slider, and a quarter turn. */
export function CropPicture({ picture, onChange }: CropPictureProps) {
  const words = useWords();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const [cut, setCut] = useState<PictureCrop>();

  const settle = ({ x, y, width }: Area) => {
    const settled = { x, y, size: width, turn };
    setCut(settled);
    onChange(settled);
  };
  return (
    <div className="crop-picture">
      <div className="crop-picture-area">
        <Cropper
          image={picture.address}
          crop={place}
          zoom={zoom}
          rotation={turn}
          aspect={1}
          maxZoom={mostZoom}
          cropShape="round"
          showGrid={false}
          keyboardStep={arrowStep}
          objectFit="contain"
          // The content security policy takes no style element: the rules come with our own.
          disableAutomaticStylesInjection
          cropperProps={{ role: 'application', 'aria-label': words('cropArea') }}
          mediaProps={{ alt: '' }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => settle(pixels)}
        />
      </div>
      <div className="crop-picture-tools">
        <label className="crop-picture-zoom">
          {words('cropZoom')}
          <input
            type="range"
            min={1}
            max={mostZoom}
            step={0.01}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </label>
        <IconButton icon="refresh" label={words('cropTurn')} onClick={() => setTurn((turn + 90) % 360)} />
      </div>
      <div className="crop-picture-previews" aria-hidden="true">
        {words('cropPreview')}
        {previewSizes.map((size) => (
          <Preview key={size} picture={picture} cut={cut} size={size} />
        ))}
      </div>
    </div>
  );
}

interface PreviewProps {
  picture: OpenPicture;
  cut: PictureCrop | undefined;
  size: number;
}

function Preview({ picture, cut, size }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const points = size * Math.ceil(devicePixelRatio);
  useEffect(() => {
    if (canvas.current && cut) drawCrop(picture, cut, canvas.current);
  }, [picture, cut]);
  return <canvas ref={canvas} width={points} height={points} style={{ width: size, height: size }} />;
}
