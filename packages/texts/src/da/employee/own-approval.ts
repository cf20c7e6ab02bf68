/** What an employee reads on the home of the office's decision on the profile. */
export const ownApprovalTexts = {
  waiting: {
    title: "Vi skal godkende din profil",
    text: "Det gør vores kontor. Du får en mail, så snart du kan søge. Du kan kigge på jobs så længe.",
  },
  approved: {
    title: "Du kan søge nu",
    text: "Vi har godkendt din profil. Vælg et job, og tryk Ansøg.",
  },
  declined: {
    title: "Din profil er ikke godkendt",
    because: (reason: string) => `Vi skrev: «${reason}»`,
    text: (phone: string) => `Ret din profil, og ring til os på ${phone}, så ser vi på den igen.`,
  },
} as const;
