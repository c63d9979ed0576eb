import { useState } from 'react';
import type { PolicyName } from '../language/policies.ts';
import { useWords } from '../language/words.ts';
import './policy-links.css';
import { PolicySheet } from './policy-sheet.tsx';

const names = ['userAgreement', 'privacyPolicy'] as const;

/** The two agreements, to be read on the spot. */
export function PolicyLinks() {
  const words = useWords();
  const [reading, setReading] = useState<PolicyName>();
  return (
    <div className="policy-links">
      {names.map((name) => (
        <button key={name} type="button" onClick={() => setReading(name)}>
          {words(name)}
        </button>
      ))}
      <PolicySheet name={reading} onClose={() => setReading(undefined)} />
    </div>
  );
}
