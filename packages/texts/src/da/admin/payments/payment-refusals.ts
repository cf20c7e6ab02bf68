/** Why a payment or a reminder of an invoice is refused. */
export const paymentRefusals = {
  department_invoiced: "Bookingen er faktureret, så afdelingen kan ikke skiftes.",
  not_payable: "Betalinger kan kun skrives på fakturaer, I selv har lavet, og som ikke er kreditnotaer.",
  line_booked: "En af bankens linjer er allerede bogført. Læs filen ind igen.",
  parts_differ: "Fordelingen af en linje giver ikke linjens beløb.",
  payment_in_future: "Dagen er ikke kommet endnu.",
  reminder_asked: "Virksomheden har spurgt om fakturaen. Svar først, eller vælg rykkeren igen.",
  reminder_days: "Der skal være mindst 10 dage mellem rykkerne. Sæt de andre dage først.",
  reminder_not_last: "Der er sendt en rykker senere. Træk den tilbage først.",
  reminder_paid: "Fakturaen er betalt i mellemtiden.",
  reminder_sent: "Fakturaen er rykket i mellemtiden.",
} as const;
