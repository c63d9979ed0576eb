import { listMyPlaces, savePlace } from '@fairway/contract/places.ts';
import { type MapApp, mapApps, mapDeviceOf, mapLink, type Named } from '@fairway/domain/places/map-links.ts';
import { isSpot, roundedSpot } from '@fairway/domain/places/spot.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PlainKey } from '../language/words.ts';
import { useWords } from '../language/words.ts';
import { copyText } from '../native/copy-text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { Page } from '../ui/page.tsx';
import { toast } from '../ui/toast.ts';
import { desktop, useMedia } from '../ui/use-media.ts';
import { useCommand } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { farText, lengthText } from './far-words.ts';
import './open-place-page.css';
import { PlacePlan } from './place-plan.tsx';
import { type Position, usePosition } from './use-position.ts';

/** One place: where it is, how far, and the ways to a map. */
export function OpenPlacePage() {
  const [query] = useSearchParams();
  const place = placeIn(query);
  return place ? <OpenPlace place={place} /> : <NotFound home={homePath} />;
}

function placeIn(query: URLSearchParams): Named | undefined {
  const degrees = (name: string) => Number.parseFloat(query.get(name) ?? '');
  const spot = { lat: degrees('latitude'), lng: degrees('longitude') };
  if (!isSpot(spot)) return undefined;
  const text = (name: string, most: number) => (query.get(name) ?? '').trim().slice(0, most);
  return { ...roundedSpot(spot), name: text('name', 100), address: text('address', 300) };
}

function OpenPlace({ place }: { place: Named }) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const [position, setPosition] = useState<Position>();
  const { isSeeking, problem, seek } = usePosition(setPosition);
  const saving = useCommand(savePlace, { refreshes: [listMyPlaces] });
  const coordinates = `${place.lat}, ${place.lng}`;
  const name = place.name || place.address.slice(0, 100) || coordinates;
  const copy = async () => toast(words((await copyText(coordinates)) ? 'placeCopied' : 'placeCopyFailed'));
  const plan = <PlacePlan position={position} targets={[{ ...place, name, id: 'place', isChosen: true }]} />;
  return (
    <Page title={name} back={homePath} width={isDesk ? 'whole' : 'column'}>
      <div className="open-place">
        <Card>
          <Facts
            facts={[
              [words('placeAddress'), place.address],
              [
                words('placeCoordinates'),
                <span key="spot" className="number">{`${coordinates} (WGS-84)`}</span>,
              ],
              [words('placeFarAway'), position && farText(words, position, place)],
              [words('placeMyAccuracy'), position && lengthText(words, position.accuracy)],
            ]}
          />
          <div className="open-place-acts">
            <Button icon="place" busy={isSeeking} onClick={seek}>
              {words(isSeeking ? 'locationSeeking' : 'placeHowFar')}
            </Button>
            <Button icon="copy" onClick={() => void copy()}>
              {words('placeCopy')}
            </Button>
            <Button
              icon="heart"
              disabled={saving.isSuccess}
              busy={saving.isPending}
              onClick={() => saving.mutate({ body: { ...place, name } })}
            >
              {words(saving.isSuccess ? 'placeIsSaved' : 'placeSaveIt')}
            </Button>
          </div>
          {problem && (
            <p className="open-place-problem" role="alert">
              {words(problem)}
            </p>
          )}
          {!isDesk && plan}
        </Card>
        <MapApps place={{ ...place, name }} />
        {isDesk && <Card>{plan}</Card>}
      </div>
    </Page>
  );
}

const appWords: Record<MapApp, PlainKey> = {
  device: 'placeMapOfDevice',
  amap: 'placeMapAmap',
  tencent: 'placeMapTencent',
  baidu: 'placeMapBaidu',
};

function MapApps({ place }: { place: Named }) {
  const words = useWords();
  const device = mapDeviceOf(navigator.userAgent);
  const links = mapApps.flatMap((app) => {
    const href = mapLink(app, place, device);
    return href ? [{ app, href }] : [];
  });
  return (
    <Card title={words('placeMaps')}>
      <p className="open-place-note">{words('placeMapsLine')}</p>
      <ul className="open-place-maps">
        {links.map(({ app, href }) => (
          <li key={app}>
            <a className="button button-plain" href={href} target="_blank" rel="noopener noreferrer">
              <span>{words(appWords[app])}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
