import { webhookHeaders } from '@fairway/contract/tracking-feeds.ts';
import { useWords } from '../language/words.ts';
import { copyText } from '../native/copy-text.ts';
import { Button } from '../ui/button.tsx';
import '../ui/form.css';
import { Sheet } from '../ui/sheet.tsx';
import { toast } from '../ui/toast.ts';
import { basePath } from '../wire/base-path.ts';

/** The secret of a webhook, told once, and where they send to. */
export interface ToldSecret {
  secret: string;
  path: string;
}

interface SecretSheetProps {
  told: ToldSecret;
  onClose: () => void;
}

const event = `{"events":[{"eventType":"EQUIPMENT","eventClassifierCode":"ACT",
  "equipmentEventTypeCode":"LOAD","eventDateTime":"2026-11-11T08:00:00+08:00",
  "equipmentReference":"CSQU3054383","emptyIndicatorCode":"LADEN"}]}`;

/** What whoever sends must do: three headers, and a body of DCSA. */
const exampleOf = (address: string): string => `BODY='${event}'
TIMESTAMP=$(date +%s)
DELIVERY=$(uuidgen)
SIGNATURE=$(printf '%s.%s.%s' "$TIMESTAMP" "$DELIVERY" "$BODY" \\
  | openssl dgst -sha256 -hmac "$SECRET" | sed 's/^.* //')
curl -X POST '${address}' \\
  -H 'content-type: application/json' \\
  -H "${webhookHeaders.timestamp}: $TIMESTAMP" \\
  -H "${webhookHeaders.delivery}: $DELIVERY" \\
  -H "${webhookHeaders.signature}: sha256=$SIGNATURE" \\
  -d "$BODY"`;

/** Shown once: who closes it without a copy makes another one. */
export function SecretSheet({ told, onClose }: SecretSheetProps) {
  const words = useWords();
  const address = `${location.origin}${basePath()}${told.path}`;
  const example = exampleOf(address);
  const copy = async (text: string) => toast(words((await copyText(text)) ? 'feedCopied' : 'linkNotCopied'));
  return (
    <Sheet title={words('feedSecret')} open wide onClose={onClose}>
      <div className="form-stack">
        <p role="status">{words('feedSecretLine')}</p>
        <code className="feed-secret">{told.secret}</code>
        <Button look="primary" icon="copy" onClick={() => void copy(told.secret)}>
          {words('feedCopySecret')}
        </Button>
        <p>{words('feedSendTo')}</p>
        <code className="feed-secret">{address}</code>
        <p>{words('feedSignLine')}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys */}
        <pre className="feed-example" tabIndex={0}>
          {example}
        </pre>
        <Button icon="copy" onClick={() => void copy(example)}>
          {words('feedCopyExample')}
        </Button>
      </div>
    </Sheet>
  );
}
