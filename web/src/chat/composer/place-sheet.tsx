import type { Spot } from '@fairway/domain/places/spot.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { ChoosePlace } from '../../places/choose-place.tsx';
import { type Position, usePosition } from '../../places/use-position.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { writeMessage } from '../outbox/write-message.ts';
import './place-sheet.css';

interface PlaceSheetProps {
  address: string;
  onClose: (isSent: boolean) => void;
}

/** Where the device is, with a name and an address if one likes, looked at before it is sent. */
export function PlaceSheet({ address: to, onClose }: PlaceSheetProps) {
  const words = useWords();
  const [position, setPosition] = useState<Partial<Position> & Spot>();
  const [isChoosing, setIsChoosing] = useState(false);
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState('');
  const { isSeeking, problem, seek } = usePosition(setPosition);
  const send = () => {
    if (!position) return;
    void writeMessage(to, {
      kind: 'location',
      latitude: position.lat,
      longitude: position.lng,
      title: title.trim() || words('chatPlaceMine'),
      address: address.trim(),
    });
    onClose(true);
  };
  return (
    <Sheet
      title={words('chatPlaceTitle')}
      open
      onClose={() => onClose(false)}
      actions={
        position && (
          <Button look="primary" onClick={send}>
            {words('chatSend')}
          </Button>
        )
      }
    >
      <div className="place-sheet">
        <Button icon="place" busy={isSeeking} onClick={seek}>
          {position ? words('chatPlaceAgain') : words('chatPlaceFind')}
        </Button>
        <Button icon="search" onClick={() => setIsChoosing(true)}>
          {words('locationChoose')}
        </Button>
        <ChoosePlace
          open={isChoosing}
          onClose={() => setIsChoosing(false)}
          onChoose={(place) => {
            setPosition({ lat: place.lat, lng: place.lng });
            setTitle(place.name);
            setAddress(place.address);
          }}
        />
        {problem && (
          <p className="place-problem" role="alert">
            {words(problem)}
          </p>
        )}
        {position && (
          <>
            <p className="number">
              {position.lat}, {position.lng}
              {position.accuracy !== undefined &&
                ` · ${words('chatPlaceAccuracy', { metres: position.accuracy })}`}
            </p>
            <TextField
              label={words('chatPlaceName')}
              value={title}
              maxLength={100}
              placeholder={words('chatPlaceMine')}
              onChange={(event) => setTitle(event.target.value)}
            />
            <TextField
              label={words('chatPlaceAddress')}
              value={address}
              maxLength={300}
              onChange={(event) => setAddress(event.target.value)}
            />
          </>
        )}
      </div>
    </Sheet>
  );
}
