import { messageEndpoints } from "#contract/messages/message.endpoints.ts";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import { todayTexts as texts } from "#texts/da/backoffice/today.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import type { TodayItem } from "#web/components/frame/office/today-item.ts";
import { ScreenButton, type ScreenPath } from "#web/components/frame/screen-link.tsx";
import { useApprove } from "#web/components/people/approval/use-approve.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { useOpenDialog } from "../opened-dialog.tsx";
import { allowedWays } from "./allowed-ways.ts";
import { type Way, waysOf } from "./line-ways.ts";

interface LineButtonsProps {
  group: TodayKey;
  item: TodayItem;
  name: string;
  isUrgent: boolean;
  now: number;
}

/** What whoever is signed in can do about a line, one press each. */
export function LineButtons({ group, item, name, isUrgent, now }: LineButtonsProps) {
  const ways = allowedWays(group, waysOf(group, item, now), useMay());
  return (
    <span className="todo-acts">
      {ways.map((way) => (
        <LineButton
          key={way.label}
          way={way}
          item={item}
          name={name}
          isUrgent={isUrgent && way === ways.at(-1)}
        />
      ))}
    </span>
  );
}

type LineButtonProps = Omit<LineButtonsProps, "group" | "now"> & { way: Way };

function LineButton({ way, item, name, isUrgent }: LineButtonProps) {
  const open = useOpenDialog();
  const look = { size: "small", variant: isUrgent ? "outline" : "quiet" } as const;
  const content = (
    <>
      {way.label}
      <span className="visually-hidden">: {name}</span>
    </>
  );
  if ("phone" in way) {
    return (
      <LinkButton {...look} href={way.phone}>
        {content}
      </LinkButton>
    );
  }
  if ("dialog" in way) {
    return (
      <Button {...look} onClick={() => open({ dialog: way.dialog, item })}>
        {content}
      </Button>
    );
  }
  if ("sendAgain" in way) return <SendAgain id={way.sendAgain} look={look} content={content} />;
  if ("approve" in way) return <Approve id={way.approve} name={name} look={look} content={content} />;
  // A path of `routes.tsx`, its parameters filled in.
  return (
    <ScreenButton {...look} to={way.to as ScreenPath} search={way.search}>
      {content}
    </ScreenButton>
  );
}

interface ApproveProps extends SendAgainProps {
  name: string;
}

function Approve({ id, name, look, content }: ApproveProps) {
  const { approve, isPending } = useApprove(id, name);
  return (
    <Button {...look} isPending={isPending} onClick={approve}>
      {content}
    </Button>
  );
}

interface SendAgainProps {
  id: number;
  look: { size: "small"; variant: "outline" | "quiet" };
  content: React.ReactNode;
}

function SendAgain({ id, look, content }: SendAgainProps) {
  const send = useApiMutation(messageEndpoints.sendAgain);
  function press() {
    send.mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success(texts.sentAgain),
        onError: (error) => toast.error(failureText(error, adminToasts.actionFailed)),
      },
    );
  }
  return (
    <Button {...look} isPending={send.isPending} onClick={press}>
      {content}
    </Button>
  );
}
