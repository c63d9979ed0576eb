import { transportModes } from '@fairway/contract/freight-rates.ts';
import { addInquiry, listInquiries } from '@fairway/contract/rate-inquiries.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EntityPicker } from '../../entities/entity-picker.tsx';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { Page } from '../../ui/page.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { CargoFields } from '../cargo/cargo-fields.tsx';
import { askedCargo, usualCargo } from '../cargo/cargo-text.ts';
import { inquiriesPath, inquiryPath } from '../paths.ts';
import { modeWords } from '../rate-words.ts';
import { useLaneSearch } from '../search/lane-search.ts';

const longestRemark = 500;
const longestCommodity = 80;

/** Asks for a rate; lane, day and cargo are in the address, as the search of rates has them. */
export function NewInquiryPage() {
  const words = useWords();
  const navigate = useNavigate();
  const { search, change } = useLaneSearch();
  const { mode, polId, podId, etd, cargo } = search;
  const [commodity, setCommodity] = useState('');
  const [remark, setRemark] = useState('');
  const add = useCommand(addInquiry, { refreshes: [listInquiries] });
  const isLaneMissing = polId === '' || podId === '';
  const send = async () => {
    if (isLaneMissing) return toast(words('inquiryLaneMissing'));
    const asked = { ...askedCargo(mode, cargo), commodity };
    const { id, inquiryNo } = await add.mutateAsync({
      body: { mode, polId, podId, cargo: asked, day: etd, remark },
    });
    toast(words('inquirySent', { inquiryNo }));
    void navigate(inquiryPath(id), { replace: true });
  };
  return (
    <Page
      title={words('inquiryAdd')}
      back={inquiriesPath}
      foot={
        <ActionBar>
          <Button
            look="primary"
            busy={add.isPending}
            disabled={remark.length > longestRemark || commodity.length > longestCommodity}
            onClick={() => void send().catch(() => undefined)}
          >
            {words('inquirySubmit')}
          </Button>
        </ActionBar>
      }
    >
      <Card>
        <div className="form-stack">
          <Choice
            label={words('inquiryMode')}
            value={mode}
            options={transportModes.map((value) => ({ value, label: words(modeWords[value]) }))}
            onChange={(to) => change({ mode: to, cargo: usualCargo(to) })}
          />
          <EntityPicker
            entity="Port"
            label={words('ratePol')}
            values={polId ? [polId] : []}
            onChange={([next = '']) => change({ polId: next })}
          />
          <EntityPicker
            entity="Port"
            label={words('ratePod')}
            values={podId ? [podId] : []}
            onChange={([next = '']) => change({ podId: next })}
          />
          <DateField
            label={words('inquiryDay')}
            kind="day"
            value={etd}
            onChange={(next) => change({ etd: next })}
          />
          <CargoFields mode={mode} value={cargo} withWeight onChange={(next) => change({ cargo: next })} />
          <TextField
            label={words('inquiryCommodity')}
            value={commodity}
            maxLength={longestCommodity}
            onChange={(event) => setCommodity(event.target.value)}
          />
          <TextArea
            label={words('inquiryRemark')}
            hint={words('inquiryRemarkHint')}
            rows={4}
            most={longestRemark}
            value={remark}
            onChange={(event) => setRemark(event.target.value)}
          />
        </div>
      </Card>
    </Page>
  );
}
