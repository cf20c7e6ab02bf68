/** The admin's mailbox: every message that was queued (screens *Menu*). */
export const mailboxTexts = {
  title: "Postkasse",
  text: "Alle beskeder fra systemet. Det, der ikke kunne leveres, står først.",
  filters: { status: "Status", channel: "Kanal", all: "Alle" },
  columns: {
    recipient: "Modtager",
    channel: "Kanal",
    status: "Status",
    subject: "Emne",
    created: "Oprettet",
    actions: "Handlinger",
  },
  channels: {
    email: "E-mail",
    sms: "SMS",
    accounting: "Faktura",
    payroll: "Løn",
  },
  statuses: {
    queued: "Venter",
    sending: "Sendes",
    sent: "Sendt",
    failed: "Kunne ikke leveres",
    withdrawn: "Taget tilbage",
  },
  show: "Vis besked",
  sentAt: "Sendt",
  attempts: "Forsøg",
  sendAgain: "Send igen",
  sentAgain: "Beskeden er sat i kø igen",
  loading: "Indlæser...",
  empty: "Der er ingen beskeder endnu",
} as const;
