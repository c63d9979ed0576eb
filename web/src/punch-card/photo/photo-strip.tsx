import { mostPunchPhotos } from '@fairway/contract/punch-fields.ts';
import { useEffect, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { EnlargedPicture } from '../../ui/enlarged-picture.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import './photo-strip.css';
import type { StampedPhoto } from './stamp-photo.ts';

interface PhotoStripProps {
  photos: readonly StampedPhoto[];
  isRequired: boolean;
  onTake: () => void;
  onRemove: (photo: StampedPhoto) => void;
}

/** The photos that go with a punch, before it is made. */
export function PhotoStrip({ photos, isRequired, onTake, onRemove }: PhotoStripProps) {
  const words = useWords();
  return (
    <section className="photo-strip" aria-label={words('punchPhotos')}>
      <h3 className="photo-strip-title">
        {words('punchPhotos')}
        {isRequired && <span> {words('punchPhotoRequired')}</span>}
      </h3>
      <ul>
        {photos.map((photo, at) => (
          <Taken
            key={photo.sha256}
            photo={photo}
            name={words('punchPhotoNumber', { count: at + 1 })}
            onRemove={() => onRemove(photo)}
          />
        ))}
        {photos.length < mostPunchPhotos && (
          <li>
            <Button icon="camera" onClick={onTake}>
              {words('punchPhotoTake')}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

function Taken({ photo, name, onRemove }: { photo: StampedPhoto; name: string; onRemove: () => void }) {
  const words = useWords();
  const [address, setAddress] = useState('');
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    const url = URL.createObjectURL(photo.bytes);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  return (
    <li className="photo-strip-taken">
      <button type="button" onClick={() => setLarge(true)}>
        {address && <img src={address} alt={name} />}
      </button>
      <IconButton icon="close" label={words('punchPhotoRemove', { name })} onClick={onRemove} />
      {isLarge && <EnlargedPicture address={address} name={name} onClose={() => setLarge(false)} />}
    </li>
  );
}
