import type { QuoteLanguage } from '@fairway/contract/quotes.ts';
import { useEffect, useState } from 'react';
import { entitiesWords } from '../../entities/words.ts';
import { freightWords } from '../../freight/words.ts';
import { frameWords, useWords } from '../../language/words.ts';
import { wordsIn } from '../../language/words-in.ts';
import { masterDataWords } from '../../master-data/words.ts';
import { saveFile } from '../../native/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Offer } from '../detail/quote-offer.tsx';
import { tagOf } from '../quote-text.ts';
import { quotesWords } from '../words.ts';
import { drawRows } from './draw-rows.ts';
import './picture-sheet.css';
import { pictureRows } from './quote-picture.ts';

interface PictureSheetProps {
  offer: Offer;
  language: QuoteLanguage;
  onClose: () => void;
}

interface Drawn {
  file: File;
  url: string;
}

async function draw(offer: Offer, language: QuoteLanguage): Promise<File> {
  const files = [frameWords, entitiesWords, masterDataWords, freightWords, quotesWords];
  const words = await wordsIn(tagOf(language), files);
  const canvas = drawRows(pictureRows(offer, words, language));
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!bytes) throw new Error('The picture is too large to be drawn');
  return new File([bytes], `${offer.quoteNo}.png`, { type: 'image/png' });
}

/** The quote as one long picture, as people send it in a chat. */
export function PictureSheet({ offer, language, onClose }: PictureSheetProps) {
  const words = useWords();
  const [drawn, setDrawn] = useState<Drawn | 'failed'>();
  useEffect(() => {
    let url = '';
    let isLeft = false;
    draw(offer, language).then(
      (file) => {
        if (isLeft) return;
        url = URL.createObjectURL(file);
        setDrawn({ file, url });
      },
      () => setDrawn('failed'),
    );
    return () => {
      isLeft = true;
      URL.revokeObjectURL(url);
    };
  }, [offer, language]);
  const picture = typeof drawn === 'object' ? drawn : undefined;
  const share = picture && { files: [picture.file] };
  return (
    <Sheet
      title={words('quotePictureTitle')}
      open
      onClose={onClose}
      actions={
        picture && (
          <>
            {navigator.canShare?.(share) && (
              // Who closes the choice of the device sends it to nobody.
              <Button onClick={() => void navigator.share(share).catch(() => undefined)}>
                {words('quotePictureShare')}
              </Button>
            )}
            <Button look="primary" icon="download" onClick={() => saveFile(picture.file.name, picture.file)}>
              {words('quotePictureSave')}
            </Button>
          </>
        )
      }
    >
      {drawn === 'failed' && <Empty drawing="broken" title={words('loadFailed')} />}
      {drawn === undefined && <Skeleton count={2} />}
      {picture && (
        <img
          className="quote-picture"
          src={picture.url}
          alt={words('quotePictureOf', { quoteNo: offer.quoteNo })}
        />
      )}
    </Sheet>
  );
}
