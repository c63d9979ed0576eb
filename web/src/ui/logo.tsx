import './logo.css';

interface LogoProps {
  size?: number;
  /** The address of the company's own; without one it is the product's. */
  picture?: string | undefined;
}

/** A ship on its fairway; the name stands beside it. */
export function Logo({ size = 40, picture }: LogoProps) {
  if (picture) return <img className="logo" width={size} height={size} src={picture} alt="" />;
  return (
    <svg className="logo" width={size} height={size} viewBox="0 0 48 48" fill="none" aria-hidden="true">
      <rect className="logo-ground" width="48" height="48" rx="12" />
      <g strokeWidth="3.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M24 9v12M13 25l11-4 11 4-3 8H16z" />
        <path d="M9 38c2.5 0 2.5 2 5 2s2.5-2 5-2 2.5 2 5 2 2.5-2 5-2 2.5 2 5 2 2.5-2 5-2" />
      </g>
    </svg>
  );
}
