import type { SysConfigInfo } from '@fairway/contract/session.ts';
import { useCompanyName } from '../language/company-name.ts';
import { useWords } from '../language/words.ts';
import { Logo } from '../ui/logo.tsx';
import { pictureAddress } from '../wire/picture-address.ts';
import './login-welcome.css';

interface LoginWelcomeProps {
  config: SysConfigInfo | undefined;
}

/** The product's face, or the company's own: a band on a phone, half the screen on a desk. */
export function LoginWelcome({ config }: LoginWelcomeProps) {
  const words = useWords();
  return (
    <header className="login-welcome">
      <div className="login-welcome-brand">
        <Logo size={48} picture={pictureAddress(config?.logoIcon)} />
        <div>
          <strong>
            {words('productName')} <span lang="en">{words('productLatin')}</span>
          </strong>
          <span className="login-welcome-company">{useCompanyName(config)}</span>
        </div>
      </div>
      <p className="login-welcome-line">{words('productLine')}</p>
      {config?.loginIcon ? (
        <img className="login-welcome-picture" src={pictureAddress(config.loginIcon)} alt="" />
      ) : (
        <Sea />
      )}
    </header>
  );
}

function Sea() {
  return (
    <svg
      className="login-welcome-sea"
      viewBox="0 0 600 300"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
    >
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="2 10" strokeLinecap="round">
        <path d="M20 250C140 120 300 260 420 130S560 60 590 20" />
        <path d="M10 190C120 230 220 80 360 120S520 200 596 150" />
        <path d="M0 290C180 300 300 190 430 230S560 250 600 220" />
      </g>
      <g fill="currentColor">
        <circle cx="20" cy="250" r="6" />
        <circle cx="420" cy="130" r="6" />
        <circle cx="360" cy="120" r="4" />
        <circle cx="590" cy="20" r="6" />
        <circle cx="430" cy="230" r="5" />
      </g>
    </svg>
  );
}
