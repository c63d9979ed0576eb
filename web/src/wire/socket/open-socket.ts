import {
  heartbeatEvery,
  missedBeats,
  type SentFrame,
  type ServerMessage,
  socketPath,
} from '@fairway/contract/live.ts';
import { joinBase } from '../base-path.ts';
import { requestTimeout } from '../request.ts';

/** A line that was open when the device slept may be dead without knowing; it is asked, and has so long to answer. */
const proofTime = 5_000;

interface Ends {
  hear: (message: ServerMessage) => void;
  /** It broke, or nobody is at the other end. */
  lost: () => void;
  /** 1 is as a person has it; tests do not wait for minutes. */
  pace: number;
}

/** One socket, from its ticket to its end. */
export interface OpenSocket {
  /** False when it could not leave. */
  say: (frame: SentFrame) => boolean;
  /** Asks for the first words, which say what is unread. */
  greet: () => void;
  /** Makes sure that somebody is at the other end. */
  prove: () => void;
  close: () => void;
}

export function openSocket(ticket: string, { hear, lost, pace }: Ends): OpenSocket {
  const wire = new WebSocket(addressWith(ticket));
  let unansweredBeats = 0;
  let proving: ReturnType<typeof setTimeout> | undefined;
  const tooLate = setTimeout(lose, requestTimeout * pace);
  const beating = setInterval(() => {
    if (unansweredBeats >= missedBeats) return lose();
    unansweredBeats++;
    say({ method: 'Heartbeat' });
  }, heartbeatEvery * pace);

  function say(frame: SentFrame): boolean {
    if (wire.readyState !== WebSocket.OPEN) return false;
    wire.send(JSON.stringify(frame));
    return true;
  }
  const greet = () => void say({ method: 'OnConnection', mobileDevice: false });

  function close(): void {
    for (const timer of [tooLate, beating, proving]) clearTimeout(timer);
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  /** Without waiting for the browser: it takes a minute to notice that a line is dead. */
  function lose(): void {
    close();
    lost();
  }

  wire.onopen = greet;
  wire.onclose = lose;
  wire.onmessage = ({ data }) => {
    unansweredBeats = 0;
    clearTimeout(proving);
    const message = read(data);
    if (!message) return;
    if (message.method === 'initMessage') clearTimeout(tooLate);
    // Not greeted is as good as not connected.
    if (message.method === 'error' && message.of === 'OnConnection') lose();
    else hear(message);
  };

  return {
    say,
    greet,
    prove() {
      // One that is still being opened has its own time for that.
      if (!say({ method: 'Heartbeat' })) return;
      clearTimeout(proving);
      proving = setTimeout(lose, proofTime * pace);
    },
    close,
  };
}

function addressWith(ticket: string): URL {
  const address = joinBase(`${socketPath}?ticket=${encodeURIComponent(ticket)}`);
  address.protocol = address.protocol.replace('http', 'ws');
  return address;
}

/** A newer server may say what this page does not know; what is no message at all is left alone. */
function read(data: unknown): ServerMessage | undefined {
  try {
    const message = JSON.parse(String(data)) as ServerMessage | null;
    return typeof message?.method === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}
