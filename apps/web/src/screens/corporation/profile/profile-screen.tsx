import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import type { WireCorporation } from "#contract/corporations/corporation.entities.ts";
import { contractTextEndpoints } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import { imageUrl } from "#rules/images/image-url.ts";
import { acceptanceTexts } from "#texts/da/contracts/contract-titles.ts";
import { calendarAddressTexts } from "#texts/da/corporation/calendar.ts";
import { corporationProfileTexts as texts } from "#texts/da/corporation/corporation-profile.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useCompanyRole } from "#web/api/session/use-may.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { AcceptanceList } from "#web/components/contracts/acceptance-list.tsx";
import { ScreenBack } from "#web/components/frame/screen-link.tsx";
import { CalendarAddress } from "#web/components/people/calendar-address.tsx";
import { ProfileForm } from "#web/screens/corporation/profile/form/profile-form.tsx";
import { useCorporationPicture } from "#web/screens/corporation/use-company-picture.ts";
import { ImagePicker } from "#web/ui/fields/images/image-picker.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { FavouritesSection } from "./favourites-section.tsx";
import { OwnDataSection } from "./own-data-section.tsx";
import { PasswordSection } from "./password-section.tsx";

/** 'Min Virksomhed': pictures, facts, notifications, favourites, calendar, accepted terms, password; for admins also agreements and fees. */
export function ProfileScreen() {
  const role = useCompanyRole();
  const isOwner = role === null || role === "owner";
  return (
    <Page width="narrow">
      <Stack gap={24} className="profile">
        <PageHead back={<ScreenBack to="/">{texts.back}</ScreenBack>} title={texts.title} />
        {isOwner && <PictureSection />}
        <ProfileForm />
        <FavouritesSection />
        <CalendarSection />
        <AcceptancesSection />
        <OwnDataSection />
        <PasswordSection />
      </Stack>
    </Page>
  );
}

/** The terms that the company has accepted, each as it was read. */
function AcceptancesSection() {
  const accepted = useApiQuery(contractTextEndpoints.companyAcceptances);
  return (
    <Card className="stack profile-section" aria-labelledby="profile-acceptances">
      <h2 className="h3" id="profile-acceptances">
        {acceptanceTexts.title}
      </h2>
      <AcceptanceList query={accepted} />
    </Card>
  );
}

/** The private address at which the company's own calendar reads its bookings. */
function CalendarSection() {
  return (
    <Card className="stack profile-section" aria-labelledby="profile-calendar">
      <h2 className="h3" id="profile-calendar">
        {calendarAddressTexts.title}
      </h2>
      <p className="small dim">{calendarAddressTexts.lead}</p>
      <CalendarAddress rows={corporationEndpoints} texts={calendarAddressTexts} />
    </Card>
  );
}

/** Logo and profile picture; each is saved as soon as it is picked. */
function PictureSection() {
  const { corporation } = useCorporation();
  return (
    <Card className="grid-2 pictures" aria-label={texts.pictures}>
      <Picture corporation={corporation} field="icon_image" title={texts.logo} />
      <Picture corporation={corporation} field="profile_image" title={texts.profileImage} />
    </Card>
  );
}

interface PictureProps {
  corporation: WireCorporation;
  field: "icon_image" | "profile_image";
  title: string;
}

function Picture({ corporation, field, title }: PictureProps) {
  const { save, progress } = useCorporationPicture(field);
  const picture = corporation[field];
  return (
    <section className="stack stack--tight">
      <h2 className="h3">{title}</h2>
      <ImagePicker
        name={corporation.name}
        src={picture ? imageUrl(corporation.baseURL_image, "160x160", picture) : null}
        isSquare={field === "icon_image"}
        progress={progress}
        onPick={(image) => void save(image)}
      />
    </section>
  );
}
