import { listSignatures, mostSignatures, type Signature } from '@fairway/contract/account.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';
import { SignatureAdd } from './signature-add.tsx';
import { SignatureCard } from './signature-card.tsx';
import './signatures.css';

/** The signatures I sign approvals with. */
export function Signatures() {
  const signatures = useQuery(load(listSignatures, {}));
  return <Loaded query={signatures}>{(list) => <SignatureList signatures={list} />}</Loaded>;
}

interface SignatureListProps {
  signatures: readonly Signature[];
}

function SignatureList({ signatures }: SignatureListProps) {
  const words = useWords();
  const [isAdding, setAdding] = useState(false);
  const isFull = signatures.length >= mostSignatures;
  const add = (
    <Button look="primary" icon="plus" disabled={isFull} onClick={() => setAdding(true)}>
      {words('signatureAdd')}
    </Button>
  );
  return (
    <>
      {signatures.length === 0 ? (
        <Empty title={words('signatureNone')} line={words('signatureNoneLine')} action={add} />
      ) : (
        <>
          <ul className="signatures" aria-label={words('signatureList')}>
            {signatures.map((signature, index) => (
              <SignatureCard key={signature.id} signature={signature} number={index + 1} />
            ))}
          </ul>
          <div className="signatures-add">
            {add}
            {isFull && <p>{words('signatureFull', { n: mostSignatures })}</p>}
          </div>
        </>
      )}
      {isAdding && <SignatureAdd isFirst={signatures.length === 0} onClose={() => setAdding(false)} />}
    </>
  );
}
