import { type InquiryRow, inquiryStates, listInquiries } from '@fairway/contract/rate-inquiries.ts';
import { useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { ListDetail } from '../../ui/list-detail.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { homePath } from '../../wire/navigation/home-path.ts';
import { useList } from '../../wire/use-list.ts';
import { inquiryPath, newInquiryPath } from '../paths.ts';
import { AskRateLink } from './ask-rate-link.tsx';
import { InquiryCard } from './inquiry-card.tsx';
import { InquiryPane } from './inquiry-pane.tsx';
import { stateWords } from './inquiry-words.ts';

const tabs = ['all', ...inquiryStates] as const;

/** Inquiries of this person, or of everybody for who answers them; on a desk the open one beside the list. */
export function InquiriesPage() {
  const words = useWords();
  const id = useId();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const [address, setAddress] = useSearchParams();
  const tab = tabs.find((one) => one === address.get('status')) ?? 'all';
  const list = useList(listInquiries, tab === 'all' ? {} : { status: tab });
  const { id: openId, open, close } = useOpenRow();
  const add = () => void navigate(newInquiryPath());
  useKeys(words('inquiriesTitle'), [{ keys: 'c', name: words('inquiryAdd'), act: add }]);
  const page = (
    <ListPage<InquiryRow>
      title={words('inquiriesTitle')}
      back={homePath}
      actions={<IconButton icon="plus" label={words('inquiryAdd')} onClick={add} />}
      lead={
        <Tabs
          id={id}
          label={words('inquiryStates')}
          tabs={tabs.map((value) => ({
            value,
            label: words(value === 'all' ? 'inquiryAll' : stateWords[value].words),
          }))}
          value={tab}
          onChange={(to) => setAddress(to === 'all' ? {} : { status: to }, { replace: true })}
        />
      }
      tabs={{ id, value: tab }}
      list={list}
      rowKey={(row) => row.id}
      row={(row) => <InquiryCard inquiry={row} />}
      onOpen={(row) => (isDesk ? open(row.id) : void navigate(inquiryPath(row.id)))}
      openKey={openId}
      onClose={close}
      empty={<Empty title={words('inquiryNone')} line={words('inquiryNoneLine')} action={<AskRateLink />} />}
    />
  );
  if (!isDesk) return page;
  return (
    <ListDetail
      onClose={close}
      list={page}
      detail={openId && <InquiryPane key={openId} id={openId} onClose={close} />}
    />
  );
}
