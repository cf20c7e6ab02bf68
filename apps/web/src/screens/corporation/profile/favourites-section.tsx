import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import type { WireFavourite } from "#contract/corporations/corporation.entities.ts";
import { favouriteTexts } from "#texts/da/corporation/favourites.ts";
import { shortName } from "#texts/format/contact.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { FavouriteButton } from "#web/components/people/favourites/favourite-button.tsx";
import { pictureOf } from "#web/components/people/picture.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";

const texts = favouriteTexts.section;

/** Everybody whom the company has marked, and the way to take a mark back. */
export function FavouritesSection() {
  const favourites = useApiQuery(corporationEndpoints.favourites);
  return (
    <Card className="stack profile-section" aria-labelledby="profile-favourites">
      <h2 className="h3" id="profile-favourites">
        {texts.title}
      </h2>
      <p className="small dim">{favourites.data?.length === 0 ? texts.empty : texts.lead}</p>
      <QueryView
        query={favourites}
        skeleton={{ shape: "list", count: 2, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {(people) =>
          people.length > 0 && (
            <ul className="chosen-list">
              {people.map((favourite) => (
                <Favourite key={favourite.employee_id} favourite={favourite} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  );
}

function Favourite({ favourite }: { favourite: WireFavourite }) {
  const { corporation } = useCorporation();
  const name = shortName(favourite.first_name, favourite.last_name);
  return (
    <li className="chosen">
      <Avatar name={name} src={pictureOf(favourite, "100x100")} />
      <b className="strong">{name}</b>
      <FavouriteButton
        employeeId={favourite.employee_id}
        name={name}
        isFavourite
        corporationId={corporation.id}
      />
    </li>
  );
}
