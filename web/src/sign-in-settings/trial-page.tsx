import { getSignInTrial } from '@fairway/contract/sign-in-settings.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { Card } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { load } from '../wire/calls.ts';
import { outcomeTone, outcomeWords } from './method-words.ts';
import { signInSettingsScreen } from './paths.ts';
import './sign-in-settings.css';

/** What a provider said of whoever signed in there. Nobody is signed in here by it. */
export function TrialPage() {
  const words = useWords();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '-';
  const query = useQuery({ ...load(getSignInTrial, { params: { id } }), meta: { quiet: true } });
  return (
    <Page title={words('signInTrialTitle')} back={signInSettingsScreen}>
      <Loaded query={query}>
        {({ methodName, outcome, subject, name }) => {
          const shown = outcome ?? 'cancelled';
          return (
            <Card
              title={methodName}
              state={<StateLabel tone={outcomeTone(shown)}>{words(outcomeWords[shown])}</StateLabel>}
            >
              <Facts
                facts={[
                  [words('signInTrialName'), name],
                  [words('signInTrialSubject'), subject],
                ]}
              />
              <p className="sign-in-hint">{words('signInTrialHint')}</p>
            </Card>
          );
        }}
      </Loaded>
    </Page>
  );
}
