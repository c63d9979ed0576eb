import { getInquiry } from '@fairway/contract/rate-inquiries.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { LoadedPane } from '../../ui/loaded-pane.tsx';
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
    <LoadedPane
      query={asked}
      className="inquiry-pane"
      title={asked.data?.inquiryNo ?? words('inquiryDetail')}
      actions={asked.data && <InquiryActs inquiry={asked.data} />}
      onClose={onClose}
    >
      {(inquiry) => <InquirySections inquiry={inquiry} />}
    </LoadedPane>
  );
}
