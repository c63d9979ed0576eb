import { listSignatures } from '@fairway/contract/account.ts';
import { AppError } from '@fairway/contract/app-error.ts';
import { getTelexLetter, signTelexLetter, type TelexLetter } from '@fairway/contract/shipment-prints.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import '../../ui/field.css';
import '../../ui/form.css';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SignatureInput } from '../../ui/signature-input.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { useSession } from '../../wire/session-store.ts';
import { shipmentReads } from './shipment-reads.ts';
import './sign-letter-sheet.css';

interface SignLetterSheetProps {
  shipmentId: string;
  onClose: () => void;
}

/** The telex letter of a shipment to be read and signed by hand, by whoever answers for it. */
export function SignLetterSheet({ shipmentId, onClose }: SignLetterSheetProps) {
  const words = useWords();
  const signId = useId();
  const ofScreen = useLanguage();
  const [language, setLanguage] = useState<'zh' | 'en'>(ofScreen === 'en' ? 'en' : 'zh');
  // A customer signs for themselves; on a device of staff somebody else does.
  const ownName = useSession(({ userInfo }) => (userInfo?.userKind === 'customer' ? userInfo.userName : ''));
  const [signer, setSigner] = useState(ownName);
  const [company, setCompany] = useState<string>();
  const [signature, setSignature] = useState<string | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const letter = useQuery({
    ...load(getTelexLetter, { params: { id: shipmentId }, query: { language } }),
    placeholderData: keepPreviousData,
  });
  const { data: mine } = useQuery({
    ...{ ...load(listSignatures, {}), meta: { quiet: true }, enabled: ownName !== '' },
  });
  const signing = useCommand(signTelexLetter, { refreshes: shipmentReads });
  const behalf = company ?? letter.data?.company ?? '';
  const sign = async () => {
    if (signature === null) return;
    try {
      await signing.mutateAsync({
        params: { id: shipmentId },
        body: { language, signer: signer.trim(), company: behalf.trim(), signImg: signature },
      });
      flushSync(onClose);
      toast(words('letterSigned'));
    } catch (error) {
      setProblems((error instanceof AppError && error.fields) || {});
    }
  };
  const isReady = letter.data !== undefined && signature !== null && signer.trim() !== '';
  return (
    <Sheet
      wide
      title={words('letterSignTitle')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            icon="check"
            disabled={!isReady}
            busy={signing.isPending}
            onClick={() => void sign()}
          >
            {words('letterSend')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <Choice
          label={words('letterLanguage')}
          value={language}
          options={[
            { value: 'zh', label: words('letterZh') },
            { value: 'en', label: words('letterEn') },
          ]}
          onChange={setLanguage}
        />
        <Loaded query={letter}>
          {(read) => (
            <>
              <Letter letter={read} language={language} />
              <TextField
                label={words('letterSigner')}
                error={problems.signer}
                maxLength={60}
                value={signer}
                onChange={({ target }) => setSigner(target.value)}
              />
              <TextField
                label={words('letterCompany')}
                error={problems.company}
                maxLength={120}
                value={behalf}
                onChange={({ target }) => setCompany(target.value)}
              />
              <div className="field">
                <label id={`${signId}-label`} htmlFor={signId}>
                  {words('letterSignatureLabel')}
                </label>
                <SignatureInput
                  id={signId}
                  labelledBy={`${signId}-label`}
                  label={words('letterSignature')}
                  value={signature ?? undefined}
                  onChange={setSignature}
                  own={mine?.find(({ isDefault }) => isDefault === 1)?.signImg}
                />
              </div>
              <p className="letter-agree">{words('letterAgree')}</p>
            </>
          )}
        </Loaded>
      </div>
    </Sheet>
  );
}

/** As on paper: what somebody is about to sign. */
function Letter({ letter, language }: { letter: TelexLetter; language: 'zh' | 'en' }) {
  return (
    <article className="letter" lang={language === 'zh' ? 'zh-CN' : 'en'} aria-label={letter.title}>
      <header>
        <h3>{letter.title}</h3>
        <span className="number">{letter.shipmentNo}</span>
      </header>
      <p>
        <strong>{letter.to}</strong>
      </p>
      <p>{letter.body}</p>
      <dl>
        {letter.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{letter.promise}</p>
    </article>
  );
}
