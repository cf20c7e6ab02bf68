import { Heart } from "lucide-react";
import { favouriteTexts as texts } from "#texts/da/corporation/favourites.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import { useIsFavourite } from "./use-favourite.ts";

/** «Favorit» beside the name of a person whom the company has marked; nothing beside others. */
export function FavouriteStatus(person: { employeeId: number; isFavourite: boolean }) {
  if (!useIsFavourite(person)) return null;
  return (
    <Status tone="pine" icon={Heart}>
      {texts.status}
    </Status>
  );
}
