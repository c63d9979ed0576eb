import { AppError } from '@fairway/contract/app-error.ts';
import { getInquiry } from '@fairway/contract/rate-inquiries.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { DetailPane } from '../../ui/detail-pane.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';
import { InquiryActs } from './inquiry-acts.tsx';
import { InquirySections } from './inquiry-sections.tsx';

interface InquiryPaneProps {
  id: string;
  onClose: () => void;
}

/** An inquiry beside the list. */
export function InquiryPane({ id, onClose }: InquiryPaneProps) {
  const words = useWords();
  const asked = useQuery({ ...load(getInquiry, { params: { id } }), meta: { quiet: true } });
  return (
    <DetailPane
      title={asked.data?.inquiryNo ?? words('inquiryDetail')}
      actions={asked.data && <InquiryActs inquiry={asked.data} />}
      onClose={onClose}
    >
      {asked.error instanceof AppError && !asked.data ? (
        <Empty
          drawing="search"
          title={words('entityGone')}
          action={<Button onClick={onClose}>{words('back')}</Button>}
        />
      ) : (
        <div className="inquiry-pane">
          <Loaded query={asked}>{(inquiry) => <InquirySections inquiry={inquiry} />}</Loaded>
        </div>
      )}
    </DetailPane>
  );
}
