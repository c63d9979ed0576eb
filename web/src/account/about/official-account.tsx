import { useRef } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QrCode } from '../../ui/qr-code.tsx';

interface OfficialAccountProps {
  text: string;
}

/** The QR code of the company's account, to be scanned or kept as a picture. */
export function OfficialAccount({ text }: OfficialAccountProps) {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  const save = async () => {
    const drawing = place.current?.querySelector('svg');
    if (!drawing) return;
    const link = document.createElement('a');
    link.href = await asPicture(drawing);
    link.download = `${words('officialAccount')}.png`;
    link.click();
  };
  return (
    <Card title={words('officialAccount')}>
      <div className="official-account" ref={place}>
        <QrCode text={text} label={words('officialAccount')} size={200} />
        <p>{words('officialAccountLine')}</p>
        <Button icon="download" onClick={() => void save()}>
          {words('savePicture')}
        </Button>
      </div>
    </Card>
  );
}

const pictureSize = 600;

/** A drawing of the page as a PNG: phones keep pictures, not drawings. */
async function asPicture(drawing: SVGSVGElement): Promise<string> {
  const source = new XMLSerializer().serializeToString(drawing);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pictureSize;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser has no canvas.');
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, pictureSize, pictureSize);
  paper.drawImage(image, 0, 0, pictureSize, pictureSize);
  return canvas.toDataURL('image/png');
}
