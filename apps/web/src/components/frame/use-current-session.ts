import { useQuery } from "@tanstack/react-query";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { keyOf } from "#web/api/calls/answers.ts";
import { useAppState } from "#web/api/session/use-session.ts";

/**
 * Asks the server who is signed in once somebody has changed that: an owner has given the user another role, or the link to
 * the e-mail was pressed elsewhere. The open page shows from then on what is so.
 */
export function useCurrentSession(): void {
  const { refresh } = useAppState();
  useQuery({
    queryKey: keyOf(sessionEndpoints.corporationMe),
    queryFn: async () => {
      await refresh();
      return null;
    },
    // The page begins with the answer of the sign-in.
    initialData: null,
    staleTime: Infinity,
  });
}
