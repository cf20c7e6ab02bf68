import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { imageUrl } from "#rules/images/image-url.ts";
import { Avatar } from "#web/ui/marks/avatar.tsx";

type Company = Pick<WireEmployeeBooking["corporation"], "name" | "icon_image" | "baseURL_image">;

/** The company's logo, or its initials until it has one. */
export function CorporationMark({ of: company, size }: { of: Company; size: 40 | 48 }) {
  const logo = company.icon_image ? imageUrl(company.baseURL_image, "160x160", company.icon_image) : null;
  return <Avatar name={company.name} src={logo} size={size} isSquare />;
}
