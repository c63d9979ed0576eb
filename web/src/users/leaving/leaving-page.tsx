import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { type LeavingPreview, leaveUser, previewLeaving } from '@fairway/contract/leaving.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { StepIndicator } from '../../ui/step-indicator.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { userPathOf, usersScreen } from '../paths.ts';
import { userReads } from '../user-reads.ts';
import { CheckStep } from './check-step.tsx';
import { DoneStep } from './done-step.tsx';
import { holdingWords } from './holding-words.ts';
import { HoldingsStep } from './holdings-step.tsx';
import { bodyOf, type LeavingChoice, missingIn } from './leaving-choice.ts';
import './leaving.css';
import { WhenStep } from './when-step.tsx';

const steps = ['leavingStepWhen', 'leavingStepWho', 'leavingStepCheck', 'leavingStepDone'] as const;
const lastStep = steps.length - 1;
/** A refusal says why: long enough to be read. */
const shownLonger = 4_000;

/** Takes somebody through a leaving (`?id=`): when, who gets what, what will happen, what was done. */
export function LeavingPage() {
  const words = useWords();
  const [address] = useSearchParams();
  const id = address.get('id') ?? '';
  const [done, setDone] = useState<{ name: string; answer: Reply<typeof leaveUser> }>();
  const asked = useQuery({
    ...load(previewLeaving, { params: { id } }),
    ...{ enabled: id !== '' && !done, meta: { quiet: true }, staleTime: 0 },
  });
  if (id === '') return <NotFound home={usersScreen} />;
  const title = asked.data ? words('leavingOf', { name: asked.data.realName }) : words('leavingStart');
  if (done) return <Done id={id} title={title} {...done} />;
  if (!asked.data)
    return (
      <Page title={title} back={userPathOf(id)}>
        <Loaded query={asked}>{() => null}</Loaded>
      </Page>
    );
  const user = asked.data;
  return (
    <Steps
      user={user}
      title={title}
      onStale={() => void asked.refetch()}
      onDone={(answer) => setDone({ name: user.realName, answer })}
    />
  );
}

function Way({ at }: { at: number }) {
  const words = useWords();
  const stateAt = (place: number) => (place < at ? 'done' : place === at ? 'current' : 'future');
  return (
    <div className="leaving-way">
      <StepIndicator
        steps={steps.map((name, place) => ({ label: words(name), state: stateAt(place), note: '' }))}
      />
    </div>
  );
}

interface StepsProps {
  user: LeavingPreview;
  title: string;
  onStale: () => void;
  onDone: (answer: Reply<typeof leaveUser>) => void;
}

function Steps({ user, title, onStale, onDone }: StepsProps) {
  const words = useWords();
  const today = formatDate(Date.now(), 'yyyy-MM-dd');
  const [at, setAt] = useState(0);
  const [choice, setChoice] = useState<LeavingChoice>(() => ({
    ...{ leftOn: today, toId: user.suggested?.id ?? '', receivers: {} },
  }));
  const leaving = useCommand(leaveUser, { refreshes: userReads, quiet: true });
  const change = (changes: Partial<LeavingChoice>) => setChoice((before) => ({ ...before, ...changes }));
  const missing = missingIn(user.holdings, choice);
  const isReady = [choice.leftOn !== '' && choice.leftOn <= today, missing.length === 0, true][at] ?? true;
  const line =
    at === 1 && missing.length > 0
      ? words('leavingMissing', {
          kinds: missing.map((kind) => words(holdingWords[kind])).join(words('listComma')),
        })
      : undefined;
  const leave = async () => {
    try {
      onDone(await leaving.mutateAsync({ params: { id: user.id }, body: bodyOf(user.version, choice) }));
    } catch (error) {
      if (!(error instanceof AppError)) return;
      toast(error.message, shownLonger);
      // What came since may need somebody, and what was changed is to be seen first.
      onStale();
      setAt(1);
    }
  };
  return (
    <Page
      title={title}
      back={userPathOf(user.id)}
      lead={<Way at={at} />}
      foot={
        <ActionBar line={line}>
          {at > 0 && <Button onClick={() => setAt(at - 1)}>{words('leavingBefore')}</Button>}
          {at < lastStep - 1 ? (
            <Button look="primary" disabled={!isReady} onClick={() => setAt(at + 1)}>
              {words('leavingNext')}
            </Button>
          ) : (
            <Button look="danger" busy={leaving.isPending} onClick={() => void leave()}>
              {words('leavingConfirm')}
            </Button>
          )}
        </ActionBar>
      }
    >
      {at === 0 && (
        <WhenStep
          user={user}
          leftOn={choice.leftOn}
          today={today}
          onChange={(leftOn) => change({ leftOn })}
        />
      )}
      {at === 1 && <HoldingsStep user={user} choice={choice} onChange={change} />}
      {at === 2 && <CheckStep user={user} choice={choice} />}
    </Page>
  );
}

interface DoneProps {
  id: string;
  title: string;
  name: string;
  answer: Reply<typeof leaveUser>;
}

function Done({ id, title, name, answer }: DoneProps) {
  const words = useWords();
  const navigate = useNavigate();
  return (
    <Page
      title={title}
      back={usersScreen}
      lead={<Way at={lastStep} />}
      foot={
        <ActionBar>
          <Button look="primary" onClick={() => void navigate(userPathOf(id), { replace: true })}>
            {words('leavingToUser')}
          </Button>
        </ActionBar>
      }
    >
      <DoneStep name={name} done={answer} />
    </Page>
  );
}
