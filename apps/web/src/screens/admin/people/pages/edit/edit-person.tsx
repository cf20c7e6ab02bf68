import { useId } from "react";
import { FormProvider } from "react-hook-form";
import * as z from "zod/mini";
import { editProfileEndpoints } from "#contract/backoffice/edit-profile.endpoints.ts";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { employeeProfileFields } from "#contract/employees/forms.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { editProfileTexts as texts } from "#texts/da/backoffice/edit-profile.ts";
import {
  employeeNotificationTexts,
  employeeProfileTexts,
  profilePartTexts as parts,
} from "#texts/da/employee/employee-profile.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { call } from "#web/api/calls/call.ts";
import { SavedMeanwhile } from "#web/components/feedback/saved-meanwhile.tsx";
import { AboutFields } from "#web/components/people/profile/about-fields.tsx";
import {
  type AccountValues,
  accountForm,
  accountValuesOf,
} from "#web/components/people/profile/account-values.ts";
import { NotificationTable } from "#web/components/people/profile/notification-table.tsx";
import { OfferBudget } from "#web/components/people/profile/offer-budget.tsx";
import { PayFields } from "#web/components/people/profile/pay-fields.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { EditBar } from "./edit-bar.tsx";
import {
  EmptiedNumbers,
  type EmptiedValues,
  emptiedForm,
  noneEmptied,
  withEmptied,
} from "./emptied-numbers.tsx";
import { PictureFields, type PictureValues } from "./picture-fields.tsx";
import { useProfileEdit } from "./use-profile-edit.ts";
import { SkillFields, ZoneFields } from "./work-fields.tsx";
import { type WorkValues, workForm, workValuesOf } from "./work-values.ts";

type Person = AnswerOf<typeof pageEndpoints.person>;

const schema = z.extend(z.object(employeeProfileFields), {
  ...workForm,
  ...emptiedForm,
  birth_date: z.optional(accountForm.shape.birth_date),
});

type PersonValues = AccountValues & WorkValues & PictureValues & EmptiedValues;

function storedOf({ employee, version }: Person): { values: PersonValues; version: number } {
  const { profile_image, uniform_image, baseURL_image } = employee;
  const pictures = { profile_image, uniform_image, baseURL_image };
  return {
    values: { ...accountValuesOf(employee), ...workValuesOf(employee), ...pictures, ...noneEmptied },
    version,
  };
}

/** A person's profile with all that the person can fill in, for the office. */
export function EditPerson({ person, onClose }: { person: Person; onClose: () => void }) {
  const { employee } = person;
  const params = { id: employee.id };
  const save = useApiMutation(editProfileEndpoints.saveEmployeeProfile);
  const { form, isPending, submit, cancel, dialog } = useProfileEdit<PersonValues, z.output<typeof schema>>({
    name: "person",
    stored: storedOf(person),
    schema,
    secret: ["cpr_nr", "bank_reg_nr", "bank_account_nr"],
    save: (changed, version) => save.mutateAsync({ params, body: { ...withEmptied(changed), version } }),
    reload: async () => storedOf(await call(pageEndpoints.person, { params })),
    onClose,
  });
  const id = useId();
  return (
    <FormProvider {...form}>
      <p className="dim">{texts.personLead}</p>
      <form id={id} className="edit-profile" noValidate onSubmit={submit}>
        <div className="stack">
          <Card className="stack" aria-label={parts.pictures}>
            <h2 className="h3">{parts.pictures}</h2>
            <PictureFields name={employee.first_name} />
          </Card>
          <Card className="stack" aria-label={employeeProfileTexts.sections.account}>
            <h2 className="h3">{employeeProfileTexts.sections.account}</h2>
            <AboutFields />
          </Card>
          <Card className="stack" aria-label={employeeProfileTexts.sections.zones}>
            <h2 className="h3">{employeeProfileTexts.sections.zones}</h2>
            <ZoneFields />
          </Card>
        </div>
        <div className="stack">
          <Card className="stack" aria-label={parts.pay}>
            <h2 className="h3">{parts.pay}</h2>
            <PayFields employee={employee} isCprLocked={false} />
            <EmptiedNumbers stored={employee} />
          </Card>
          <Card className="stack" aria-label={employeeProfileTexts.sections.skills}>
            <h2 className="h3">{employeeProfileTexts.sections.skills}</h2>
            <SkillFields />
          </Card>
          <Card className="stack" aria-label={employeeNotificationTexts.title}>
            <h2 className="h3">{employeeNotificationTexts.title}</h2>
            <NotificationTable />
            <OfferBudget />
          </Card>
        </div>
      </form>
      <EditBar form={id} isPending={isPending} onCancel={cancel} />
      <SavedMeanwhile {...dialog} />
    </FormProvider>
  );
}
