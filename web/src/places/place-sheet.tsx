import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { PlaceChoiceBody } from './place-choice-body.tsx';
import { type ChosenPlace, type StartPlace, usePlaceChoice } from './use-place-choice.ts';

export interface PlaceSheetProps {
  start?: StartPlace | undefined;
  onChoose: (place: ChosenPlace) => void;
  onClose: () => void;
}

/** The choice above what one is filling in, which stays as it is. */
export function PlaceSheet({ start, onChoose, onClose }: PlaceSheetProps) {
  const words = useWords();
  const choice = usePlaceChoice(start);
  const { place } = choice;
  const confirm = () => {
    if (!place) return;
    choice.remember();
    onChoose(place);
    onClose();
  };
  return (
    <Sheet
      title={words('placeChoose')}
      open
      onClose={onClose}
      actions={
        <Button look="primary" disabled={!place} onClick={confirm}>
          {words('confirm')}
        </Button>
      }
    >
      <PlaceChoiceBody choice={choice} />
    </Sheet>
  );
}
