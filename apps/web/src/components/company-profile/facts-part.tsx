import type { ReactNode } from "react";
import { commonTexts } from "#texts/da/common/common.ts";
import { corporationProfileTexts as texts } from "#texts/da/corporation/corporation-profile.ts";
import { AddressField, type Place } from "#web/components/fields/address-field.tsx";
import { PhoneField } from "#web/components/fields/phone-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { useProfileField, useProfileForm } from "./use-profile-field.ts";

interface FactsPartProps {
  /** The field of the e-mail that signs in, where it can be changed. */
  email?: ReactNode;
  /** The e-mail that waits for its link. */
  pendingEmail?: ReactNode;
}

/** Who the company is, where, and how it is reached. */
export function FactsPart({ email, pendingEmail }: FactsPartProps) {
  const { setValue } = useProfileForm();

  /** A picked address brings its postal code and city. */
  function pick({ address, zipCode, city }: Place) {
    const typed = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    setValue("address", address, typed);
    setValue("city_zip", zipCode, typed);
    setValue("city", city, typed);
  }

  return (
    <Card className="grid-2 profile-part" aria-labelledby="profile-facts">
      <h2 className="h3 span-2" id="profile-facts">
        {texts.sections.company}
      </h2>
      <TextField label={texts.name} autoComplete="organization" {...useProfileField("name")} />
      <TextField
        label={texts.cvr}
        inputMode="numeric"
        mask="digits"
        maxLength={8}
        {...useProfileField("cvr_nr")}
      />
      <AddressField label={texts.address} className="span-2" onPick={pick} {...useProfileField("address")} />
      <TextField
        className="half"
        label={texts.zip}
        inputMode="numeric"
        mask="digits"
        maxLength={4}
        autoComplete="postal-code"
        {...useProfileField("city_zip")}
      />
      <TextField
        className="half"
        label={texts.city}
        autoComplete="address-level2"
        {...useProfileField("city")}
      />
      <TextField label={texts.contactPerson} autoComplete="name" {...useProfileField("contact_person")} />
      <TextField label={texts.department} note={commonTexts.optional} {...useProfileField("department")} />
      {email}
      <PhoneField label={texts.phone} autoComplete="tel" {...useProfileField("phone")} />
      {pendingEmail}
      <BillingFields />
    </Card>
  );
}

/** Where the invoices go, and what stands on them. */
export function BillingFields() {
  return (
    <>
      <TextField label={texts.billingEmail} type="email" {...useProfileField("billing_email")} />
      <TextField label={texts.ean} note={commonTexts.optional} maxLength={50} {...useProfileField("ean")} />
      <TextField
        label={texts.eanOrderReference}
        note={commonTexts.optional}
        maxLength={50}
        {...useProfileField("ean_order_reference")}
      />
    </>
  );
}
