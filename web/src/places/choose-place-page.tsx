import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { ActionBar } from '../ui/action-bar.tsx';
import { Button } from '../ui/button.tsx';
import { hasEarlierScreen } from '../ui/nav-bar.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { Page } from '../ui/page.tsx';
import { desktop, useMedia } from '../ui/use-media.ts';
import { handBackAs } from '../wire/navigation/handed-back.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { type ChooserConfig, readChooserConfig } from './chooser-config.ts';
import { PlaceChoiceBody } from './place-choice-body.tsx';
import { usePlaceChoice } from './use-place-choice.ts';

/** The choice as a page of its own: the place is handed back under the name the link gives. */
export function ChoosePlacePage() {
  const [query] = useSearchParams();
  const text = query.get('config');
  const config = useMemo(() => readChooserConfig(text), [text]);
  return config ? <OpenChoice key={text} config={config} /> : <NotFound home={homePath} />;
}

function OpenChoice({ config }: { config: ChooserConfig }) {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const choice = usePlaceChoice(config.place);
  const { place } = choice;
  const leave = () => void (hasEarlierScreen() ? navigate(-1) : navigate(homePath, { replace: true }));
  const confirm = () => {
    if (!place) return;
    choice.remember();
    handBackAs(config.returnKey, place);
    leave();
  };
  return (
    <Page
      title={config.title || words('placeChoose')}
      back={homePath}
      width={isDesk ? 'whole' : 'column'}
      foot={
        <ActionBar line={place?.name}>
          <Button onClick={leave}>{words('cancel')}</Button>
          <Button look="primary" disabled={!place} onClick={confirm}>
            {words('confirm')}
          </Button>
        </ActionBar>
      }
    >
      <PlaceChoiceBody choice={choice} />
    </Page>
  );
}
