import './call.css';

export function Call({ number }: { number: string }) {
  return (
    <a className="call-number number" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      {number}
    </a>
  );
}
