import { sendSmsCode } from '@fairway/contract/sign-in-methods.ts';
import { smsCodePause } from '@fairway/domain/sign-in-methods/sms-code-rules.ts';
import { useMutation } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { call } from '../wire/api.ts';
import { useCountdown } from './use-countdown.ts';

interface CodeButtonProps {
  mobile: string;
  /** False keeps it from being sent: the number is not one yet. */
  isReady: () => boolean;
  onSent: () => void;
}

/** Asks for a code, then waits as long as the server wants to be left alone. */
export function CodeButton({ mobile, isReady, onSent }: CodeButtonProps) {
  const words = useWords();
  const { secondsLeft, start } = useCountdown();
  const sending = useMutation({
    mutationFn: () => call(sendSmsCode, { params: { account: mobile } }, { mask: false }),
    onSuccess: () => {
      toast(words('smsSent'));
      start(smsCodePause);
      onSent();
    },
  });
  return (
    <Button
      look="quiet"
      busy={sending.isPending}
      disabled={secondsLeft > 0}
      onClick={() => isReady() && sending.mutate()}
    >
      {secondsLeft > 0 ? words('smsAgainIn', { seconds: secondsLeft }) : words('smsSend')}
    </Button>
  );
}
