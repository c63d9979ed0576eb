import type { FlowNeeds } from '@fairway/contract/workflow.ts';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { PickBox } from '../../ui/pick-box.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { personName } from '../person-name.ts';
import { CandidateFinder } from './candidate-finder.tsx';
import type { Picked } from './decision-draft.ts';
import { candidatesPath } from './operate-path.ts';
import type { Operating } from './use-operation.ts';
import { wideScreen } from './wide-screen.ts';

interface CandidatesFieldProps {
  operating: Operating;
  node: FlowNeeds['list'][number];
  branches: readonly string[];
  chosen: readonly Picked[];
  isTried: boolean;
  onChange: (people: Picked[]) => void;
}

/** Who handles a step that comes next: picked on a page of its own on a phone, in a sheet on a desk. */
export function CandidatesField(props: CandidatesFieldProps) {
  const { operating, node, branches, chosen, isTried, onChange } = props;
  const words = useWords();
  const navigate = useNavigate();
  const id = useId();
  const isWide = useMedia(wideScreen);
  const [draft, setDraft] = useState<Picked[]>();
  const { config, act, pending, missing, isBrief } = operating;
  const label = words('operateCandidates', { node: node.nodeName });
  const error = isTried && chosen.length === 0 ? words('operateNoCandidates') : undefined;
  const open = () => {
    if (isWide || isBrief) setDraft([...chosen]);
    else {
      const { nodeId, nodeName } = node;
      void navigate(candidatesPath({ ...config, act, missing, nodeId, nodeName, branchList: branches }));
    }
  };
  const close = () => setDraft(undefined);
  return (
    <div className="form-field form-field-labelled">
      <span id={id} className="form-field-label form-field-required">
        {label}
      </span>
      <PickBox
        ties={{
          'aria-labelledby': id,
          'aria-describedby': error ? `${id}-note` : undefined,
          'aria-invalid': error ? true : undefined,
        }}
        placeholder={words('operatePickPeople')}
        chosen={chosen.map((one) => ({ key: one.id, name: personName(one.fullName) }))}
        onOpen={open}
        onRemove={(keys) => onChange(chosen.filter((one) => !keys.includes(one.id)))}
      />
      {error && (
        <p id={`${id}-note`} className="form-field-error" role="alert">
          {error}
        </p>
      )}
      <Sheet
        title={label}
        open={draft !== undefined}
        onClose={close}
        fill
        actions={
          <>
            <Button onClick={close}>{words('cancel')}</Button>
            <Button
              look="primary"
              onClick={() => {
                onChange(draft ?? []);
                close();
              }}
            >
              {words('confirm')}
            </Button>
          </>
        }
      >
        {draft && (
          <CandidateFinder
            {...{ config, pending }}
            nodeCode={node.nodeId}
            branches={branches}
            chosen={draft}
            onChange={setDraft}
          />
        )}
      </Sheet>
    </div>
  );
}
