import { useMutationState } from "@tanstack/react-query";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { favouriteTexts as texts } from "#texts/da/corporation/favourites.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import type { CallParts } from "#web/api/calls/call.ts";
import { toast } from "#web/ui/overlays/toast.ts";

/** A person as the server sent it, and whether it is a favourite there. */
export interface FavouritePerson {
  employeeId: number;
  name: string;
  isFavourite: boolean;
}

const markKey = (employeeId: number) => ["favourite", employeeId] as const;

/** Whether a person is a favourite: as the running call will have it, otherwise as the server says. */
export function useIsFavourite({ employeeId, isFavourite }: Omit<FavouritePerson, "name">): boolean {
  const [pressed] = useMutationState({
    filters: { mutationKey: markKey(employeeId), status: "pending" },
    select: ({ state }) => state.variables as CallParts<typeof corporationEndpoints.markFavourite>,
  });
  return pressed?.body ? pressed.body.favourite === true : isFavourite;
}

/** Marks a person or takes the mark back; it shows at once, and the toast offers to undo it. */
export function useMarkFavourite({ employeeId, name }: Omit<FavouritePerson, "isFavourite">) {
  const send = useApiMutation(corporationEndpoints.markFavourite, {
    mutationKey: markKey(employeeId),
  });

  function mark(favourite: boolean, canUndo = true) {
    if (send.isPending) return;
    const undo = { label: texts.undo, onAction: () => mark(!favourite, false) };
    send
      .mutateAsync({ params: { employeeId }, body: { favourite } })
      .then(() =>
        toast.success(favourite ? texts.marked(name) : texts.unmarked(name), canUndo ? undo : undefined),
      )
      .catch(() => toast.error(texts.failed));
  }

  return mark;
}
