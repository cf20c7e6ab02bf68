import { companyUserEndpoints, type WireCompanyUser } from "#contract/corporations/company-user.endpoints.ts";
import type { WireDepartment } from "#contract/corporations/department.entities.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { departmentOfBookingTexts as texts } from "#texts/da/corporation/department-of-booking.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface OwnDepartmentProps {
  user: WireCompanyUser;
  departments: readonly WireDepartment[];
}

/** The department that is proposed where a user books. */
export function OwnDepartment({ user, departments }: OwnDepartmentProps) {
  const change = useApiMutation(companyUserEndpoints.changeUser);
  function choose(value: string) {
    if (change.isPending) return;
    const chosen = departments.find(({ id }) => String(id) === value);
    change.mutate(
      { params: { id: user.id }, body: { department: chosen?.id ?? null } },
      {
        onSuccess: () =>
          toast.success(chosen ? texts.userSaved(user.name, chosen.name) : texts.userNone(user.name)),
        onError: (error) => toast.error(failureText(error, adminToasts.actionFailed)),
      },
    );
  }
  return (
    <NativeSelect
      label={<span className="visually-hidden">{texts.ofUser(user.name)}</span>}
      placeholder={texts.none}
      options={departments.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(user.department ?? "")}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
