import { useId } from "react";
import { FormProvider } from "react-hook-form";
import * as z from "zod/mini";
import { editProfileEndpoints } from "#contract/backoffice/edit-profile.endpoints.ts";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { call } from "#web/api/calls/call.ts";
import { AdminPart } from "#web/components/company-profile/admin-part.tsx";
import { FactsPart } from "#web/components/company-profile/facts-part.tsx";
import { NotificationsPart } from "#web/components/company-profile/notifications-part.tsx";
import { type ProfileValues, profileForm, valuesOf } from "#web/components/company-profile/profile-values.ts";
import { SavedMeanwhile } from "#web/components/feedback/saved-meanwhile.tsx";
import { EditBar } from "./edit-bar.tsx";
import { useProfileEdit } from "./use-profile-edit.ts";

type Company = AnswerOf<typeof pageEndpoints.company>;

const schema = z.omit(profileForm, { email: true });

const storedOf = ({ corporation, version }: Company) => ({ values: valuesOf(corporation), version });

/** A company's profile with what the office agrees with it; the e-mail that signs in changes elsewhere, by a link. */
export function EditCompany({ company, onClose }: { company: Company; onClose: () => void }) {
  const params = { id: company.corporation.id };
  const save = useApiMutation(editProfileEndpoints.saveCorporationProfile);
  const { form, isPending, submit, cancel, dialog } = useProfileEdit<ProfileValues, z.output<typeof schema>>({
    name: "company",
    stored: storedOf(company),
    schema,
    save: (changed, version) => save.mutateAsync({ params, body: { ...changed, version } }),
    reload: async () => storedOf(await call(pageEndpoints.company, { params })),
    onClose,
  });
  const id = useId();
  return (
    <FormProvider {...form}>
      <form id={id} className="edit-profile company-profile" noValidate onSubmit={submit}>
        <div className="stack">
          <FactsPart />
          <AdminPart />
        </div>
        <div className="stack">
          <NotificationsPart />
        </div>
      </form>
      <EditBar form={id} isPending={isPending} onCancel={cancel} />
      <SavedMeanwhile {...dialog} />
    </FormProvider>
  );
}
