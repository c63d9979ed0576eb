import { getPaymentRequest } from '@fairway/contract/payment-requests.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadedPane } from '../../ui/loaded-pane.tsx';
import { load } from '../../wire/calls.ts';
import { RequestActs } from '../acts/request-acts.tsx';
import { requestPathOf } from '../paths.ts';
import { RequestBody } from './request-body.tsx';

interface RequestPaneProps {
  id: string;
  onClose: () => void;
}

/** A request beside the table it stands in. */
export function RequestPane({ id, onClose }: RequestPaneProps) {
  const words = useWords();
  const navigate = useNavigate();
  const asked = useQuery({ ...load(getPaymentRequest, { params: { id } }), meta: { quiet: true } });
  const request = asked.data;
  return (
    <LoadedPane
      query={asked}
      className="request-pane"
      title={request?.requestNo ?? words('requestOne')}
      actions={
        request && (
          <>
            <RequestActs request={request} />
            <IconButton
              icon="invoice"
              label={words('requestOpenPage')}
              onClick={() => void navigate(requestPathOf(id))}
            />
          </>
        )
      }
      onClose={onClose}
    >
      {(shown) => <RequestBody request={shown} />}
    </LoadedPane>
  );
}
