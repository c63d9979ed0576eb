import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { useLeaveQuestion } from '../../ui/use-leave-question.ts';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { clientCache } from '../../wire/client-cache.ts';
import { myPath } from '../paths.ts';
import { MobileProof } from '../security/mobile-proof.tsx';
import { Signatures } from '../signatures/signatures.tsx';
import { AccountFacts } from './account-facts.tsx';
import { choicesIn } from './choices.ts';
import { PersonalDataForm } from './personal-data-form.tsx';
import { baseInfoQuery, usePersonalData } from './personal-data-state.ts';
import { SaveButton } from './save-button.tsx';

const tabs = [
  { value: 'account', label: 'personalTabAccount' },
  { value: 'profile', label: 'personalTabProfile' },
  { value: 'signature', label: 'personalTabSignature' },
] as const satisfies { value: string; label: PlainKey }[];

export function PersonalDataPage() {
  const words = useWords();
  const id = useId();
  const formId = `${id}-form`;
  const { values, change } = useUrlFilters(['tab']);
  const tab = tabs.find(({ value }) => value === values.tab)?.value ?? 'account';
  const info = useQuery(baseInfoQuery);
  const choices = useQuery({ ...clientCache.dictionaries, select: choicesIn });
  const state = usePersonalData(info.data);
  useLeaveQuestion(state.isChanged, 'leaveKeepsDraft');
  const formQuery = {
    data: state.typed && choices.data && { typed: state.typed, choices: choices.data },
    isError: info.isError || choices.isError,
    refetch: () => Promise.all([info.refetch(), choices.refetch()]),
  };
  return (
    <Page
      title={words('personalData')}
      back={myPath}
      lead={
        <Tabs
          id={id}
          label={words('personalData')}
          tabs={tabs.map(({ value, label }) => ({ value, label: words(label) }))}
          value={tab}
          onChange={(chosen) => change({ tab: chosen })}
        />
      }
      foot={tab === 'profile' && formQuery.data && <SaveButton form={formId} state={state} />}
    >
      <TabPanel id={id} value={tab}>
        {tab === 'account' && <Loaded query={info}>{(loaded) => <AccountFacts info={loaded} />}</Loaded>}
        {tab === 'profile' && (
          <>
            {info.data?.mobilePhone && !info.data.mobileVerified && (
              <MobileProof mobile={info.data.mobilePhone} onProven={() => void info.refetch()} />
            )}
            <Loaded query={formQuery}>
              {(data) => <PersonalDataForm id={formId} state={state} {...data} />}
            </Loaded>
          </>
        )}
        {tab === 'signature' && <Signatures />}
      </TabPanel>
    </Page>
  );
}
