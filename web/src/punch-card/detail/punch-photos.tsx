import type { Punch } from '@fairway/contract/punch-card.ts';
import { useState } from 'react';
import { usePicture } from '../../files/use-picture.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { EnlargedPicture } from '../../ui/enlarged-picture.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The photos of a punch, or that they were removed when their time was over. */
export function PunchPhotos({ punch }: { punch: Punch }) {
  const words = useWords();
  const { photos, photoList, arePhotosRemoved, watermark } = punch;
  if (photos === 0 && !arePhotosRemoved) return null;
  return (
    <Card title={words('punchPhotos')}>
      {arePhotosRemoved ? (
        <p className="punch-body-soft">{words('punchPhotosRemoved')}</p>
      ) : (
        <ul className="punch-photos">
          {photoList.map((photo, at) => (
            <Photo key={photo.fileId} photo={photo} name={words('punchPhotoNumber', { count: at + 1 })} />
          ))}
        </ul>
      )}
      {watermark && <p className="punch-body-soft">{words('punchWatermark', { text: watermark })}</p>}
      {photoList.map(({ fileId, sha256 }, at) => (
        <p key={fileId} className="punch-body-soft">
          {words('punchHash', { count: at + 1 })} <span className="punch-photos-hash">{sha256}</span>
        </p>
      ))}
    </Card>
  );
}

function Photo({ photo, name }: { photo: Punch['photoList'][number]; name: string }) {
  const [isLarge, setLarge] = useState(false);
  const small = usePicture(photo.thumbUrl || photo.url);
  const large = usePicture(isLarge ? photo.url : undefined);
  return (
    <li>
      <button type="button" aria-label={name} onClick={() => setLarge(true)}>
        {small ? <img src={small} alt={name} /> : <Icon name="image" size={24} />}
      </button>
      {isLarge && (large ?? small) && (
        <EnlargedPicture address={large ?? small ?? ''} name={name} onClose={() => setLarge(false)} />
      )}
    </li>
  );
}
