/** What an employee reads on the home while the office has not approved the profile. */
export const ownApprovalTexts = {
  waiting: {
    title: "Vi ser på din profil",
    text: "Du kan kigge på jobs så længe. Du får en mail, så snart du kan søge dem.",
  },
  declined: {
    title: "Din profil er ikke godkendt",
    because: (reason: string) => `Vi skrev: «${reason}»`,
    text: (phone: string) => `Ret din profil, og ring til os på ${phone}, så ser vi på den igen.`,
  },
} as const;
