import { Heart } from "lucide-react";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { favouriteTexts as texts } from "#texts/da/corporation/favourites.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type FavouritePerson, useIsFavourite, useMarkFavourite } from "./use-favourite.ts";

interface FavouriteButtonProps extends FavouritePerson {
  /** Whose booking the person stands on: a company marks people of its own bookings only. */
  corporationId: number;
}

/** The heart beside a person: on for favourites. */
export function FavouriteButton({ corporationId, ...person }: FavouriteButtonProps) {
  const { corporation } = useCorporation();
  const may = useMay()(corporationEndpoints.markFavourite);
  const isFavourite = useIsFavourite(person);
  const mark = useMarkFavourite(person);
  if (corporationId !== corporation.id || !may) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      isIconOnly
      className="heart"
      aria-label={texts.button(person.name)}
      aria-pressed={isFavourite}
      onClick={() => mark(!isFavourite)}
    >
      <Icon of={Heart} />
    </Button>
  );
}
